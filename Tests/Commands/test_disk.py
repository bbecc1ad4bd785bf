"""A full or read-only disk, and a damaged database: data can be read, and every message states what to do."""

import http.client
import io
import json
import os
import re
import sqlite3
import subprocess
import time
import zipfile

from command_test import CommandTest
from mounted_test import MountedTest, may_mount
from test_errors import track

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
PAGES = ("/", "/activities", "/load", "/fitness", "/settings", "/report")


class Disk(MountedTest):
    def fill_folder(self):
        for day in ("2025-06-01", "2025-05-28"):
            path = self.folder / f"{day}.gpx"
            path.write_text(track(day=day))
            self.succeeds("import", path)

    def check_reading(self):
        activities = json.loads(self.succeeds("report", "--json", "--date", "2025-06-02"))["activities"]
        self.assertEqual(len(activities), 2)
        self.succeeds("explain", "acwr")
        self.succeeds("sources", activities[0]["id"])
        self.succeeds("export", self.folder / "out.zip")
        with zipfile.ZipFile(self.folder / "out.zip") as archive:
            self.assertEqual(sum("originals/" in name for name in archive.namelist()), 2, archive.namelist())
        return activities

    def check_server(self, status, words):
        with self.serving("--date", "2025-06-02", on_terminal=True) as server:
            for page in PAGES:
                self.assertEqual(server.get(page)[0], 200, page)
            self.assertEqual(server.get("/healthz")[0], 200)
            with zipfile.ZipFile(io.BytesIO(server.get("/settings/export")[2])) as archive:
                self.assertIsNone(archive.testzip())
            for language, expected in (("en", words[0]), ("zh-Hant", words[1])):
                code, _, page = server.get("/settings", method="POST", body=b"name=Ada", headers={
                    **FORM, "Accept": "text/html", "Accept-Language": language})
                self.assertEqual(code, status, page[:500])
                self.assertIn(expected, page.decode())
            code, headers, body = server.get("/settings", method="POST", body=b"name=Ada", headers=FORM)
            self.assertEqual((code, headers.get_content_type()), (status, "application/problem+json"))
            self.assertNotIn(str(self.home), body.decode())

    @may_mount
    def test_a_read_only_disk_can_be_read_and_a_write_states_why_it_failed(self):
        self.fill_folder()
        self.succeeds("token")
        self.mount("--bind", str(self.home), at=self.home)
        subprocess.run(["mount", "-o", "remount,bind,ro", str(self.home)], check=True)
        self.check_reading()
        for command in (["import", str(self.folder / "2025-06-01.gpx")], ["athlete", "--name", "Ada"],
                        ["add", "running", "2025-06-01T18:30", "30"], ["token"]):
            answer = self.hearth(*command)
            if command[0] == "import":  # importing known files writes nothing
                self.assertEqual(answer.returncode, 0, answer.stderr)
                continue
            self.assertSaysSo(answer, 73)
            self.assertRegex(answer.stderr, "(?i)read.only")
        self.check_server(503, ("Nothing can be saved here", "目前無法儲存"))

    @may_mount
    def test_a_full_disk_can_be_read_and_a_write_states_why_it_failed(self):
        self.home.mkdir(mode=0o700)
        self.mount_small_disk("4m", self.home)
        self.fill_folder()
        # Without a buffer: one with a rest would fail once more when it is closed.
        with open(self.home / "uploads-filler", "wb", buffering=0) as filler:
            try:
                while True:
                    filler.write(bytes(65_536))
            except OSError:
                pass
        self.check_reading()
        new = self.folder / "new.gpx"
        new.write_text(track(59, day="2025-04-01"))
        answer = self.hearth("import", new)
        self.assertSaysSo(answer, 74)
        self.assertIn("disk is full", answer.stderr)
        self.check_server(507, ("The disk is full", "磁碟空間已滿"))
        (self.home / "uploads-filler").unlink()
        self.succeeds("import", new)


