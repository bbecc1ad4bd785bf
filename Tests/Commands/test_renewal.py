"""After an update every figure is recomputed: a command reports the progress on standard error, and prints its result as before."""

import contextlib
import sqlite3
import unittest

from command_test import CommandTest


class Renewal(CommandTest):
    def test_progress_is_reported_on_standard_error(self):
        self.succeeds("demo", "--date", "2026-03-15")
        before = self.hearth("report", "--json", "--date", "2026-03-15")
        self.assertEqual(before.stderr, "", "nothing was due")
        with contextlib.closing(sqlite3.connect(self.home / "hearth.sqlite")) as database, database:
            database.execute("UPDATE digest SET basis = '1-old'")
            total = database.execute("SELECT count(*) FROM activity").fetchone()[0]
        after = self.hearth("report", "--json", "--date", "2026-03-15")
        self.assertEqual((after.returncode, after.stdout), (0, before.stdout))
        lines = after.stderr.splitlines()
        self.assertEqual(lines[0], f"Hearth is analysing your activities: 0 of {total}")
        self.assertEqual(lines[-1], f"Hearth is analysing your activities: {total} of {total}")
        self.assertLessEqual(len(lines), 11)


if __name__ == "__main__":
    unittest.main()
