"""Files with missing information, files of other programs, and the user's own tables."""

import json
import unittest

from command_test import CommandTest


class Tables(CommandTest):
    def test_beats_without_a_date_require_a_start(self):
        beats = self.folder / "beats.txt"
        beats.write_text("\n".join(["800", "810", "790"] * 60) + "\n")
        refused = self.hearth("import", beats)
        self.assertEqual(refused.returncode, 2)
        self.assertIn("hearth import --start", refused.stderr + refused.stdout)
        self.home = self.folder / "dated"
        self.succeeds("athlete", "--zone", "Taipei")
        for _ in range(2):  # the second time changes nothing
            self.succeeds("import", "--start", "2025-11-01T07:30", beats)
            activity, = json.loads(self.succeeds("report", "--json", "--date", "2025-12-31"))["activities"]
            self.assertEqual(activity["start"], "2025-11-01T07:30:00+08:00")
        # The stored original can be read again.
        self.succeeds("export", self.folder / "all.zip")
        self.home = self.folder / "other"
        self.succeeds("import", self.folder / "all.zip")
        activity, = json.loads(self.succeeds("report", "--json", "--date", "2025-12-31"))["activities"]
        self.assertEqual(activity["start"], "2025-11-01T07:30:00+08:00")
        for arguments in (["--start", "soon", beats], ["--start", "2025-11-01T07:30", beats, beats], ["--start", "2025-11-01T07:30", "--again"]):
            self.assertSaysSo(self.hearth("import", *arguments), 64)

    def test_a_start_that_no_file_needs_is_reported(self):
        table = self.folder / "run.csv"
        table.write_text("date,sport,distance_km,duration_min\n2025-06-01,running,10,50\n")
        answer = self.hearth("import", "--start", "2025-11-01T07:30", table)
        self.assertEqual(answer.returncode, 0, answer.stderr)
        self.assertIn("--start was not used", answer.stderr)
        activity, = json.loads(self.succeeds("report", "--json", "--date", "2025-12-31"))["activities"]
        self.assertTrue(activity["start"].startswith("2025-06-01"))

    def test_files_of_other_programs_are_named(self):
        folder = self.folder / "export"
        folder.mkdir()
        # Lists without an activity have nothing to read.
        (folder / "a.json").write_text('[{"summarizedActivitiesExport":[]}]')
        (folder / "b.json").write_text('[ {"summarizedActivitiesExport":[]}]')
        (folder / "c.png").write_bytes(b"\x89PNG\r\n")
        (folder / "run.csv").write_text("date,sport,distance_km,duration_min,avg_hr\n2025-06-01,running,10,50,150\n")
        answer = self.succeeds("import", folder)
        self.assertIn("2 files: Garmin JSON, not read yet.", answer)
        self.assertIn("1 picture or other file", answer)
        activity, = json.loads(self.succeeds("report", "--json", "--date", "2025-12-31"))["activities"]
        self.assertEqual(activity["distance_m"], 10000)
        alone = self.hearth("import", folder / "a.json")
        self.assertEqual(alone.returncode, 2)
        self.assertIn("Garmin JSON, not read yet.", alone.stderr + alone.stdout)

    def test_an_unused_column_is_a_finding(self):
        table = self.folder / "runs.csv"
        table.write_text("date,sport,distance_km,duration,mood\n2025-06-01,running,10,50:00,good\n")
        one, = self.records(table)
        self.assertEqual((one["verdict"], one["recordings"][0]["elapsed_s"]), ("accepted", 3000))
        self.assertEqual([finding["what"] for finding in one["findings"]], ["column_ignored"])
        self.assertIn("mood", one["findings"][0]["text"])


if __name__ == "__main__":
    unittest.main()
