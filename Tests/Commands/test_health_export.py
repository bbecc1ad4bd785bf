"""Apple Health exports of many kinds from a generator that knows the true values."""

import contextlib
import datetime
import json
import re
import sqlite3
import subprocess
import sys
import unittest

from command_test import TOOLS, CommandTest, needs_tools
from test_interruption import content

KINDS = {
    "mixed": [], "legacy": ["--style", "legacy"], "modern": ["--style", "modern"], "german": ["--locale", "de_DE"],
    "french": ["--locale", "fr_FR"], "dtd12": ["--dtd", "12"], "local": ["--offset-mode", "local"], "chinese": ["--xml-name", "导出.xml"],
}
QUANTITY = "HKQuantityTypeIdentifier"
# Our units per unit of an export: metres, kilograms, kilocalories, minutes, seconds.
UNITS = {
    "mi": 1609.344, "km": 1000, "m": 1, "cm": 0.01, "ft": 0.3048, "lb": 0.45359237, "kg": 1, "kJ": 1 / 4.184, "kcal": 1, "Cal": 1,
    "mi/hr": 1609.344 / 3600, "km/hr": 1 / 3.6, "m/s": 1, "ms": 0.001, "min": 1, "W": 1, "count": 1, "count/min": 1,
    "mL/min·kg": 1,
}
# Our names of the kinds of an export. Heights, strides and oscillations are in metres.
STORED_TOTALS = {
    "heart_rate": "HeartRate", "steps": "StepCount", "walking_running_distance": "DistanceWalkingRunning",
    "active_energy": "ActiveEnergyBurned", "basal_energy": "BasalEnergyBurned", "flights_climbed": "FlightsClimbed",
    "exercise_time": "AppleExerciseTime", "stand_time": "AppleStandTime", "running_speed": "RunningSpeed",
    "running_power": "RunningPower", "step_length": "RunningStrideLength",
    "vertical_oscillation": "RunningVerticalOscillation", "ground_contact_time": "RunningGroundContactTime",
}
STORED_SAMPLES = {
    "resting_heart_rate": "RestingHeartRate", "hrv_sdnn": "HeartRateVariabilitySDNN", "device_vo2max": "VO2Max",
    "respiratory_rate": "RespiratoryRate", "body_mass": "BodyMass", "height": "Height",
}
# Stored in the unit of the export.
UNCHANGED = {"HeartRateVariabilitySDNN"}
DAMAGED = ("vt", "truncated", "badentity", "crlf", "latin1")


