"""Compares files of Hearth's FIT writer with what independent parsers and Hearth itself read in them.

The folder `sessions` holds them, each beside a text with the values that were written. A Swift test (WrittenFilesTests) proves that the
writer gives these bytes for these values.
"""

import datetime
import json
import pathlib
import unittest
import zipfile

import fitdecode
import fitparse

from command_test import CommandTest

SESSIONS = pathlib.Path(__file__).resolve().parent / "sessions"
EPOCH = datetime.datetime(1989, 12, 31)


def written(path):
    """Returns the values of the text beside a file."""
    values = dict(line.split("\t") for line in path.with_suffix(".txt").read_text().splitlines())
    pairs = lambda text, mark: [tuple(map(int, item.split(mark))) for item in text.split()]
    return {
        "start": int(values["start"]), "sport": tuple(map(int, values["sport"].split())), "name": values.get("name"),
        **{key: int(values[key]) if key in values else None for key in ("offset", "elapsed", "timer", "kilocalories", "version")},
        "pauses": pairs(values["pauses"], "-"), "rates": pairs(values["rates"], ":"), "beats": pairs(values["beats"], ":"),
    }


def by_fitdecode(path):
    """Yields name and raw values of every message, as fitdecode reads them; it raises for a wrong checksum."""
    strict = {"check_crc": fitdecode.CrcCheck.RAISE, "error_handling": fitdecode.ErrorHandling.RAISE}
    with fitdecode.FitReader(str(path), processor=fitdecode.DataProcessorBase(), **strict) as reader:
        for frame in reader:
            if frame.frame_type == fitdecode.FIT_FRAME_DATA:
                yield frame.name, known({field.def_num: field for field in frame.fields})


def by_fitparse(path):
    """Yields name and raw values of every message, as fitparse reads them; it raises for a wrong checksum."""
    with fitparse.FitFile(str(path), check_crc=True) as file:
        for message in file.get_messages():
            yield message.name, known({field.def_num: field for field in message.fields})


def known(fields):
    """Returns the raw values of fields by number. All of them must be of the profile, with a value."""
    for number, field in fields.items():
        assert not field.name.startswith("unknown") and field.raw_value is not None, f"field {number}: {field.name}"
    return {number: field.raw_value for number, field in fields.items()}


# Numbers of the fields in the profile.
TIME, BPM, INTERVALS, EVENT, EVENT_TYPE = 253, 3, 0, 0, 1


def session_of(messages):
    """Returns the values of a file in the form of `written`, and its lists of messages by name."""
    kinds, rates, beats, events = {}, [], [], []
    now = None
    for name, values in messages:
        kinds.setdefault(name, []).append(values)
        now = values.get(TIME, now)
        if name == "record" and values.get(BPM) is not None:
            rates.append((now, values[BPM]))
        elif name == "hrv":
            intervals = values[INTERVALS]
            intervals = intervals if isinstance(intervals, (tuple, list)) else [intervals]
            beats += [(now, interval) for interval in intervals if interval not in (None, 0xFFFF)]
        elif name == "event" and values[EVENT] == 0:
            events.append((now, values[EVENT_TYPE]))
    session, = kinds["session"]
    lap, = kinds["lap"]
    activity, = kinds["activity"]
    start = session[2]
    local = activity.get(5)
    pauses, stopped = [], None
    for time, kind in events:
        if kind == 0 and stopped is not None:
            pauses.append((stopped - start, time - start))
            stopped = None
        elif kind in (1, 4) and stopped is None:
            stopped = time
    if stopped != session[TIME]:
        pauses.append((stopped - start, session[TIME] - start))
    return {
        "start": start + int((EPOCH - datetime.datetime(1970, 1, 1)).total_seconds()), "sport": (session[5], session[6]),
        "name": kinds["sport"][0][3] if "sport" in kinds else None, "offset": None if local is None else local - activity[TIME],
        "elapsed": session[7] / 1000, "timer": session[8] / 1000, "kilocalories": session.get(11),
        "version": kinds["file_creator"][0][0] if "file_creator" in kinds else None, "pauses": pauses,
        "rates": [(time - start, rate) for time, rate in rates], "beats": [(time - start, interval) for time, interval in beats],
    }, kinds, events


