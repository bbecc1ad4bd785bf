"""Apple Health exports of many kinds, made by a generator that knows the truth."""

import json
import re
import sqlite3
import subprocess
import sys
import unittest

from household import BINARY, TOOLS, Household, needs_tools

KINDS = {
    "mixed": [], "legacy": ["--style", "legacy"], "modern": ["--style", "modern"], "german": ["--locale", "de_DE"],
    "french": ["--locale", "fr_FR"], "dtd12": ["--dtd", "12"], "local": ["--offset-mode", "local"], "chinese": ["--xml-name", "导出.xml"],
}
QUANTITY = "HKQuantityTypeIdentifier"
MILE, POUND, FOOT = 1609.344, 0.45359237, 0.3048
# Our names and units (metres, kilograms, kilocalories, minutes, seconds) beside the names and units of an American export.
STORED_TOTALS = {
    "heart_rate": ("HeartRate", 1), "steps": ("StepCount", 1), "walking_running_distance": ("DistanceWalkingRunning", MILE),
    "active_energy": ("ActiveEnergyBurned", 1), "basal_energy": ("BasalEnergyBurned", 1),
    "flights_climbed": ("FlightsClimbed", 1), "exercise_time": ("AppleExerciseTime", 1), "stand_time": ("AppleStandTime", 1),
    "running_speed": ("RunningSpeed", MILE / 3600), "running_power": ("RunningPower", 1),
    "step_length": ("RunningStrideLength", 1), "vertical_oscillation": ("RunningVerticalOscillation", 0.01),
    "ground_contact_time": ("RunningGroundContactTime", 0.001),
}
STORED_SAMPLES = {
    "resting_heart_rate": ("RestingHeartRate", 1), "hrv_sdnn": ("HeartRateVariabilitySDNN", 1), "device_vo2max": ("VO2Max", 1),
    "respiratory_rate": ("RespiratoryRate", 1), "body_mass": ("BodyMass", POUND), "height": ("Height", FOOT),
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

    def test_what_is_stored_adds_up_to_the_truth(self):
        folder, truth = self.generated("stored")
        outcomes = json.loads(self.succeeds("import", "--json", folder / "export.zip"))["files"]
        self.assertTallies(truth, outcomes)
        self.assertStored(truth, outcomes)

    def assertTruth(self, truth, records):
        self.assertTallies(truth, records)
        self.assertWorkouts(truth, records)

    def assertTallies(self, truth, records):
        """Counts, sums and extremes of every kind of record, in the units of the file."""
        found = {row["kind"]: row for record in records for row in record.get("records", [])}
        self.assertEqual({kind: row["count"] for kind, row in found.items()}, truth["records"])
        self.assertEqual({kind for kind, row in found.items() if row["sum"] is not None}, set(truth["sums"]))
        for kind, total in truth["sums"].items():
            self.assertAlmostEqual(found[kind]["sum"], total, delta=1e-6 + 1e-12 * abs(total), msg=kind)
            self.assertEqual([found[kind]["minimum"], found[kind]["maximum"]], truth["minmax"][kind], kind)

    def assertStored(self, truth, outcomes):
        """What lies in the database afterwards: daily totals and samples, counted and summed over all days and sources."""
        database = sqlite3.connect(self.home / "hearth.sqlite")
        self.addCleanup(database.close)
        totals = {kind: (count, total) for kind, count, total in database.execute(
            "SELECT kind, SUM(count), SUM(sum) FROM daily_total GROUP BY kind")}
        for kind, (name, factor) in STORED_TOTALS.items():
            count, total = totals[kind]
            self.assertEqual(count, truth["records"][QUANTITY + name], name)
            self.assertAlmostEqual(total, truth["sums"][QUANTITY + name] * factor, delta=abs(total) * 1e-6, msg=name)
        samples = {kind: (count, total) for kind, count, total in database.execute(
            "SELECT kind, COUNT(*), SUM(value) FROM body_sample GROUP BY kind")}
        for kind, (name, factor) in STORED_SAMPLES.items():
            count, total = samples[kind]
            self.assertEqual(count, truth["records"][QUANTITY + name], name)
            self.assertAlmostEqual(total, truth["sums"][QUANTITY + name] * factor, delta=abs(total) * 1e-6, msg=name)
        nights = sum(count for kind, (count, _) in samples.items() if kind.startswith("sleep_"))
        # The generator now and then ends a stage before it begins; the import says how many it left out.
        said = [re.match(r"sleep: (\d+) value", finding["text"]) for outcome in outcomes for finding in outcome["findings"]]
        left_out = sum(int(match[1]) for match in said if match)
        self.assertEqual(nights + left_out, truth["records"]["HKCategoryTypeIdentifierSleepAnalysis"])

    def assertWorkouts(self, truth, records):
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
                folder, truth = self.generated(kind, "--broken", kind, size="2MB")
                archive, = folder.glob("*.zip")
                answer = self.hearth("import", archive, HEARTH_HOME=str(self.folder / f"home-{kind}"))
                self.assertIn(answer.returncode, (0, 1), answer.stderr)
                if kind != "truncated":
                    self.assertTruth(truth, self.records(archive))


if __name__ == "__main__":
    unittest.main()
