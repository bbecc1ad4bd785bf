"""Bulk archives of Strava, made of real files, against what they were made of."""

import contextlib
import datetime
import json
import sqlite3
import unittest

from household import DATA, Household, needs_data
from test_interruption import content


def seconds(text):
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()


@needs_data
class Strava(Household):
    def archive(self, name):
        folder = DATA / "_derived_strava"
        return folder / f"{name}.zip", json.loads((folder / f"{name}.truth.json").read_text())["activities"]

    def test_archives_equal_their_truth_in_any_order_and_as_often_as_you_like(self):
        one, other = self.folder / "one", self.folder / "other"
        for name in ("export_en103", "export_de92"):
            self.imported(name, one)
        once = content(one)
        for name in ("export_de92", "export_en103"):
            self.imported(name, other)
        again = self.imported("export_en103", other)
        self.assertEqual((again["new_recordings"], again["new_samples"]), (0, 0))
        for table, rows in content(other).items():
            self.assertEqual(once[table], rows, table)
        self.imported("export_en_broken", one)
        for name in ("export_en103", "export_de92", "export_en_broken"):
            self.assertTruth(name, one)

    def imported(self, name, home):
        answer = self.hearth("import", "--json", self.archive(name)[0], HEARTH_HOME=str(home))
        self.assertIn(answer.returncode, (0, 1), answer.stderr)
        return json.loads(answer.stdout)

    def assertTruth(self, name, home):
        truth = self.archive(name)[1]
        with contextlib.closing(sqlite3.connect(home / "hearth.sqlite")) as database:
            rows = database.execute("SELECT start_s, elapsed_s, distance_m, points, origin, activity_id FROM recording").fetchall()
        for activity in truth:
            if activity.get("note"):  # a copy that the list does not name
                continue
            alike = {row[-1] for row in rows if self.matches(row, activity)}
            self.assertTrue(alike, f"{name}: {activity}")
            if activity.get("start_time"):  # copies and files of several archives are one activity
                self.assertEqual(len(alike), 1, f"{name}: {activity} {alike}")

    def matches(self, row, activity):
        start, elapsed, distance, points, origin, _ = row
        if activity.get("manual"):  # only the list knows of it
            return origin == "strava" and elapsed == activity["elapsed_s"] and abs((distance or 0) - activity["distance_m"]) < 1
        return (abs(start - seconds(activity["start_time"])) < 1 and abs(elapsed - activity["elapsed_s"]) <= 1
                and abs((distance or 0) - (activity["distance_m"] or 0)) <= 0.5 + 0.005 * (activity["distance_m"] or 0)
                and points == activity["n_points"])


if __name__ == "__main__":
    unittest.main()
