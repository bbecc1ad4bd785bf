"""People who may look at a training: given, listed and revoked in a terminal, beside the server."""

import unittest

from command_test import CommandTest

PAGE = {"Accept": "text/html"}


class Sharing(CommandTest):
    def test_access_is_given_listed_and_revoked_and_ends_beside_the_server(self):
        self.succeeds("athlete", "--name", "Ada")
        self.succeeds("add", "sauna", "2026-11-20T18:30", "30")
        with self.serving() as server:
            invitation = self.succeeds("people", "invite", "Mia").strip()
            status, headers, _ = server.press(invitation)
            self.assertEqual(status, 303)
            mia = {"Cookie": headers["Set-Cookie"].split(";")[0], **PAGE}

            def post(path, body=b""):
                return server.get(
                    path, headers={**mia, "Content-Type": "application/x-www-form-urlencoded"}, signed_in=False, method="POST",
                    body=body)[0]

            self.assertEqual(self.succeeds("sharing").strip(), "No other person may look.")
            self.assertEqual(post("/settings/sharing/observe", b"person=1"), 404)
            self.assertRegex(self.succeeds("sharing", "give", "mia", "--days", "90"), r"^Mia  since \S+, until \S+, not looked yet")
            self.assertRegex(self.succeeds("sharing", "--athlete", "Mia"), r"No other person may look\.\nMay be looked at:\n  Ada  since")
            self.assertEqual(post("/settings/sharing/observe", b"person=1"), 303)
            self.assertIn(b"Sauna", server.get("/activities", headers=mia, signed_in=False)[2])
            self.assertRegex(self.succeeds("sharing"), r"May look:\n  Mia  since \S+, until \S+, first looked \S+")
            self.assertEqual(self.succeeds("sharing", "revoke", "MIA").strip(), "Mia can't look any more.")
            status, _, body = server.get("/activities", headers=mia, signed_in=False)
            self.assertEqual(status, 403)
            self.assertNotIn(b"Sauna", body)
            log = (self.home / "keys" / "audit.log").read_text()
            for event in ("observer-added", "observing", "observer-revoked"):
                self.assertIn(event, log)

    def test_what_cannot_be_given_changes_nothing(self):
        self.succeeds("athlete", "--name", "Ada")
        for arguments, code, text in [
            (("give", "Nessie"), 2, 'There is no person "Nessie"'), (("give", "owner"), 2, "is the athlete"),
            (("give", "ada"), 2, "is the athlete"), (("revoke", "Nessie"), 2, 'There is no person "Nessie"'),
            (("give", "owner", "--days", "0"), 64, "--days"),
        ]:
            result = self.hearth("sharing", *arguments)
            self.assertEqual(result.returncode, code, result.stderr)
            self.assertIn(text, result.stderr)
        self.assertEqual(self.succeeds("sharing").strip(), "No other person may look.")


if __name__ == "__main__":
    unittest.main()
