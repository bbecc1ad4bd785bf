"""The plan as it leaves Hearth: on the terminal, as JSON, as a calendar and as workout files, read by independent parsers."""

import datetime
import json
import os
import unittest
import zoneinfo

import icalendar
import vobject

from command_test import BINARY, CommandTest
from test_workouts import by_fitdecode, by_fitparse, steps_of

DATE = "2026-03-22"  # the clocks of Berlin change on the last day of the plan
DAYS = [str(datetime.date(2026, 3, 22) + datetime.timedelta(days=number)) for number in range(8)]


class Plan(CommandTest):
    def setUp(self):
        super().setUp()
        self.succeeds("demo", "--date", DATE)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(self.folder)

    def plan(self, *arguments):
        return json.loads(self.succeeds("plan", "--json", "--date", DATE, *arguments))

    def test_the_terminal_shows_each_day_with_its_reason(self):
        for language, word in (("en", "Rest"), ("de", "Ruhe"), ("zh-Hant", "休息")):
            text = self.succeeds("plan", "--date", DATE, "--language", language)
            self.assertIn(word, text)
        english = self.succeeds("plan", "--date", DATE, "--language", "en")
        for text in ("Sun 29 Mar", "· Long\n", "The long run of the week", "Rest, so that the training takes effect.", "Planned load: "):
            self.assertIn(text, english)

    def test_json_has_every_day_as_steps(self):
        plan = self.plan()
        self.assertEqual(plan["today"], DATE)
        self.assertEqual([day["day"] for day in plan["days"]], DAYS)
        for day in plan["days"]:
            for session in day["sessions"]:
                seconds = sum(block["repeats"] * sum(step["seconds"] for step in block["steps"]) for block in session["blocks"])
                self.assertEqual((seconds, session["seconds"]), (day["minutes"] * 60, day["minutes"] * 60))
                self.assertEqual(session["files"]["fit"], {"fidelity": "exact", "losses": []})
        self.assertTrue(any(day["workout"] == "rest" and not day["sessions"] for day in plan["days"]))

    def calendars(self, *arguments, name="plan.ics"):
        self.succeeds("plan", "--date", DATE, "--ics", name, *arguments)
        content = (self.folder / name).read_bytes()
        self.assertTrue(all(len(line) <= 75 for line in content.split(b"\r\n")))
        return icalendar.Calendar.from_ical(content), vobject.readOne(content.decode())

    def test_two_parsers_read_the_calendar(self):
        texts = {day["day"]: day["text"] for day in self.plan()["days"] if day["workout"] != "rest"}
        first, second = self.calendars()
        found = {str(event.decoded("dtstart")): str(event["summary"]) for event in first.walk("VEVENT")}
        # The title is the session with its minutes, the beginning of the line.
        self.assertEqual(list(found), list(texts))
        self.assertTrue(all(texts[day].startswith(title) and title.count(" · ") == 1 for day, title in found.items()), found)
        self.assertEqual({str(event.dtstart.value): event.summary.value for event in second.vevent_list}, found)
        ids = [str(event["uid"]) for event in first.walk("VEVENT")]
        self.assertEqual(ids, [event.uid.value for event in second.vevent_list])
        self.assertEqual(len(set(ids)), len(ids))
        for event in first.walk("VEVENT"):
            self.assertEqual(event.decoded("dtend") - event.decoded("dtstart"), datetime.timedelta(days=1))
        again, _ = self.calendars(name="again.ics")
        self.assertEqual([str(event["uid"]) for event in again.walk("VEVENT")], ids)

    def test_hours_stay_on_the_wall_clock_when_the_clocks_change(self):
        self.succeeds("athlete", "--zone", "Europe/Berlin", "--hours", "6-9")
        minutes = {day["day"]: day["minutes"] for day in self.plan()["days"] if day["workout"] not in ("rest", "race")}
        first, second = self.calendars()
        berlin = zoneinfo.ZoneInfo("Europe/Berlin")
        offsets = set()
        for event, other in zip(first.walk("VEVENT"), second.vevent_list, strict=True):
            start = event.decoded("dtstart")
            self.assertEqual((start.hour, start.minute), (6, 0))
            expected = datetime.datetime(start.year, start.month, start.day, 6, tzinfo=berlin)
            self.assertEqual(start.astimezone(datetime.timezone.utc), expected.astimezone(datetime.timezone.utc))
            # vobject reads the offsets from the VTIMEZONE of the file itself.
            value = other.dtstart.value
            self.assertEqual(value.utcoffset(), expected.utcoffset())
            offsets.add(value.utcoffset())
            length = datetime.timedelta(minutes=minutes[str(start.date())])
            self.assertEqual((event.decoded("duration"), other.duration.value), (length, length))
        self.assertEqual(offsets, {datetime.timedelta(hours=1), datetime.timedelta(hours=2)})

    def test_a_session_becomes_a_file_of_each_format(self):
        planned = next(day for day in self.plan()["days"] if day["workout"] == "long")
        day = planned["day"]
        answer = self.hearth("plan", "--date", DATE, "--fit", day, "--zwo", day, "--text", day, "--language", "en")
        self.assertEqual(answer.returncode, 0, answer.stderr)
        names = [f"hearth-{day}.{ending}" for ending in ("fit", "zwo", "txt")]
        self.assertEqual(answer.stdout.split(), names)
        self.assertEqual(answer.stderr.count("Exact: the file holds the whole session."), 1)
        _, steps = steps_of(by_fitdecode(self.folder / names[0]))
        self.assertEqual(steps_of(by_fitparse(self.folder / names[0]))[1], steps)
        self.assertEqual((len(steps), steps[0][2] / 60_000), (1, planned["minutes"]))
        # Files are not replaced, and days without a session say so.
        self.assertSaysSo(self.hearth("plan", "--date", DATE, "--fit", day), 73)
        rest = next(day["day"] for day in self.plan()["days"] if day["workout"] == "rest")
        self.assertSaysSo(self.hearth("plan", "--date", DATE, "--fit", rest), 2)
        self.assertSaysSo(self.hearth("plan", "--fit", "someday"), 64)

    def test_the_feed_is_read_by_two_parsers_and_needs_no_token(self):
        self.assertTrue(os.access(BINARY, os.X_OK))
        with self.serving() as server:
            status, _, page = server.get(
                "/settings/calendar", method="POST", headers={"Content-Type": "application/x-www-form-urlencoded"}, body=b"")
            self.assertEqual(status, 200)
            path = page.decode().split("webcal://", 1)[1].split('"', 1)[0].split("/", 1)[1].replace("&amp;", "&")
            status, headers, feed = server.get("/" + path)
            self.assertEqual((status, headers.get_content_type()), (200, "text/calendar"))
            icalendar.Calendar.from_ical(feed)
            vobject.readOne(feed.decode())
            self.assertEqual(server.get("/" + path, headers={"If-None-Match": headers["ETag"]})[0], 304)
            self.assertEqual(server.get("/" + path.replace(".ics", "0.ics"))[0], 404)


if __name__ == "__main__":
    unittest.main()
