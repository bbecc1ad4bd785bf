"""Compares workout files of Hearth with what independent parsers read in them.

The folder `workouts` holds them; a Swift test (WorkoutFilesTests) proves that the writers give these bytes.
"""

import pathlib
import unittest
import xml.etree.ElementTree

from test_written_fit import by_fitdecode, by_fitparse

WORKOUTS = pathlib.Path(__file__).resolve().parent / "workouts"

# Numbers of the fields of a workout step in the profile.
INDEX, DURATION_TYPE, DURATION, TARGET_TYPE, TARGET, LOW, HIGH, INTENSITY, NOTES = 254, 1, 2, 3, 4, 5, 6, 7, 8
TIME, REPEAT = 0, 6
SPEED, HEART_RATE, OPEN, POWER = 0, 1, 2, 4
ACTIVE, WARM_UP, COOL_DOWN, RECOVERY = 0, 2, 3, 4


def steps_of(messages):
    kinds = {}
    for name, values in messages:
        kinds.setdefault(name, []).append(values)
    identification, = kinds["file_id"]
    workout, = kinds["workout"]
    assert (identification[0], identification[1], identification[8]) == (5, 255, "Hearth")
    assert workout[6] == len(kinds["workout_step"]), "the workout counts its steps"
    assert [step[INDEX] for step in kinds["workout_step"]] == list(range(workout[6]))
    return workout, kinds["workout_step"]


def values(step):
    """Returns duration in seconds, target, bounds and intensity of a step, or the repeat."""
    if step[DURATION_TYPE] == REPEAT:
        return "repeat", step[DURATION], step[TARGET]
    assert step[DURATION_TYPE] == TIME
    return step[DURATION] / 1000, step[TARGET_TYPE], step.get(LOW), step.get(HIGH), step[INTENSITY]


class WrittenWorkouts(unittest.TestCase):
    def both(self, name):
        results = [steps_of(parser(WORKOUTS / name)) for parser in (by_fitdecode, by_fitparse)]
        self.assertEqual(*[[values(step) for step in steps] for _, steps in results])
        return results[0]

    def test_two_parsers_read_steps_targets_and_repeats(self):
        workout, steps = self.both("intervals.fit")
        self.assertEqual((workout[4], workout[8]), (1, '5 × 3 min <hard> & "fast"'))
        self.assertEqual([values(step) for step in steps], [
            (615.0, HEART_RATE, 210, 240, WARM_UP), (180.0, SPEED, 4410, 4590, ACTIVE), (90.0, OPEN, None, None, RECOVERY),
            ("repeat", 1, 5), (3600.0, OPEN, None, None, COOL_DOWN)])
        self.assertEqual(steps[0][NOTES], "Intervals, 3x on the track: stay relaxed")

    def test_two_parsers_read_powers(self):
        workout, steps = self.both("ride.fit")
        self.assertEqual(workout[4], 2)
        self.assertEqual([values(step) for step in steps], [
            (600.0, POWER, 1113, 1163, WARM_UP), (300.0, POWER, 1228, 1263, ACTIVE), (120.0, POWER, 1100, 1138, RECOVERY),
            ("repeat", 1, 3)])

    def test_two_parsers_read_a_sport_with_a_sub_sport(self):
        workout, steps = self.both("strength.fit")
        self.assertEqual((workout[4], workout[11], len(steps)), (10, 20, 1))

    def test_zwift_files_are_well_formed(self):
        for name, sport in (("intervals", "run"), ("ride", "bike")):
            root = xml.etree.ElementTree.parse(WORKOUTS / (name + ".zwo")).getroot()
            self.assertEqual((root.tag, root.findtext("sportType")), ("workout_file", sport))
            self.assertEqual(root.findtext("name"), '5 × 3 min <hard> & "fast"')
            seconds = 0
            for step in root.find("workout"):
                times = int(step.get("Repeat", 1))
                seconds += times * sum(int(step.get(key, 0)) for key in ("Duration", "OnDuration", "OffDuration"))
            self.assertEqual(seconds, {"intervals": 5565, "ride": 1860}[name])


if __name__ == "__main__":
    unittest.main()