@needs_tools
class HealthExport(CommandTest):
    def generated(self, name, *options, size="3MB"):
        folder = self.folder / name
        subprocess.run([sys.executable, TOOLS / "make_health_export.py", "--size", size, "--seed", "7", "--out", folder, "--zip",
                        "--quiet", *options], check=True)
        return folder, json.loads((folder / "truth.json").read_text())

    def imported(self, name, archive, *codes):
        """Imports an archive into a separate data folder. Returns the outcomes and the folder."""
        home = self.folder / f"home-{name}"
        answer = self.hearth("import", "--json", archive, HEARTH_HOME=str(home))
        self.assertIn(answer.returncode, codes or (0,), answer.stderr)
        return json.loads(answer.stdout)["files"], home

    def test_every_kind_of_export_is_reported_and_stored_with_its_true_values(self):
        for name, options in KINDS.items():
            with self.subTest(name):
                folder, truth = self.generated(name, *options, size="1MB")
                outcomes, home = self.imported(name, folder / "export.zip")
                self.assertTallies(truth, outcomes)
                self.assertStored(truth, outcomes, home)
                self.assertStoredWorkouts(truth, home)

    def test_workouts_are_reported_with_their_true_values(self):
        for name in ("mixed", "french"):
            folder, truth = self.generated(name, *KINDS[name])
            self.assertWorkouts(truth, self.records(folder / "export.zip"))

    def test_repeated_imports_and_their_order_have_no_effect(self):
        archives = []
        for name, seed in (("mixed", "7"), ("german", "8"), ("modern", "9")):
            folder, _ = self.generated(f"{name}{seed}", *KINDS[name], "--seed", seed, size="400KB")
            archives.append(folder / "export.zip")
        contents = []
        for number, order in enumerate((archives + archives, archives[::-1], archives[1:] + archives[:1])):
            home = self.folder / f"order{number}"
            for archive in order:
                self.succeeds("import", archive, HEARTH_HOME=str(home))
            contents.append(content(home))
        for table, rows in contents[0].items():
            self.assertEqual(contents[1][table], rows, table)
            self.assertEqual(contents[2][table], rows, table)
        self.assertGreater(len(contents[0]["daily_total"]), 10)

    def assertTallies(self, truth, records):
        """Compares counts, sums and extremes of every kind of record, in the units of the file."""
        found = {row["kind"]: row for record in records for row in record.get("records", [])}
        self.assertEqual({kind: row["count"] for kind, row in found.items()}, truth["records"])
        self.assertEqual({kind for kind, row in found.items() if row["sum"] is not None}, set(truth["sums"]))
        for kind, total in truth["sums"].items():
            self.assertAlmostEqual(found[kind]["sum"], total, delta=1e-6 + 1e-12 * abs(total), msg=kind)
            self.assertEqual([found[kind]["minimum"], found[kind]["maximum"]], truth["minmax"][kind], kind)

    def assertStored(self, truth, outcomes, home):
        """Compares the database with the truth: daily totals and samples, counted and summed over all days and sources."""
        units = {row["kind"]: row["unit"] for outcome in outcomes for row in outcome.get("records", [])}
        with contextlib.closing(sqlite3.connect(home / "hearth.sqlite")) as database:
            totals = {kind: (count, total) for kind, count, total in database.execute(
                "SELECT kind, SUM(count), SUM(sum) FROM daily_total GROUP BY kind")}
            samples = {kind: (count, total) for kind, count, total in database.execute(
                "SELECT kind, COUNT(*), SUM(value) FROM body_sample GROUP BY kind")}
        for stored, names in ((totals, STORED_TOTALS), (samples, STORED_SAMPLES)):
            for kind, name in names.items():
                identifier = QUANTITY + name
                if identifier not in truth["records"]:
                    self.assertNotIn(kind, stored)
                    continue
                count, total = stored[kind]
                factor = 1 if name in UNCHANGED else UNITS[units[identifier]]
                self.assertEqual(count, truth["records"][identifier], name)
                self.assertAlmostEqual(total, truth["sums"][identifier] * factor, delta=abs(total) * 1e-6, msg=name)
        nights = sum(count for kind, (count, _) in samples.items() if kind.startswith("sleep_"))
        # The generator sometimes ends a sleep stage before it begins. The import reports how many it left out.
        said = [re.match(r"sleep: (\d+) value", finding["text"]) for outcome in outcomes for finding in outcome["findings"]]
        left_out = sum(int(match[1]) for match in said if match)
        self.assertEqual(nights + left_out, truth["records"]["HKCategoryTypeIdentifierSleepAnalysis"])

    def assertStoredWorkouts(self, truth, home):
        with contextlib.closing(sqlite3.connect(home / "hearth.sqlite")) as database:
            found = database.execute("SELECT start_s, elapsed_s, distance_m FROM recording ORDER BY start_s").fetchall()
        expected = sorted(truth["workouts"], key=lambda workout: workout["start"])
        self.assertEqual([start for start, _, _ in found], [
            datetime.datetime.fromisoformat(workout["start"].replace("Z", "+00:00")).timestamp() for workout in expected])
        for (_, elapsed, distance), workout in zip(found, expected):
            self.assertAlmostEqual(elapsed, workout["elapsed_s"], delta=1)
            if workout.get("distance_m"):
                self.assertAlmostEqual(distance, workout["distance_m"], delta=workout["distance_m"] * 0.005)

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

    def test_damaged_exports_give_their_readable_content(self):
        for kind in DAMAGED:
            with self.subTest(kind):
                folder, truth = self.generated(kind, "--broken", kind, size="1MB")
                archive, = folder.glob("*.zip")
                outcomes, home = self.imported(kind, archive, 0, 1)
                if kind == "truncated":
                    self.assertLost(truth, outcomes)
                else:
                    self.assertTallies(truth, outcomes)
                    self.assertStored(truth, outcomes, home)
                    self.assertStoredWorkouts(truth, home)

    def assertLost(self, truth, outcomes):
        """Asserts that nothing is invented, that the end is missing, and that a finding reports it."""
        found = {row["kind"]: row["count"] for outcome in outcomes for row in outcome.get("records", [])}
        self.assertTrue(found)
        for kind, count in found.items():
            self.assertLessEqual(count, truth["records"][kind], kind)
        self.assertLess(sum(found.values()), sum(truth["records"].values()))
        self.assertIn("truncated", [finding["what"] for outcome in outcomes for finding in outcome["findings"]])


if __name__ == "__main__":
    unittest.main()
