"""Apple Health exports of many kinds, made by a generator that knows the truth."""

import json
import subprocess
import sys
import unittest

from household import BINARY, TOOLS, Household, needs_tools

KINDS = {
    "mixed": [], "legacy": ["--style", "legacy"], "modern": ["--style", "modern"], "german": ["--locale", "de_DE"],
    "french": ["--locale", "fr_FR"], "dtd12": ["--dtd", "12"], "local": ["--offset-mode", "local"], "chinese": ["--xml-name", "导出.xml"],
}


@needs_tools
class HealthExport(Household):
    def generated(self, name, *options, size="3MB"):
        folder = self.folder / name
        subprocess.run([sys.executable, TOOLS / "make_health_export.py", "--size", size, "--seed", "7", "--out", folder, "--zip",
                        "--quiet", *options], check=True)
        return folder, json.loads((folder / "truth.json").read_text())

    def test_workouts_of_every_kind_of_export_equal_the_truth(self):
        for name, options in KINDS.items():
            with self.subTest(name):
                folder, truth = self.generated(name, *options)
                self.assertTruth(truth, self.records(folder / "export.zip"))

    def assertTruth(self, truth, records):
        found = sorted((r for record in records for r in record["recordings"]), key=lambda r: r["start"])
        expected = sorted(truth["workouts"], key=lambda w: w["start"])
        self.assertEqual([r["start"] for r in found], [w["start"] for w in expected])
        for recording, workout in zip(found, expected):
            for key, name, tolerance in (("timer_s", "duration_s", 1), ("elapsed_s", "elapsed_s", 1), ("mean_hr", "avg_hr", 1),
                                         ("max_hr", "max_hr", 1)):
                if workout.get(name) is not None:
                    self.assertAlmostEqual(recording[key], workout[name], delta=tolerance, msg=f"{key} of {workout['start']}")
            if workout.get("distance_m"):
                self.assertAlmostEqual(recording["distance_m"], workout["distance_m"], delta=workout["distance_m"] * 0.005)

    def test_damaged_exports_give_what_can_be_read(self):
        for kind in ("vt", "truncated", "badentity", "crlf", "latin1"):
            with self.subTest(kind):
                folder, _ = self.generated(kind, "--broken", kind, size="2MB")
                archive, = folder.glob("*.zip")
                answer = self.hearth("import", archive, HEARTH_HOME=str(self.folder / f"home-{kind}"))
                self.assertIn(answer.returncode, (0, 1), answer.stderr)


if __name__ == "__main__":
    unittest.main()
