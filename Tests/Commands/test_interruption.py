"""An import that is killed at any point leaves no partial state, and the next import gives the same result as an undisturbed one.

There are fifty points, from before the database exists to after the last commit, half of them by time and half by the number of stored
files. With HEARTH_LONG there are 150 points of a larger import.
"""

import concurrent.futures
import gzip
import hashlib
import os
import shutil
import sqlite3
import subprocess
import time
import unittest
import zipfile
import zlib

from command_test import BINARY, CommandTest
from test_errors import track

LONG = "HEARTH_LONG" in os.environ
POINTS = 150 if LONG else 50
RUNS = 40 if LONG else 12

EXPORT = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [ <!ELEMENT HealthData (ExportDate,Me,Record*)> ]>
<HealthData locale="en_US"><ExportDate value="2025-08-01 12:00:00 +0800"/>%s
<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="29" durationUnit="min" sourceName="Watch"
 startDate="2025-06-01 14:00:00 +0800" endDate="2025-06-01 14:29:00 +0800"><WorkoutRoute sourceName="Watch">
<FileReference path="/workout-routes/route_1.gpx"/></WorkoutRoute></Workout></HealthData>"""


def samples(days):
    return "".join(
        f'<Record type="HKQuantityTypeIdentifierRestingHeartRate" sourceName="Watch" unit="count/min" value="{48 + day % 5}" '
        f'startDate="2025-{1 + day // 28:02d}-{1 + day % 28:02d} 06:00:00 +0800" '
        f'endDate="2025-{1 + day // 28:02d}-{1 + day % 28:02d} 06:00:00 +0800"/>\n' for day in range(days))


class Interruption(CommandTest):
    def setUp(self):
        super().setUp()
        self.input = self.folder / "input"
        self.input.mkdir()
        for run in range(RUNS):
            (self.input / f"run{run:02d}.gpx").write_text(track(59, f"2025-{1 + run // 28:02d}-{1 + run % 28:02d}"))
        (self.input / "broken.fit").write_bytes(b"\x0e\x20\0\0\x09\0\0\0.FIT\0\0")
        with zipfile.ZipFile(self.input / "archive.zip", "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("a/one.gpx.gz", gzip.compress(track(50, "2025-05-01").encode(), mtime=0))
            archive.writestr("a/two.gpx", track(40, "2025-05-02"))
            archive.writestr("a/again.gpx", track(59, "2025-01-01"))
        with zipfile.ZipFile(self.input / "export.zip", "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("apple_health_export/export.xml", EXPORT % samples(200))
            archive.writestr("apple_health_export/workout-routes/route_1.gpx", track(29, "2025-06-01"))

    def start(self, home):
        return subprocess.Popen(
            [BINARY, "import", str(self.input)], env=self.environment(HEARTH_HOME=str(home)), stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)

    def test_an_import_killed_anywhere_ends_like_an_undisturbed_one(self):
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            def undisturbed(number):
                began = time.monotonic()
                self.assertEqual(self.start(self.folder / f"undisturbed{number}").wait(timeout=120), 1)  # one file is broken
                return time.monotonic() - began
            duration = sorted(pool.map(undisturbed, range(4)))[1]
            expected = content(self.folder / "undisturbed0")
            self.assertEqual(content(self.folder / "undisturbed1"), expected)
            self.assertGreater(len(expected["recording"]), RUNS)
            files = len(expected["imported_file"])

            def killed(point):
                home = self.folder / f"home{point}"
                process = self.start(home)
                if point % 2:
                    deadline = time.monotonic() + duration * (point + 0.5) / POINTS
                    due = lambda: time.monotonic() > deadline
                else:
                    kept = max(1, (files - 1) * point // POINTS)
                    due = lambda: len(originals(home)) >= kept
                while process.poll() is None and not due():
                    time.sleep(0.0005)
                ended = process.poll() is not None
                process.kill()
                process.wait()
                found = self.half_state(home)
                status = self.start(home).wait(timeout=120)
                wrong = [] if status == 1 else [f"the restart ended with {status}"]
                wrong += [f"{name} differs" for name, rows in content(home).items() if rows != expected[name]]
                shutil.rmtree(home)
                return found[0], ended, [f"point {point}: {what}" for what in found[1] + wrong]
            results = list(pool.map(killed, range(POINTS)))
        noted = [count for count, _, _ in results]
        print(f"{POINTS} kills of an import of {duration:.2f} s: {noted.count(0)} before anything was noted, "
              f"{sum(0 < count < files for count in noted)} with some of {files} files noted, {noted.count(files)} with all, "
              f"{sum(ended for _, ended, _ in results)} after the end")
        self.assertEqual([line for _, _, lines in results for line in lines], [])
        self.assertGreater(sum(0 < count < files for count in noted), POINTS // 10, "the points miss the import")

    def half_state(self, home):
        """Returns how many files are recorded and what is incomplete after a kill. Reads a copy, because only the program may repair its
        data."""
        copy = home.with_suffix(".copy")
        if not home.exists():
            return 0, []
        shutil.copytree(home, copy)
        try:
            wrong = [f"original {path.name} is not whole" for path in originals(copy) if not is_whole(path)]
            if not (copy / "hearth.sqlite").exists():
                return 0, wrong
            connection = sqlite3.connect(copy / "hearth.sqlite")
            try:
                one = lambda sql: connection.execute(sql).fetchone()[0]
                if not one("SELECT count(*) FROM sqlite_schema WHERE name = 'imported_file'"):
                    return 0, wrong
                for what, sql in CHECKS.items():
                    if one(sql) not in (0, "ok"):
                        wrong.append(what)
                if connection.execute("PRAGMA foreign_key_check").fetchall():
                    wrong.append("foreign keys")
                return one("SELECT count(*) FROM imported_file"), wrong
            finally:
                connection.close()
        finally:
            shutil.rmtree(copy)


CHECKS = {
    "the file's integrity": "PRAGMA integrity_check",
    "a recording without all its columns": """SELECT count(*) FROM recording r WHERE channel_count <> (SELECT count(*) FROM
        recording_column c WHERE c.athlete_id = r.athlete_id AND c.recording_id = r.recording_id AND c.number < 64)""",
    "a recording without its activity": """SELECT count(*) FROM recording r LEFT JOIN activity a USING (athlete_id, activity_id)
        WHERE instr(coalesce(a.recordings, ''), r.recording_id) = 0""",
    "an activity without its recordings": """SELECT count(*) FROM activity a WHERE (length(recordings) + 1) / 21 <> (SELECT count(*)
        FROM recording r WHERE r.athlete_id = a.athlete_id AND r.activity_id = a.activity_id)""",
}


def originals(home):
    return sorted(path for path in (home / "originals").rglob("*") if path.is_file() and not path.name.startswith(".draft"))


def is_whole(path):
    """Returns whether the bytes of an original match its name."""
    try:
        with (gzip.open if path.suffix == ".gz" else open)(path, "rb") as file:
            return hashlib.sha256(file.read()).hexdigest() == path.parent.name + path.stem
    except (OSError, EOFError):
        return False


def inflated(packed):
    return zlib.decompress(packed, wbits=-15)


def unpacked(data):
    try:
        return gzip.decompress(data)
    except (OSError, EOFError):  # a text, or a truncated draft: compare it unchanged
        return data


def content(home):
    """Returns every row except its time of writing, and every original file, including leftovers.

    Compressed bytes are decompressed: the library chooses its code by the processor, and on some machines two processes compress the same
    bytes differently.
    """
    result = {"originals": {
        str(path.relative_to(home)): hashlib.sha256(unpacked(path.read_bytes())).hexdigest()
        for path in (home / "originals").rglob("*") if path.is_file()}}
    connection = sqlite3.connect(home / "hearth.sqlite")
    try:
        tables = [name for name, in connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('change', 'grdb_migrations')")]
        for table in tables:
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})") if row[1] != "imported_at_s"]
            rows = connection.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchall()
            if table == "recording_column":
                rows = [tuple(inflated(value) if isinstance(value, bytes) else value for value in row) for row in rows]
            result[table] = sorted(rows, key=repr)
    finally:
        connection.close()
    return result


if __name__ == "__main__":
    unittest.main()
