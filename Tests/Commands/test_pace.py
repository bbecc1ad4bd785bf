"""Splits of a race: they add up, and an invalid course is refused."""

import json
import math
import unittest

from command_test import CommandTest


def course(*points):
    """Creates points (latitude, altitude) along a meridian. The altitude may be None."""
    inside = "".join(
        f'<trkpt lat="{latitude}" lon="121.5">' + (f"<ele>{altitude}</ele>" if altitude is not None else "") + "</trkpt>"
        for latitude, altitude in points)
    return f'<?xml version="1.0"?><gpx version="1.1" creator="test"><trk><name>Hill</name><trkseg>{inside}</trkseg></trk></gpx>'


class Pace(CommandTest):
    def write(self, text, name="course.gpx"):
        path = self.folder / name
        path.write_text(text)
        return path

    def test_a_course_without_times_has_splits_that_add_up(self):
        path = self.write(course((25, 0), (25.0226, 100), (25.0452, 0)))
        plan = json.loads(self.succeeds("pace", path, "--time", "25:00", "--json"))
        self.assertEqual((plan["distance_m"], plan["goal_s"], plan["name"], len(plan["splits"])), (5000, 1500, "Hill", 5))
        self.assertEqual(sum(split["seconds"] for split in plan["splits"]), 1500)
        self.assertEqual(plan["splits"][-1]["elapsed_s"], 1500)
        self.assertGreater(plan["splits"][0]["seconds"], plan["splits"][4]["seconds"] + 20, "up is slower than down")
        self.assertAlmostEqual(sum(split["up_m"] for split in plan["splits"]), 100, delta=4)
        text = self.succeeds("pace", path, "--time", "25:00", "--language", "zh-Hant", "--units", "imperial")
        self.assertIn("25:00", text)
        self.assertIn("累計", text)
        self.assertIn("pace_plan", self.succeeds("models", "--json"))
        self.assertFalse((self.home / "hearth.sqlite").exists(), "nothing is kept")

    def test_without_altitudes_the_pace_is_even(self):
        path = self.write(course((25, None), (25.0226, None), (25.0452, None)))
        plan = json.loads(self.succeeds("pace", path, "--time", "20:00", "--json"))
        self.assertEqual([split["seconds"] for split in plan["splits"]], [240] * 5)
        self.assertEqual((plan["has_altitudes"], plan["splits"][0]["up_m"]), (False, None))
        self.assertIn("no altitudes", self.succeeds("pace", path, "--time", "20:00"))

    def test_heat_costs_the_population_loss_and_changes_no_split(self):
        path = self.write(course((25, 0), (25.0226, 100), (25.0452, 0)))
        cool = json.loads(self.succeeds("pace", path, "--time", "25:00", "--json"))
        self.assertIsNone(cool["heat"])
        hot = json.loads(self.succeeds("pace", path, "--time", "25:00", "--temperature", "86F", "--humidity", "70", "--json"))
        self.assertEqual(hot["splits"], cool["splits"])
        shade = hot["heat"]["wet_bulb_globe_celsius"]["shade"]
        self.assertAlmostEqual(hot["heat"]["slowdown_percent"]["shade"], 0.37 * (shade - 12.5), places=6)
        self.assertGreater(hot["heat"]["time_s"]["sun"], hot["heat"]["time_s"]["shade"])
        self.assertGreater(hot["heat"]["time_s"]["shade"], 1500)
        self.assertIn("WBGT", self.succeeds("pace", path, "--time", "25:00", "--temperature", "30C", "--humidity", "70"))
        for air in (["--temperature", "30C"], ["--humidity", "50"], ["--temperature", "30", "--humidity", "50"],
                    ["--temperature", "30C", "--humidity", "0"], ["--temperature", "99C", "--humidity", "50"]):
            self.assertSaysSo(self.hearth("pace", path, "--time", "25:00", *air), 64)

    def test_heat_costs_the_own_loss_where_the_runs_show_one(self):
        path = self.write(course((25, None), (25.0226, None), (25.0452, None)))
        self.succeeds("demo")
        heat = json.loads(self.succeeds("report", "--json"))["heat"]
        plan = json.loads(
            self.succeeds("pace", path, "--time", "25:00", "--temperature", "30C", "--humidity", "70", "--json"))["heat"]
        self.assertIn(heat["shown"], ("own", "population"))
        self.assertEqual(plan["model"], "personal_heat" if heat["shown"] == "own" else "population_slowdown")
        if heat["shown"] == "own":
            felt = (plan["wet_bulb_globe_celsius"]["shade"] - 12.5) * (1 - heat["acclimation"]["state"] / 2)
            own = 100 * (math.exp(heat["own_slope_percent_per_degree"] / 100 * felt) - 1)
            self.assertAlmostEqual(plan["slowdown_percent"]["shade"], own, delta=0.05)
            self.assertAlmostEqual(plan["time_s"]["shade"] / (1 + plan["slowdown_percent"]["shade"] / 100), 1500, places=3)

    def test_a_plan_needs_no_database(self):
        path = self.write(course((25, None), (25.0226, None), (25.0452, None)))
        heat = ("--time", "25:00", "--temperature", "30C", "--humidity", "70", "--json")
        database = self.home / "hearth.sqlite"
        self.home.mkdir(exist_ok=True)
        for content in (b"", b"this is no database" * 1000):
            database.write_bytes(content)
            # The course comes first: without one, the database is not opened.
            self.assertSaysSo(self.hearth("pace", self.folder / "missing.gpx", *heat), 66)
            answer = self.hearth("pace", path, *heat)
            self.assertEqual(answer.returncode, 0, answer.stderr)
            self.assertEqual(json.loads(answer.stdout)["heat"]["model"], "population_slowdown")
            self.assertEqual("yours cannot be read" in answer.stderr, bool(content), answer.stderr)
            self.assertNotRegex(answer.stderr, r"error \d")
            self.assertEqual(database.read_bytes(), content)
        database.unlink()
        elsewhere = self.folder / "elsewhere.sqlite"
        database.symlink_to(elsewhere)
        self.succeeds("pace", path, *heat)
        self.assertFalse(elsewhere.exists(), "a plan creates no database behind a link either")

    def test_an_invalid_course_or_goal_is_refused(self):
        path = self.write(course((25, 0), (25.0452, 0)))
        self.assertSaysSo(self.hearth("pace", path, "--time", "soon"), 64)
        self.assertSaysSo(self.hearth("pace", path, "--time", "2:00"), 64)
        self.assertSaysSo(self.hearth("pace", path, "--time", "99:00:00"), 64)
        self.assertSaysSo(self.hearth("pace", self.folder / "gone.gpx", "--time", "25:00"), 66)
        self.assertSaysSo(self.hearth("pace", self.folder, "--time", "25:00"), 66)
        self.assertSaysSo(self.hearth("pace", self.write("words", "notes.gpx"), "--time", "25:00"), 2)
        self.assertSaysSo(self.hearth("pace", self.write(course((25, 0)), "point.gpx"), "--time", "25:00"), 2)


if __name__ == "__main__":
    unittest.main()
