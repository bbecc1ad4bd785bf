"""Manual splits and joins of activities, and their persistence."""

import json
import sqlite3
import unittest

from command_test import CommandTest
from test_errors import track


class Grouping(CommandTest):
    def setUp(self):
        super().setUp()
        for name, day, minutes in (("watch", "2025-06-01", 50), ("phone", "2025-06-01", 48), ("other", "2025-06-03", 30)):
            (self.folder / f"{name}.gpx").write_text(track(minutes, day))
        self.files = [self.folder / f"{name}.gpx" for name in ("watch", "phone", "other")]
        self.succeeds("import", *self.files)

    def activities(self, **more):
        return json.loads(self.succeeds("report", "--json", "--date", "2025-07-01", **more))["activities"]

    def sources(self, activity, **more):
        return json.loads(self.succeeds("sources", activity["id"], "--json", **more))["sources"]

    def test_a_split_survives_imports_and_a_move_and_can_be_undone(self):
        other, run = sorted(self.activities(), key=lambda a: a["start"], reverse=True)
        self.assertEqual(len(self.sources(run)), 2)
        leaving = self.sources(run)[1]["recording"]
        answer = json.loads(self.succeeds("split", leaving, "--json"))
        self.assertEqual(sorted(answer["activities"]), sorted([run["id"], leaving]))
        self.assertEqual(len(self.activities()), 3)
        self.succeeds("import", *self.files)
        self.assertEqual(len(self.activities()), 3)
        joined, = json.loads(self.succeeds("join", other["id"], leaving, "--json"))["activities"]
        expected = self.activities()
        self.assertEqual(len(expected), 2)

        elsewhere = {"HEARTH_HOME": str(self.folder / "elsewhere")}
        self.succeeds("export", self.folder / "all.zip")
        self.succeeds("import", self.folder / "all.zip", **elsewhere)
        self.assertEqual(self.activities(**elsewhere), expected)
        self.assertIn("joined manually", self.succeeds("sources", joined, **elsewhere))

        self.succeeds("regroup", leaving)
        self.assertEqual({a["id"] for a in self.activities()}, {other["id"], run["id"]})

    def test_a_cut_is_permanent_and_can_be_undone(self):
        before = self.activities()
        other = max(before, key=lambda a: a["start"])["id"]
        answer = json.loads(self.succeeds("split", other, "--at", "2025-06-03T06:10:00Z", "--json"))["activities"]
        self.assertEqual(answer[0], other)
        self.assertEqual(len(answer), 2)
        first, second = (self.sources({"id": activity})[0] for activity in answer)
        self.assertEqual([first["start"], second["start"]], ["2025-06-03T06:00:00Z", "2025-06-03T06:10:00Z"])
        self.assertEqual([first["elapsed_s"], second["elapsed_s"]], [600, 1140])
        parted = self.activities()
        self.assertEqual(len(parted), 3)
        whole = next(a for a in before if a["id"] == other)["distance_m"]
        pieces = [next(a for a in parted if a["id"] == activity)["distance_m"] for activity in answer]
        # One point a minute and no recorded distance: neither part covers the minute of the cut.
        for piece, legs in zip(pieces, (9, 19)):
            self.assertAlmostEqual(piece, whole * legs / 29, delta=1)

        with sqlite3.connect(self.home / "hearth.sqlite") as database:
            for table in ("imported_file", "recording"):
                database.execute(f"UPDATE {table} SET reader = 0")
        database.close()
        self.succeeds("import", "--again")
        self.succeeds("import", *reversed(self.files))
        self.assertEqual(self.activities(), parted)
        elsewhere = {"HEARTH_HOME": str(self.folder / "elsewhere")}
        self.succeeds("export", self.folder / "all.zip")
        self.succeeds("import", self.folder / "all.zip", **elsewhere)
        self.assertEqual(self.activities(**elsewhere), parted)
        self.assertIn("cut manually at 2025-06-03T06:10:00Z", self.succeeds("sources", answer[1], **elsewhere))

        self.assertEqual(self.hearth("split", other, "--at", "2025-06-05T06:10:00Z").returncode, 2)
        self.succeeds("regroup", answer[1])
        self.assertEqual(self.activities(), before)

    def test_an_impossible_change_is_an_error(self):
        other = self.activities()[0]["id"]
        self.assertSaysSo(self.hearth("split", "nothing"), 2)
        self.assertSaysSo(self.hearth("join", other, other), 2)
        self.assertSaysSo(self.hearth("regroup", other), 2)
        self.assertSaysSo(self.hearth("split", other, "--at", "yesterday"), 64)

    def test_files_of_an_older_reader_are_read_again(self):
        before = self.activities()
        self.assertIn("Nothing to read again", self.succeeds("import", "--again"))
        with sqlite3.connect(self.home / "hearth.sqlite") as database:
            # Simulates files that an older reader imported.
            for table in ("imported_file", "recording"):
                database.execute(f"UPDATE {table} SET reader = 0")
        database.close()
        for file in self.files:
            file.unlink()
        self.assertIn("3 files: 3 read", self.succeeds("import", "--again"))
        self.assertEqual(self.activities(), before)
        self.assertIn("Nothing to read again", self.succeeds("import", "--again"))


if __name__ == "__main__":
    unittest.main()
