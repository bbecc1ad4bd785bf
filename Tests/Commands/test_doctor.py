"""`hearth doctor`: what Hearth needs to run, one line a subject, and what to do about a problem."""

import json
import os
import socket
import time
import unittest

from command_test import CommandTest


class Doctor(CommandTest):
    def setUp(self):
        super().setUp()
        self.succeeds("add", "sauna", "2026-11-20T18:30", "30")
        self.configure()

    def configure(self, *lines):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        (self.home / "config").write_text("\n".join([f"port = {port}", *lines]) + "\n")
        (self.home / "config").chmod(0o600)

    def findings(self, code=0):
        answer = self.hearth("doctor", "--json")
        self.assertEqual(answer.returncode, code, answer.stdout + answer.stderr)
        document = json.loads(answer.stdout)
        self.assertEqual(document["healthy"], code == 0)
        return {one["subject"]: (one["grade"], one["text"]) for one in document["findings"]}

    def test_a_sound_folder_has_no_problem_and_every_subject(self):
        found = self.findings()
        self.assertEqual(
            set(found), {"folder", "permissions", "accounts", "disk", "clock", "time-zone", "backups", "webhooks", "database", "server", "proxy"})
        for subject in ("folder", "permissions", "accounts", "clock", "database", "server", "proxy"):
            self.assertEqual(found[subject][0], "ok", found[subject])
        self.assertIn("1 activity", found["database"][1])
        self.assertEqual(found["backups"][0], "note")
        lines = self.succeeds("doctor").splitlines()
        self.assertEqual(len(lines), len(found))
        self.assertTrue(any(line.startswith("note     backups: ") for line in lines), lines)

    def test_before_the_first_command_nothing_is_wrong_and_nothing_is_made(self):
        home = self.folder / "none"
        answer = self.hearth("doctor", "--home", home, HEARTH_PORT="0")
        self.assertEqual(answer.returncode, 0, answer.stdout)
        self.assertFalse(home.exists())

    def test_a_folder_that_others_can_read_is_a_problem(self):
        self.home.chmod(0o755)
        self.assertEqual(self.findings(1)["permissions"][0], "problem")

    def test_a_clock_that_was_set_back_is_a_problem(self):
        tomorrow = time.time() + 86_400
        os.utime(self.home / "hearth.sqlite", (tomorrow, tomorrow))
        self.assertIn("Set the clock", self.findings(1)["clock"][1])

    def test_a_port_of_another_program_is_a_problem_and_a_running_server_is_none(self):
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            (self.home / "config").write_text(f"port = {other.getsockname()[1]}\n")
            self.assertIn("in use by another program", self.findings(1)["server"][1])
        self.configure()
        with self.serving() as server:
            self.assertIn(f"running at http://127.0.0.1:{server.port}/", self.findings()["server"][1])

    def test_a_public_address_that_does_not_lead_here_is_a_problem(self):
        self.configure("public = https://hearth.invalid")
        self.assertEqual(self.findings()["proxy"][0], "note", "the server does not run")
        with self.serving():
            self.assertIn("cannot be reached", self.findings(1)["proxy"][1])

    def test_backups_that_failed_or_are_old_are_a_problem(self):
        target = self.folder / "backups"
        self.configure(f"backup = {target}")
        self.assertEqual(self.findings()["backups"][0], "note", "none was made yet")
        self.succeeds("backup")
        self.assertIn("on the disk of the data", self.findings()["backups"][1])
        record = self.home / "backup-record.json"
        record.write_text(json.dumps({"made": time.time() - 3 * 86_400}))
        self.assertIn("too long ago", self.findings(1)["backups"][1])
        record.write_text(json.dumps({"made": time.time(), "failed": time.time(), "reason": "disk-full", "path": str(target)}))
        self.assertIn("disk-full", self.findings(1)["backups"][1])

    def test_a_damaged_account_and_a_damaged_database_are_problems(self):
        accounts = self.home / "keys" / "accounts"
        accounts.mkdir(parents=True, mode=0o700)
        (accounts / ("0" * 31 + "a.json")).write_text("{")
        self.assertIn("accounts/" + "0" * 31 + "a", self.findings(1)["accounts"][1])
        (accounts / ("0" * 31 + "a.json")).unlink()
        (self.home / "hearth.sqlite").write_bytes(b"no database" * 1000)
        self.assertEqual(self.findings(1)["database"][0], "problem")


if __name__ == "__main__":
    unittest.main()
