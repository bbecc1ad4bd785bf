"""Compares `hearth inspect --json` with what independent parsers found in real files."""

import datetime
import json
import unittest

from command_test import DATA, CommandTest, needs_data


def moment(text):
    if isinstance(text, int):  # a watch without a date: seconds since the epoch of FIT
        return datetime.datetime(1989, 12, 31, tzinfo=datetime.timezone.utc) + datetime.timedelta(seconds=text)
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).replace(microsecond=0)


FASTER_THAN_A_RUNNER = (
    "the parsers add up every step between points; 30 s and more of them are faster than the sport can be, and Hearth leaves these steps out, "
    "in `inspect` as in a report")

# Differences from the consensus of the parsers, which disagree among themselves, each with its reason.
JUDGED = {
    "jat255+Fit-File-Faker/tests/files/tpv_dev_fields_20260222.fit":
        "the parsers stop at the first record, over a developer field of size 0; a walk over the raw bytes finds 3,400 records, and so "
        "does Hearth, whose distance and times are those of the session",
    "martin-ueding+geo-activity-playground/testdata/Local Files/Activities/Berlin (0,9 km).fit":
        "a course, whose points carry the minutes of nobody: the parsers list them as records, Hearth says that it is no activity",
    "lindig+fit/data/SpeedCoach-GPS-Workout.fit":
        "the session says 3,580.3 s elapsed beside a timer of 4,141 s; the records last 4,138 s, and so does Hearth's activity",
    "muktihari+fit/testdata/big_activity.fit":
        "100,000 records a second apart in a session of 30,877 s: the records win",
    "OpenTracksApp+OpenTracks/src/androidTest/res/raw/legacy_gpx_pause_resume.gpx":
        "two points at impossible latitudes mark a pause; the 111 m between its ends were covered while the recording was paused",
    "corriporai+runpandas/docs/source/user_guide/session/556160e9-d74c-440c-b0af-363efb753430.gpx": FASTER_THAN_A_RUNNER,
    "corriporai+runpandas/docs/source/user_guide/session/7318ef76-9ef0-40d2-8e39-57216f39ba7d.gpx": FASTER_THAN_A_RUNNER,
    "corriporai+runpandas/docs/source/user_guide/session/7ff163c7-3486-434f-8201-e83ce7f675b6.gpx": FASTER_THAN_A_RUNNER,
    "muktihari+fit/testdata/valid_only_contain_fileid.fit":
        "one record, and no session that says how long anything was: for Hearth nothing took place",
}


@needs_data
class Oracle(CommandTest):
    def test_every_file_matches_the_oracle(self):
        files = oracle()
        found = {record["path"]: record for record in self.records(*[DATA / path for path in files])}
        self.assertEqual(len(found), len(files), "an object a file")
        wrong, judged = [], set()
        for path, entry in files.items():
            differs = list(compare(entry["kind"], entry["ref"], found[str(DATA / path)]))
            if path in JUDGED:
                judged |= {path} if differs else set()
            else:
                wrong += [f"{path}: {what}" for what in differs]
        self.assertEqual(len(wrong), 0, f"{len(files)} files\n" + "\n".join(wrong))
        self.assertEqual(judged, set(JUDGED), "exceptions that are none any more")


def oracle():
    """Returns the oracle's results for undamaged files with content."""
    files = json.loads((DATA / "oracle.json").read_text())["files"]
    return {path: entry for path, entry in files.items() if entry.get("ref") and not path.startswith("_derived_broken/")}


def compare(kind, reference, record):
    recordings = record["recordings"]
    if kind == "fit" and reference.get("sessions") and reference["start_time"] is None:
        # A session without start and length gets the file's own date, and a finding states so.
        return [] if [r["points"] for r in recordings] == [reference["n_points"]] and record["findings"] else ["undated session"]
    if reference.get("start_time") is None or (kind == "fit" and not (reference.get("sessions") or reference["n_records"])):
        return [] if not recordings else [f"{len(recordings)} recordings of a file that holds none"]
    if not recordings:
        return ["no recording: " + json.dumps(record["findings"])[:200]]
    if kind == "fit" and reference["sessions"]:
        wrong = [] if len(recordings) == len(reference["sessions"]) else [
            f"{len(recordings)} recordings for {len(reference['sessions'])} sessions"]
        for recording, session in zip(recordings, reference["sessions"]):
            wrong += differences(
                recording, session["start_time"], session.get("total_elapsed_time"), session.get("total_timer_time"),
                session.get("total_distance"), session.get("avg_heart_rate"), session.get("max_heart_rate"))
        points = sum(recording["points"] for recording in recordings)
        if points != reference["n_points"]:
            wrong.append(f"{points} points, not {reference['n_points']}")
        return wrong
    whole = {
        "start": min(recording["start"] for recording in recordings),
        "elapsed_s": max(moment(r["start"]).timestamp() + r["elapsed_s"] for r in recordings)
        - min(moment(r["start"]).timestamp() for r in recordings),
        "timer_s": sum(r["timer_s"] or 0 for r in recordings),
        "distance_m": sum(r["distance_m"] or 0 for r in recordings),
        "mean_hr": recordings[0]["mean_hr"] if len(recordings) == 1 else None,
        "max_hr": max((r["max_hr"] for r in recordings if r["max_hr"] is not None), default=None),
    }
    wrong = differences(
        whole, reference["start_time"], reference.get("elapsed_s"), reference.get("timer_s"), reference.get("distance_m"),
        reference.get("avg_hr") if len(recordings) == 1 else None, reference.get("max_hr"))
    points = sum(recording["points"] for recording in recordings)
    if points != reference["n_points"]:
        wrong.append(f"{points} points, not {reference['n_points']}")
    return wrong


def differences(recording, start, elapsed, timer, distance, mean, maximum):
    if elapsed is not None and timer is not None and elapsed < timer <= elapsed + 5:
        elapsed = timer  # points end before the timer: an activity lasts at least as long as its timer
    if moment(recording["start"]) != moment(start):
        yield f"start {recording['start']}, not {start}"
    for name, expected, tolerance in (
        ("elapsed_s", elapsed, 1), ("timer_s", timer, 1), ("distance_m", distance, (distance or 0) * 0.005 + 0.5),
        ("mean_hr", mean, 1), ("max_hr", maximum, 1)):
        value = recording[name]
        if expected is None:
            continue
        if value is None:
            if expected != 0:
                yield f"{name} missing, not {expected}"
        elif abs(value - expected) > tolerance:
            yield f"{name} {value}, not {expected}"


if __name__ == "__main__":
    unittest.main()