class WrittenFIT(CommandTest):
    def files(self):
        files = sorted(SESSIONS.glob("*.fit"))
        self.assertEqual(len(files), 4)
        return files

    def test_two_parsers_read_what_was_written(self):
        for path in self.files():
            for parser in (by_fitdecode, by_fitparse):
                with self.subTest(path.name, parser=parser.__name__):
                    found, kinds, events = session_of(parser(path))
                    expected = written(path)
                    self.assertEqual(found, expected)
                    self.check_summaries(expected, kinds)
                    self.assertEqual(events[0], (kinds["session"][0][2], 0), "the timer starts with the session")
                    self.assertEqual(events[-1], (kinds["session"][0][TIME], 4), "all timers stop at its end")

    def check_summaries(self, expected, kinds):
        identification, = kinds["file_id"]
        session, = kinds["session"]
        lap, = kinds["lap"]
        activity, = kinds["activity"]
        self.assertEqual((identification[0], identification[1], identification[8]), (4, 255, "Hearth"))
        self.assertEqual(identification[4], session[2])
        self.assertEqual((lap[2], lap[TIME], lap[7], lap[8]), (session[2], session[TIME], session[7], session[8]))
        self.assertEqual((activity[TIME], activity[0], activity[1]), (session[TIME], session[8], 1))
        self.assertEqual(session[TIME] - session[2], expected["elapsed"])
        rates = [rate for _, rate in expected["rates"]]
        self.assertEqual((session.get(17), session.get(64)), (max(rates, default=None), min(rates, default=None)))
        self.assertEqual((lap.get(16), lap.get(63)), (session.get(17), session.get(64)))
        self.assertEqual(session.get(16), int(sum(rates) / len(rates) + 0.5) if rates else None)
        times = [values[TIME] for values in kinds.get("record", [])]
        self.assertEqual(times, sorted(set(times)), "one record a second, in order")

    def test_hearth_reads_what_the_parsers_read(self):
        files = self.files()
        for path, record in zip(files, self.records("--all", *files)):
            with self.subTest(path.name):
                expected = written(path)
                self.assertEqual((record["path"], record["verdict"], record["findings"]), (str(path), "accepted", []))
                recording, = record["recordings"]
                start = datetime.datetime.fromisoformat(recording["start"].replace("Z", "+00:00")).timestamp()
                self.assertEqual((start, recording["elapsed_s"], recording["timer_s"]),
                                 (expected["start"], expected["elapsed"], expected["timer"]))
                _, kinds, _ = session_of(by_fitdecode(path))
                session, = kinds["session"]
                # Hearth takes summaries outside of 20…250 bpm for missing ones.
                summaries = [value if value and 20 <= value <= 250 else None for value in (session.get(16), session.get(17))]
                self.assertEqual([recording["mean_hr"], recording["max_hr"]], summaries)
                self.assertEqual(recording["points"], len(kinds.get("record", [])))
                samples = {channel["name"]: channel["samples"] for channel in recording["channels"]}
                counts = {"heart_rate": len(expected["rates"]), "beat_interval": len(expected["beats"])}
                self.assertEqual(samples, {name: count for name, count in counts.items() if count})

    def test_an_imported_session_is_exported_byte_for_byte(self):
        path = SESSIONS / "heated-class.fit"
        self.succeeds("import", path)
        activity, = json.loads(self.succeeds("report", "--json", "--date", "2026-11-26"))["activities"]
        self.assertTrue(activity["start"].startswith("2026-11-21T02:30:00"), activity["start"])
        self.succeeds("export", self.folder / "all.zip")
        with zipfile.ZipFile(self.folder / "all.zip") as archive:
            self.assertIn(path.read_bytes(), [archive.read(name) for name in archive.namelist()])


if __name__ == "__main__":
    unittest.main()
