"""`hearth verify`: intact data, and each kind of damage that it must notice."""

import json
import os
import sqlite3
import unittest

from command_test import CommandTest


class Verify(CommandTest):
    def setUp(self):
        super().setUp()
        table = self.folder / "run.csv"
        table.write_text("date,sport,distance_km,duration_min\n2025-06-01,running,10,50\n")
        self.succeeds("import", table)

    def original(self):
        one, = (path for path in (self.home / "originals").rglob("*") if path.is_file())
        return one

    def found(self):
        answer = self.hearth("verify", "--json")
        found = json.loads(answer.stdout)
        self.assertEqual(answer.returncode, 0 if found["intact"] else 1)
        return found

    def test_intact_data(self):
        self.assertEqual(self.found(), {"activities": 1, "damaged_tables": [], "intact": True, "intact_originals": 1,
                                        "open_to_others": [], "unreadable_accounts": [], "unreadable_credentials": [], "unreadable_originals": []})
        text = self.succeeds("verify")
        self.assertIn("The database is intact: 1 activity.", text)
        self.assertIn("The originals are intact: 1 file.", text)

    def test_a_changed_original(self):
        path = self.original()
        content = bytearray(path.read_bytes())
        content[len(content) // 2] ^= 1
        path.write_bytes(content)
        found = self.found()
        self.assertEqual((found["intact_originals"], len(found["unreadable_originals"])), (0, 1))
        self.assertTrue(found["unreadable_originals"][0]["path"].endswith("run.csv"))
        # Importing the file again mends it.
        self.succeeds("import", self.folder / "run.csv")
        self.assertTrue(self.found()["intact"])

    def test_the_data_of_every_person(self):
        accounts = self.home / "keys" / "accounts"
        accounts.mkdir(mode=0o700, parents=True)
        person = "0123456789abcdef0123456789abcdef"
        (accounts / f"{person}.json").write_text('{"name":"Ann","created":1}')
        table = self.folder / "ann.csv"
        table.write_text("date,sport,distance_km,duration_min\n2025-06-02,running,8,40\n")
        self.succeeds("import", "--athlete", "Ann", table)
        self.assertEqual((self.found()["activities"], self.found()["intact_originals"]), (2, 2))
        original, = (path for path in (self.home / "athletes" / person / "originals").rglob("*") if path.is_file())
        original.write_bytes(b"changed")
        self.assertTrue(self.found()["unreadable_originals"][0]["path"].endswith("ann.csv"))
        (accounts / f"{person}.json").write_text('{"name":')
        self.assertEqual(self.found()["unreadable_accounts"], [person])

    def test_sessions_keys_passwords_and_tokens_that_cannot_be_read(self):
        self.succeeds("token", "--name", "Phone")
        self.assertTrue(self.found()["intact"])
        name = "0123456789abcdef0123456789abcdef.json"
        for kind, content in (("sessions", "{"), ("sign-in", ""), ("passwords", '{"password":"x"}'), ("tokens", "\0")):
            folder = self.home / "keys" / kind
            folder.mkdir(mode=0o700, exist_ok=True)
            (folder / name).write_text(content)
        self.assertEqual(self.found()["unreadable_credentials"],
                         [f"{kind}/{name}" for kind in ("sessions", "sign-in", "passwords", "tokens")])
        self.assertIn(f"passwords/{name}", self.hearth("verify").stdout)

    def test_a_key_of_tokens_that_cannot_be_read(self):
        self.succeeds("token", "--name", "Phone")
        (self.home / "keys" / "tokens.key").write_bytes(b"short")
        self.assertEqual(self.found()["unreadable_credentials"], ["tokens.key"])

    def test_a_missing_original(self):
        self.original().unlink()
        self.assertEqual(len(self.found()["unreadable_originals"]), 1)

    def test_a_recording_that_cannot_be_decoded(self):
        with sqlite3.connect(self.home / "hearth.sqlite") as database:
            database.execute("UPDATE recording SET content = x'00'")
        database.close()
        self.assertEqual(self.found()["damaged_tables"], ["recording"])

    def test_a_folder_that_others_can_read(self):
        os.chmod(self.home, 0o755)
        found = self.found()
        self.assertEqual(found["open_to_others"], [str(self.home)])
        self.assertTrue(self.found()["intact"], "the command closes the folder")

    def test_a_folder_without_data_is_refused(self):
        self.home = self.folder / "empty"
        self.assertSaysSo(self.hearth("verify"), 73)
        self.assertFalse(self.home.exists())


if __name__ == "__main__":
    unittest.main()
