"""Invalid input gives one clear sentence and the right exit code, and no data is lost."""

import json
import os
import socket
import sqlite3
import unittest
import zipfile

from command_test import DATA, needs_data
from mounted_test import MountedTest, may_mount

GPX = """<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><type>running</type><trkseg>
%s</trkseg></trk></gpx>"""


def track(minutes=30, day="2025-06-01"):
    points = "".join(
        f'<trkpt lat="{25 + i * 0.0003:.6f}" lon="121.5"><ele>10</ele><time>{day}T06:{i:02d}:00Z</time></trkpt>\n'
        for i in range(minutes))
    return GPX % points


class Errors(MountedTest):
    def file(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def test_a_text_file_is_no_activity(self):
        self.assertSaysSo(self.hearth("import", self.file("notes.txt", "just words\n")), 1, 2)

    def test_an_empty_zip_is_an_error(self):
        path = self.folder / "empty.zip"
        zipfile.ZipFile(path, "w").close()
        self.assertSaysSo(self.hearth("import", path), 1, 2)

    def test_a_folder_without_files_is_an_error(self):
        empty = self.folder / "empty"
        empty.mkdir()
        self.assertSaysSo(self.hearth("import", empty), 1, 2)

    def test_a_missing_path_is_named(self):
        answer = self.hearth("import", self.folder / "gone.fit")
        self.assertSaysSo(answer, 1, 2, 66)
        self.assertIn("gone.fit", answer.stderr)

    def test_one_bad_file_does_not_stop_the_others(self):
        answer = self.hearth("import", self.file("bad.fit", "nonsense"), self.file("good.gpx", track()))
        self.assertEqual(answer.returncode, 1, answer.stderr)
        self.assertIn("bad.fit", answer.stdout + answer.stderr)
        self.assertEqual(len(self.activities()), 1)

    def test_importing_twice_changes_nothing(self):
        path = self.file("run.gpx", track())
        self.succeeds("import", path)
        before = self.activities()
        self.succeeds("import", path)
        self.assertEqual(self.activities(), before)

    def activities(self):
        return json.loads(self.succeeds("report", "--json"))["activities"]

    @needs_data
    def test_a_report_lists_no_activity_after_its_day(self):
        self.succeeds("import", self.file("one.gpx", track()), self.file("two.gpx", track(day="2025-06-03")))
        report = json.loads(self.succeeds("report", "--json", "--date", "2025-06-02"))
        self.assertEqual([activity["start"][:10] for activity in report["activities"]], ["2025-06-01"])

    def test_new_keys_of_tokens_are_in_the_security_log(self):
        self.succeeds("token")
        self.succeeds("token", "--new-key")
        self.assertIn("1 token withdrawn", self.succeeds("token", "--new-key", "--withdraw-all"))
        log = (self.home / "keys" / "audit.log").read_text()
        self.assertEqual([log.count(event) for event in ("signing-key-made", "all-tokens-withdrawn")], [1, 1])

    def test_a_token_without_lifetime_is_a_usage_error(self):
        for ttl in ("0", "-5h"):
            self.assertSaysSo(self.hearth("token", "--ttl", ttl), 64)

    def test_a_past_race_day_is_a_usage_error(self):
        self.assertSaysSo(self.hearth("athlete", "--race-day", "2020-01-01"), 64)

    def test_an_empty_path_is_a_usage_error(self):
        for command in ("import", "inspect"):
            self.assertSaysSo(self.hearth(command, ""), 64)

    def test_a_path_that_is_no_file_is_named_as_such(self):
        answer = self.hearth("inspect", "/dev/null")
        self.assertEqual(answer.returncode, 2)
        self.assertIn("device", answer.stdout)

    def test_an_image_beside_recordings_is_no_failure(self):
        folder = self.folder / "mine"
        folder.mkdir()
        (folder / "run.gpx").write_text(track())
        (folder / "x.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(64))
        answer = self.hearth("import", folder)
        self.assertEqual(answer.returncode, 0, answer.stderr)
        self.assertIn("1 picture", answer.stdout)
        self.assertEqual(self.hearth("inspect", folder).returncode, 0)
        self.assertEqual(self.hearth("import", folder / "x.png").returncode, 2)

    def test_a_missing_load_ratio_states_how_many_days_are_missing(self):
        self.succeeds("import", self.file("run.gpx", track()))
        self.assertRegex(self.succeeds("explain", "acwr", "--date", "2025-06-03"), r"\d+ more days")

    @needs_data
    def test_a_truncated_fit_gives_its_readable_content(self):
        record, = self.records(DATA / "_derived_broken" / "trunc_60pct.fit")
        self.assertEqual(record["verdict"], "recovered")
        self.assertTrue(record["recordings"])
        self.assertTrue(record["findings"])

    def test_a_folder_that_is_not_writable_is_named(self):
        self.home.write_text("a file where the data folder should be")
        answer = self.hearth("import", self.file("run.gpx", track()))
        self.assertSaysSo(answer, 73, 74)
        self.assertIn(str(self.home), answer.stderr)

    @may_mount
    def test_a_full_disk_loses_nothing(self):
        self.home.mkdir()
        self.mount_small_disk("1m", self.home)
        self.succeeds("import", self.file("first.gpx", track(5, "2025-05-01")))
        before = self.activities()
        (self.home / "filler").write_bytes(b"x" * (os.statvfs(self.home).f_bavail * os.statvfs(self.home).f_bsize))
        many = [self.file(f"run{i}.gpx", track(59, f"2025-06-{i:02d}")) for i in range(1, 25)]
        answer = self.hearth("import", *many)
        self.assertSaysSo(answer, 74)
        (self.home / "filler").unlink()
        self.assertEqual([a for a in self.activities() if a["start"].startswith("2025-05-01")], before)

    def test_a_database_of_a_newer_version_is_not_changed(self):
        self.succeeds("import", self.file("run.gpx", track()))
        database = self.home / "hearth.sqlite"
        with sqlite3.connect(database) as connection:
            connection.execute("INSERT INTO grdb_migrations (identifier) VALUES ('9999-from-the-future')")
        connection.close()
        answer = self.hearth("report")
        self.assertSaysSo(answer, 78)
        self.assertIn("newer", answer.stderr)

    def test_a_port_in_use_is_named(self):
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = taken.getsockname()[1]
            answer = self.hearth("serve", "--port", port, timeout=30)
        self.assertSaysSo(answer, 69)
        self.assertIn(str(port), answer.stderr)

    def test_a_public_address_is_refused_without_encryption(self):
        answer = self.hearth("serve", "--host", "0.0.0.0", "--port", "18099", timeout=30)
        self.assertSaysSo(answer, 64, 77, 78)
        self.assertIn("unencrypted", answer.stderr)

    def test_an_unknown_command_is_a_usage_error(self):
        self.assertEqual(self.hearth("frobnicate").returncode, 64)


if __name__ == "__main__":
    unittest.main()
