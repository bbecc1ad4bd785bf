"""A plan that people already have becomes a routine of their own: tables, calendars of another program and FIT workouts."""

import datetime
import json
import unittest

import icalendar

from command_test import CommandTest
from test_workouts import WORKOUTS


class PlanImport(CommandTest):
    def write(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return path

    def test_a_table_is_shown_and_stored(self):
        path = self.write("autumn.csv", "Week,Mon,Wed,Sun\n1,Rest,8 km easy,90 min long\n2,45 min easy,Swim 2 km,10 x 400 m\n")
        shown = self.hearth("plan", "import", path, "--preview", "--language", "en")
        self.assertEqual(shown.returncode, 0, shown.stderr)
        self.assertIn("14 days, 5 of them with training", shown.stdout)
        for text in ("Swim 2 km", "states no recoveries", "assumed pace"):
            self.assertIn(text, shown.stderr)
        stored = self.hearth("plan", "import", path, "--name", "Autumn", "--language", "en")
        self.assertEqual(stored.returncode, 0, stored.stderr)
        with self.serving() as server:
            self.assertIn("Autumn", server.get("/routines")[2].decode())

    def test_a_calendar_of_another_program_is_read(self):
        calendar = icalendar.Calendar()
        calendar.add("x-wr-calname", "Marathon; 12 weeks")
        for number, summary in enumerate(("40 min easy", "Ruhetag", "5 x 3 min, 2 min Trabpause, 20 min locker")):
            event = icalendar.Event()
            event.add("uid", str(number))
            event.add("dtstart", datetime.date(2026, 12, 1 + number))
            event.add("summary", summary)
            calendar.add_component(event)
        path = self.folder / "plan.ics"
        path.write_bytes(calendar.to_ical())
        answer = self.succeeds("plan", "import", path, "--language", "en")
        self.assertIn("Marathon; 12 weeks: 7 days, 2 of them with training", answer)

    def test_a_plan_of_hearth_is_read_again(self):
        self.succeeds("demo", "--date", "2026-03-27")
        self.succeeds("plan", "--date", "2026-03-27", "--ics", self.folder / "own.ics", "--language", "en")
        days = json.loads(self.succeeds("plan", "--json", "--date", "2026-03-27"))["days"]
        minutes = sum(day.get("minutes", 0) for day in days)
        answer = self.succeeds("plan", "import", self.folder / "own.ics", "--preview", "--language", "en")
        self.assertIn(f"{minutes} min in all", answer)

    def test_a_few_workouts_become_a_week_with_rest(self):
        answer = self.succeeds("plan", "import", WORKOUTS / "intervals.fit", WORKOUTS / "ride.fit", "--language", "en")
        self.assertIn("7 days, 2 of them with training", answer)

    def test_other_files_are_refused(self):
        self.assertSaysSo(self.hearth("plan", "import", self.write("x.txt", "hello")), 2)
        self.assertSaysSo(self.hearth("plan", "import", self.folder / "missing.csv"), 66)
        self.assertSaysSo(self.hearth("plan", "import", self.write("y.csv", "Mon,Tue\n30 min,\n"), "--level", "hero"), 64)


if __name__ == "__main__":
    unittest.main()