class Damage(MountedTest):
    def damage(self, table):
        """Overwrites the root page of a table."""
        database = self.home / "hearth.sqlite"
        connection = sqlite3.connect(database)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        page, = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
        size, = connection.execute("PRAGMA page_size").fetchone()
        connection.close()
        with open(database, "r+b") as file:
            file.seek((page - 1) * size)
            file.write(b"\xff" * size)

    def fill_folder(self):
        path = self.folder / "run.gpx"
        path.write_text(track())
        self.succeeds("import", path)
        return path

    def test_the_health_check_fails_like_pages_and_pages_state_what_to_do(self):
        self.fill_folder()
        self.damage("digest")
        with self.serving("--date", "2025-06-02") as server:
            code, _, page = server.get("/", headers={"Accept": "text/html"})
            self.assertEqual(code, 503)
            self.assertIn("The database is damaged", page.decode())
            self.assertIn("hearth report", page.decode())
            for language, step in (("en", "can still be read"), ("de", "noch lesbar"), ("zh-Hant", "仍可讀取")):
                text = server.get("/", headers={"Accept": "text/html", "Accept-Language": language})[2].decode()
                self.assertIn("hearth export backup.zip", text)
                self.assertIn(step, text)
            code, headers, body = server.get("/healthz")
            self.assertEqual((code, headers.get_content_type()), (503, "application/problem+json"))
            self.assertIn("damaged", json.loads(body)["type"])

    def change(self, statement):
        """Changes rows of the database directly, as a bad disk would."""
        with sqlite3.connect(self.home / "hearth.sqlite") as connection:
            self.assertGreater(connection.execute(statement).rowcount, 0)
        connection.close()

    def test_health_reads_every_table(self):
        self.fill_folder()
        self.succeeds("report", "--date", "2025-06-02")
        for table in ("recording", "recording_column"):
            with self.subTest(table):
                whole = (self.home / "hearth.sqlite").read_bytes()
                self.damage(table)
                with self.serving("--date", "2025-06-02") as server:
                    self.assertEqual(server.get("/healthz")[0], 503)
                (self.home / "hearth.sqlite").write_bytes(whole)

    def becomes_unhealthy(self, server):
        """Waits for the complete check that the server runs beside its pages."""
        for _ in range(200):
            if server.get("/healthz")[0] == 503:
                return True
            time.sleep(0.1)
        return False

    def test_health_finds_damage_that_no_page_has_met(self):
        self.fill_folder()
        self.succeeds("report", "--date", "2025-06-02")
        for statement in ("UPDATE recording SET content = x'ff'", "UPDATE activity SET activity_id = 'a', recordings = 'a'",
                          "UPDATE digest SET content = x'ff'"):
            with self.subTest(statement):
                whole = (self.home / "hearth.sqlite").read_bytes()
                self.change(statement)
                with self.serving("--date", "2025-06-02") as server:
                    self.assertTrue(self.becomes_unhealthy(server))
                self.restore(whole)

    def test_health_finds_a_damaged_page_in_each_table(self):
        """Damages the last page of each table: the only one of a small table, and one that a first row does not touch in a large one."""
        self.fill_folder()
        # An hour with a point every second and irregular places: too large for one page.
        point = re.search(r"<trkpt.*?</trkpt>\n", track(1, day="2025-05-01")).group(0)
        long = "".join(
            point.replace("06:00:00", f"06:{i // 60:02d}:{i % 60:02d}").replace(
                'lat="25.000000"', f'lat="{25 + i * 0.00003 + (i * i * 7919 % 997) * 1e-8:.8f}"')
            for i in range(3_600))
        self.folder.joinpath("long.gpx").write_text(track(1, day="2025-05-01").replace(point, long))
        self.succeeds("import", self.folder / "long.gpx")
        self.succeeds("add", "running", "2025-05-20T18:30", "30")
        self.succeeds("report", "--date", "2025-06-02")
        connection = sqlite3.connect(self.home / "hearth.sqlite")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        tables = [name for name, in connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")]
        try:
            last = {table: connection.execute("SELECT max(pageno) FROM dbstat WHERE name = ?", (table,)).fetchone()[0]
                    for table in tables}
        except sqlite3.OperationalError as error:
            self.skipTest(f"this SQLite does not list pages: {error}")
        finally:
            connection.close()
        whole = (self.home / "hearth.sqlite").read_bytes()
        size = int.from_bytes(whole[16:18], "big")
        size = 65_536 if size == 1 else size
        for table in tables:
            with self.subTest(table):
                begin = (last[table] - 1) * size
                self.restore(whole[:begin] + b"\xff" * size + whole[begin + size:])
                if table in ("athlete", "grdb_migrations"):  # the server reads these before it listens
                    answer = self.hearth("serve", "--port", "0", "--date", "2025-06-02")
                    self.assertEqual(answer.returncode, 74)
                    self.assertIn("is damaged", answer.stderr)
                    continue
                with self.serving("--date", "2025-06-02") as server:
                    self.assertTrue(self.becomes_unhealthy(server))
        self.restore(whole)
        with self.serving("--date", "2025-06-02") as server:
            time.sleep(1)
            self.assertEqual(server.get("/healthz")[0], 200)

    def restore(self, database):
        for ending in ("-wal", "-shm"):
            (self.home / ("hearth.sqlite" + ending)).unlink(missing_ok=True)
        (self.home / "hearth.sqlite").write_bytes(database)

    def test_the_message_states_a_remedy_that_works(self):
        self.fill_folder()
        self.damage("digest")
        answer = self.hearth("report")
        self.assertSaysSo(answer, 74)
        originals = str(self.home / "originals")
        self.assertIn(f"hearth import {originals} --home", answer.stderr)
        self.succeeds("import", originals, "--home", self.folder / "new")
        found = json.loads(self.succeeds("report", "--json", "--date", "2025-06-02", "--home", self.folder / "new"))
        self.assertEqual(len(found["activities"]), 1)

    def check_export(self, table, name="out.zip"):
        """Asserts that the export ends with 1, names the table and contains the original."""
        out = self.folder / name
        answer = self.hearth("export", out)
        self.assertSaysSo(answer, 1)
        self.assertIn(table, answer.stderr)
        with zipfile.ZipFile(out) as archive:
            self.assertIsNone(archive.testzip())
            self.assertIn(table, archive.read("unreadable.txt").decode())
            names = archive.namelist()
        out.unlink()
        return names

    def test_an_export_of_a_damaged_database_keeps_readable_data_and_names_the_rest(self):
        self.fill_folder()
        self.succeeds("add", "running", "2025-05-20T18:30", "30")
        self.succeeds("report", "--date", "2025-06-02")
        whole = (self.home / "hearth.sqlite").read_bytes()
        with sqlite3.connect(self.home / "hearth.sqlite") as connection:
            tables = [row[0] for row in connection.execute(
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'grdb_%'")]
        connection.close()
        self.assertGreater(len(tables), 15)
        for table in tables:
            with self.subTest(table):
                self.damage(table)
                names = self.check_export(table)
                self.assertEqual(sum(name.startswith("originals/") for name in names), 2, names)
                for ending in ("-wal", "-shm"):
                    (self.home / ("hearth.sqlite" + ending)).unlink(missing_ok=True)
                (self.home / "hearth.sqlite").write_bytes(whole)

    def test_an_export_names_tables_with_damaged_rows(self):
        self.fill_folder()
        self.succeeds("report", "--date", "2025-06-02")
        for statement, table in (("UPDATE digest SET content = x'ff'", "digest"),
                                 ("DELETE FROM recording", "activity"),
                                 ("UPDATE activity SET activity_id = 'a', recordings = 'a'", "activity")):
            with self.subTest(statement):
                self.change(statement)
                self.check_export(table)
        with self.serving("--date", "2025-06-02") as server:
            code, _, body = server.get("/settings/export")
            self.assertEqual(code, 200)
            with zipfile.ZipFile(io.BytesIO(body)) as archive:
                self.assertIn("activity", archive.read("unreadable.txt").decode())
            self.assertEqual(server.get("/healthz")[0], 503)

    def test_an_export_names_damaged_originals_and_a_damaged_table(self):
        self.fill_folder()
        for original in (self.home / "originals").rglob("*.gz"):
            original.write_bytes(original.read_bytes()[:200])
        self.damage("recording")
        names = self.check_export("recording")
        self.assertTrue(any(name.startswith("damaged/") for name in names), names)

    @may_mount
    def test_an_export_that_fails_midway_leaves_no_file(self):
        self.fill_folder()
        self.folder.joinpath("big.gpx").write_text(track(day="2025-05-01") + "<!-- " + os.urandom(800_000).hex() + " -->")
        self.succeeds("import", self.folder / "big.gpx")
        small = self.folder / "small"
        small.mkdir()
        self.mount_small_disk("64k", small)
        self.assertSaysSo(self.hearth("export", small / "out.zip"), 74)
        self.assertEqual(list(small.iterdir()), [])


class Worthless(CommandTest):
    def test_an_archive_of_worthless_files_is_not_read_to_its_end_and_the_next_one_is_read(self):
        path = self.folder / "many.zip"
        with zipfile.ZipFile(path, "w") as archive:
            for number in range(8_000):
                archive.writestr(f"a/{number}.gpx", f'<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><!--{number}--></gpx>')
        good = self.folder / "run.gpx"
        good.write_text(track())
        answer = self.hearth("import", "--json", path, good)
        files = json.loads(answer.stdout)["files"]
        self.assertLess(len(files), 5_010)
        self.assertEqual([file["path"] for file in files if file["verdict"] == "accepted"], [str(good)])
        cut, = [file for file in files if file["path"] == str(path)]
        self.assertTrue(cut["findings"][0]["text"])
