"""Manual entries of sessions and their withdrawal."""

import json
import unittest

from command_test import CommandTest


class Adding(CommandTest):
    def add(self, *arguments, **more):
        return json.loads(self.succeeds("add", *arguments, "--json", **more))["activities"]

    def activities(self):
        return json.loads(self.succeeds("report", "--json", "--date", "2025-12-31"))["activities"]

    def test_an_entry_uses_the_home_clock_is_stored_once_and_can_be_withdrawn(self):
        entry = ("hot_yoga", "2025-11-01T18:30", "75", "--room", "105F", "--humidity", "40", "--title", "Class")
        # The evening before the clock of New York changes, at an offset of −4 hours.
        self.succeeds("athlete", "--zone", "New York")
        one, = self.add(*entry)
        self.assertEqual(self.add(*entry), [one])
        activity, = self.activities()
        self.assertEqual((activity["id"], activity["start"], activity["sport"]), (one, "2025-11-01T18:30:00-04:00", "hot_yoga"))
        other, = self.add("sauna", "2025-11-02T20:00", "25", "--room", "85C")
        self.assertIn("2025-11-02T20:00:00-05:00", [each["start"] for each in self.activities()])
        abroad, = self.add("running", "2025-11-05T07:00:00+09:00", "30")
        self.assertEqual(len(self.activities()), 3)
        self.succeeds("add", "--undo", one)
        self.assertEqual({each["id"] for each in self.activities()}, {other, abroad})
        self.assertSaysSo(self.hearth("add", "--undo", one), 2, 66)

    def test_an_implausible_entry_is_refused_with_a_reason(self):
        good = ["sauna", "2025-11-02T20:00", "25"]
        for arguments, words in (
            (["swim", *good[1:]], "Unknown sport"), (["sauna", "yesterday", "25"], "home clock"),
            (["sauna", "2099-01-01T10:00", "25"], "day"), (["sauna", good[1], "0"], "between 1 and 1440"),
            ([*good, "--room", "hot"], "105F"), ([*good, "--room", "300C"], "between"),
            ([*good, "--humidity", "40"], "room temperature"), ([*good, "--heart-rate", "300"], "between 30 and 230"),
            ([*good, "--effort", "11"], "between 0 and 10"), ([*good, "--title", "x" * 200], "120"),
            (["--undo", "x", "--room", "40C"], "only the id"),
        ):
            answer = self.hearth("add", *arguments)
            self.assertSaysSo(answer, 64)
            self.assertIn(words, answer.stderr)
        self.assertSaysSo(self.hearth("add", "--undo", "nobody"), 2)
        self.assertEqual(self.hearth("report", "--quiet").returncode, 2)

    def test_a_recording_of_a_device_cannot_be_withdrawn(self):
        (self.folder / "run.csv").write_text("Start,Duration (min),Sport\n2025-06-01 07:00,30,running\n")
        self.succeeds("import", self.folder / "run.csv")
        activity, = self.activities()
        answer = self.hearth("add", "--undo", activity["id"])
        self.assertSaysSo(answer, 2)
        self.assertIn("manual entry", answer.stderr)
        self.assertEqual(len(self.activities()), 1)


if __name__ == "__main__":
    unittest.main()
