"""People of a data folder: invitations, histories of their own, and removal."""

import base64
import hashlib
import json
import pathlib
import unittest

from command_test import CommandTest

PAGE = {"Accept": "text/html"}


class People(CommandTest):
    def opened(self, server, address):
        """Opens a one-time address, or accepts an invitation; returns the cookie of the session."""
        path = address.strip().split(str(server.port), 1)[1]
        status, headers, body = server.get(path, signed_in=False)
        self.assertEqual(status, 200)
        self.assertRegex(body.decode(), "Accept and sign in|Sign this browser in")
        status, headers, _ = server.press(address.strip())
        self.assertEqual(status, 303)
        return {"Cookie": headers["Set-Cookie"].split(";")[0], **PAGE}

    def test_an_invited_person_signs_in_once_and_has_a_history_of_their_own(self):
        self.succeeds("athlete", "--name", "Ada")
        self.succeeds("add", "sauna", "2026-11-20T18:30", "30")
        with self.serving() as server:
            address = self.succeeds("people", "invite", "Mia")
            self.assertRegex(self.succeeds("people"), r"Ada  owner\nMia  athlete, since \S+, not signed in, address open until")
            mia = self.opened(server, address)
            self.assertEqual(server.get(address.strip().split(str(server.port), 1)[1], signed_in=False)[0], 403)
            self.assertEqual(server.get("/", headers=mia, signed_in=False)[0], 200)
            self.assertNotIn(b"Ada", server.get("/settings", headers=mia, signed_in=False)[2])
            self.assertIn(b"Mia", server.get("/settings", headers=mia, signed_in=False)[2])
            self.assertIn("last seen", self.succeeds("people"))
            self.succeeds("add", "running", "2026-11-21T07:00", "40", "--athlete", "mia")
            self.assertEqual(self.activities("--athlete", "Mia"), ["running"])
            self.assertEqual(self.activities(), ["sauna"])
            self.succeeds("people", "disable", "Mia")
            self.assertEqual(server.get("/", headers=mia, signed_in=False)[0], 401)
            self.assertEqual(self.hearth("sign-in", "--athlete", "Mia").returncode, 77)
            self.assertEqual(self.hearth("token", "--athlete", "Mia").returncode, 77)
            self.succeeds("people", "enable", "Mia")
            again = self.opened(server, self.succeeds("sign-in", "--athlete", "Mia"))
            self.assertEqual(server.get("/", headers=again, signed_in=False)[0], 200)

    def passkey(self, athlete, number):
        """Stores a passkey with a key on Ed25519, as the server does."""
        def text(content):
            return base64.urlsafe_b64encode(content).decode().rstrip("=")

        folder = self.home / "keys" / "passkeys"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        credential = text(bytes([number] * 16))
        name = hashlib.sha256(f"hearth passkey {credential}".encode()).hexdigest()[:32]
        entry = {"credentialID": credential, "handle": text(b"h" * 32), "key": text(bytes.fromhex("a4010103272006215820") + b"k" * 32),
                 "site": "localhost", "athlete": athlete, "name": "Phone", "transports": ["internal"], "counter": 0,
                 "isBackupEligible": False, "isBackedUp": False, "added": 1.7e9}
        path = folder / f"{name}.json"
        path.write_text(json.dumps(entry))
        path.chmod(0o600)
        return path

    def test_passkeys_are_counted_verified_and_removed_with_their_person(self):
        self.succeeds("athlete", "--name", "Ada")
        with self.serving():
            self.succeeds("people", "invite", "Mia")
        account, = (path.stem for path in (self.home / "keys" / "accounts").glob("*.json"))
        mine, hers, second = self.passkey("1", 1), self.passkey(account, 2), self.passkey(account, 3)
        self.assertRegex(self.succeeds("people"), r"Ada  owner, 1 passkey\nMia  athlete, since \S+, not signed in, 2 passkeys, address open")
        self.assertTrue(json.loads(self.succeeds("verify", "--json"))["intact"])
        second.write_text(second.read_text()[:-9])
        answer = self.hearth("verify", "--json")
        self.assertEqual((answer.returncode, json.loads(answer.stdout)["unreadable_credentials"]), (1, [f"passkeys/{second.name}"]))
        self.assertIn("not signed in, 1 passkey,", self.succeeds("people"))
        self.succeeds("people", "remove", "Mia", "--erase")
        self.assertEqual((mine.exists(), hers.exists()), (True, False))

    def activities(self, *arguments):
        return [activity["sport"] for activity in json.loads(self.succeeds("report", "--json", *arguments))["activities"]]

    def test_removal_needs_consent_and_a_stopped_server_and_leaves_the_owner(self):
        self.succeeds("add", "sauna", "2026-11-20T18:30", "30")
        with self.serving():
            self.succeeds("people", "invite", "Mia")
            self.succeeds("add", "running", "2026-11-21T07:00", "40", "--athlete", "Mia")
            self.assertEqual(self.hearth("people", "remove", "Mia").returncode, 64)
            self.assertEqual(self.hearth("people", "remove", "Mia", "--erase").returncode, 69)
        self.assertEqual(self.activities("--athlete", "Mia"), ["running"])
        self.assertEqual(len(list(pathlib.Path(self.home, "athletes").iterdir())), 1)
        self.succeeds("people", "remove", "Mia", "--erase")
        self.assertEqual(self.hearth("report", "--athlete", "Mia").returncode, 2)
        self.assertEqual(list(pathlib.Path(self.home, "athletes").iterdir()), [])
        self.assertEqual(list(pathlib.Path(self.home, "keys", "accounts").iterdir()), [])
        self.assertEqual(self.activities(), ["sauna"])

    def test_commands_about_the_whole_folder_refuse_an_athlete(self):
        for command in (["serve"], ["people"], ["people", "invite", "Mia"]):
            self.assertEqual(self.hearth(*command, "--athlete", "Mia").returncode, 64, command)
            self.assertNotIn("--athlete", self.succeeds(*command, "--help").split("USAGE")[1])
        self.assertEqual(self.hearth("report", "--athlete", "Mia").returncode, 2)


if __name__ == "__main__":
    unittest.main()
