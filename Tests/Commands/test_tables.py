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


class DescribedTables(CommandTest):
    ROWS = "Messzeit;Masse;Farbe\n03.04.2026 07:15;150,5;rot\n04.04.2026 07:20;151;\n"

    def setUp(self):
        super().setUp()
        self.table = self.folder / "scale.csv"
        self.table.write_text(self.ROWS)

    def description(self, text=None):
        """Writes the description that `hearth inspect` prints, with the unit that a person adds."""
        if text is None:
            printed = self.hearth("inspect", self.table).stdout
            text = printed[printed.index("# What the columns mean"):]
            self.assertRegex(text, r'(?m)^    unit:\s+# kg, lb, stated$')
            text = text.replace("    unit: ", "    unit: lb", 1)
        path = self.folder / "description.yaml"
        path.write_text(text)
        return path

    def weights(self):
        body = json.loads(self.succeeds("inspect", "--json", "--table", self.folder / "description.yaml", self.table))
        return body["samples"]

    def test_an_unknown_table_is_named_described_and_imported(self):
        refused = self.hearth("import", self.table)
        self.assertEqual(refused.returncode, 2)
        self.assertIn("hearth import --table", refused.stderr)
        shown = self.hearth("inspect", self.table)
        self.assertEqual(shown.returncode, 2)
        self.assertIn("  - name: \"Messzeit\"  # 03.04.2026 07:15\n    is: date\n", shown.stdout)
        one = json.loads(self.hearth("inspect", "--json", self.table).stdout)
        self.assertIn("is: body_mass", one["table"])
        description = self.description()
        self.assertEqual(self.weights(), 2)
        answer = self.succeeds("import", "--table", description, self.table)
        self.assertIn("2 new body measurements", answer)

    def test_an_open_order_of_day_and_month_must_be_stated(self):
        self.table.write_text("Messzeit;Masse;Farbe\n03/04/2026 07:15;150;\n")
        description = self.description()
        refused = self.hearth("import", "--table", description, self.table)
        self.assertSaysSo(refused, 2)
        self.assertIn("dates: month-first", refused.stderr)
        description.write_text(description.read_text().replace("# dates: day-first", "dates: month-first"))
        self.assertIn("1 new body measurement", self.succeeds("import", "--table", description, self.table))

    def test_the_next_file_needs_no_description(self):
        self.succeeds("import", "--table", self.description(), self.table)
        (self.folder / "next.csv").write_text("Farbe;Masse;Messzeit\nblau;149;05.04.2026 07:00\n")
        self.assertIn("1 new body measurement", self.succeeds("import", self.folder / "next.csv"))
        # The export has the description and the originals.
        self.succeeds("export", self.folder / "all.zip")
        self.home = self.folder / "other"
        self.succeeds("import", self.folder / "all.zip")
        (self.folder / "last.csv").write_text("Farbe;Masse;Messzeit\nblau;148;06.04.2026 07:00\n")
        self.assertIn("1 new body measurement", self.succeeds("import", self.folder / "last.csv"))

    def test_errors_name_file_line_and_field(self):
        good = self.description().read_text()
        for old, new, words in (
                ("row: measurement", "row: weekly", ', line 7: row: “weekly” is not possible here.'),
                ("unit: lb", "unit: stone", "columns[2].unit: “stone” is not possible here. Possible: kg, lb, stated."),
                ("is: date", "is: ignored", "No column is one of these: date."),
                ("table:", "tabel:", "tabel: Descriptions have no such field here."),
                ('"Masse"', '"Mass"', "The table has no column Mass. It has: Messzeit, Masse, Farbe."),
                ("clock: local", "clock: Mars/Olympus", "The time zone “Mars/Olympus” is unknown.")):
            with self.subTest(new):
                self.assertIn(old, good)
                answer = self.hearth("import", "--table", self.description(good.replace(old, new, 1)), self.table)
                self.assertEqual(answer.returncode, 2, answer.stderr)
                self.assertIn(words, answer.stderr)
                self.assertIn("description.yaml" if "Mass." not in words and "Mars" not in words else "scale.csv", answer.stderr)
                self.assertNotIn("Traceback", answer.stderr)
        self.assertSaysSo(self.hearth("import", "--table", self.folder / "missing.yaml", self.table), 66)
        self.assertSaysSo(self.hearth("import", "--table", self.folder / "description.yaml", self.table, self.table), 64)


if __name__ == "__main__":
    unittest.main()
