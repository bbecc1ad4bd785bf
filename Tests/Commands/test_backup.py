"""`hearth backup` and `hearth restore`: a destroyed data folder comes back as it was, and nothing is overwritten or half restored."""

import fcntl
import json
import shutil
import sqlite3
import threading
import time

from command_test import CommandTest


class Backup(CommandTest):
    def setUp(self):
        super().setUp()
        self.target = self.folder / "backups"
        table = self.folder / "run.csv"
        rows = "".join(f"2025-06-{day:02},running,{8 + day % 5},{40 + day}\n" for day in range(1, 29))
        table.write_text("date,sport,distance_km,duration_min\n" + rows)
        self.succeeds("import", table)

    def report(self, home=None):
        arguments = ["--home", home] if home else []
        return self.succeeds("report", "--json", "--date", "2025-07-01", *arguments)

    def test_a_destroyed_folder_comes_back_with_the_same_report_and_tokens(self):
        token = self.succeeds("token", "--name", "Watch")
        before, key = self.report(), (self.home / "keys").glob("*")
        keys = {path.name: path.read_bytes() for path in key if path.is_file()}
        self.assertTrue(token and keys)
        self.succeeds("backup", self.target)
        shutil.rmtree(self.home)
        self.succeeds("restore", self.target)
        self.assertEqual(self.report(), before)
        self.assertEqual({path.name: path.read_bytes() for path in (self.home / "keys").glob("*") if path.is_file()}, keys)
        self.assertTrue(json.loads(self.succeeds("verify", "--json"))["intact"])

    def test_the_database_of_a_backup_is_the_same_bit_for_bit_in_each_table(self):
        def dump(home):
            with sqlite3.connect(home / "hearth.sqlite") as database:
                return list(database.iterdump())
        self.succeeds("backup", self.folder / "one.hearthbackup")
        self.succeeds("restore", self.folder / "one.hearthbackup", "--home", self.folder / "restored")
        self.assertEqual(dump(self.folder / "restored"), dump(self.home))

    def test_the_second_backup_costs_what_changed(self):
        self.succeeds("backup", self.target)
        size = sum(path.stat().st_size for path in self.target.rglob("*") if path.is_file())
        self.succeeds("backup", self.target)
        again = sum(path.stat().st_size for path in self.target.rglob("*") if path.is_file())
        self.assertLess(again - size, size / 10)
        self.assertEqual(len(self.succeeds("backup", self.target, "--list").splitlines()), 2)
        self.assertIn("28 activities and 1 originals are intact", self.succeeds("backup", self.target, "--check"))

    def test_a_key_encrypts_and_is_needed(self):
        key = self.folder / "key"
        self.succeeds("backup", "--new-key", key)
        self.succeeds("backup", self.target, "--key-file", key)
        refused = self.hearth("restore", self.target, "--home", self.folder / "restored")
        self.assertEqual((refused.returncode, refused.stderr.count("\n")), (64, 1))
        self.assertIn("is encrypted", refused.stderr)
        other = self.folder / "other"
        self.succeeds("backup", "--new-key", other)
        refused = self.hearth("restore", self.target, "--home", self.folder / "restored", "--key-file", other)
        self.assertEqual(refused.returncode, 77)
        self.assertFalse((self.folder / "restored").exists())
        self.succeeds("restore", self.target, "--home", self.folder / "restored", "--key-file", key)
        self.assertEqual(self.report(self.folder / "restored"), self.report())

    def test_nothing_is_overwritten(self):
        self.succeeds("backup", self.target)
        refused = self.hearth("restore", self.target)
        self.assertEqual(refused.returncode, 73)
        self.assertIn("nothing is overwritten", refused.stderr)

    def test_a_damaged_block_is_named_and_nothing_is_restored(self):
        self.succeeds("backup", self.target)
        block = max((self.target / "blocks").rglob("*"), key=lambda path: path.stat().st_size if path.is_file() else 0)
        content = bytearray(block.read_bytes())
        content[len(content) // 2] ^= 1
        block.write_bytes(content)
        refused = self.hearth("restore", self.target, "--home", self.folder / "restored")
        self.assertEqual(refused.returncode, 74)
        self.assertIn("is damaged", refused.stderr)
        self.assertFalse(list(self.folder.glob("restored*")))

    def test_a_backup_beside_imports_is_consistent(self):
        """Each backup taken while files arrive can be restored, and verifies."""
        stop = threading.Event()

        def arrive():
            number = 0
            while not stop.is_set():
                number += 1
                path = self.folder / f"more{number}.csv"
                path.write_text(f"date,sport,distance_km,duration_min\n2024-01-{number % 28 + 1:02},running,5,{25 + number}\n")
                self.hearth("import", path)
        thread = threading.Thread(target=arrive)
        thread.start()
        try:
            for number in range(4):
                self.succeeds("backup", self.target)
                self.succeeds("backup", self.target, "--check")
        finally:
            stop.set()
            thread.join()

    def test_devices_of_a_restored_server_begin_anew(self):
        with sqlite3.connect(self.home / "hearth.sqlite") as database:
            epoch = "01234567-89ab-cdef-0123-456789abcdef"
            columns = [row[1] for row in database.execute("PRAGMA table_info(sync_state)")]
            self.assertIn("epoch", columns)
            database.execute("INSERT OR REPLACE INTO sync_state (athlete_id, epoch, last_position) VALUES ('1', ?, 7)", (epoch,))
        self.succeeds("backup", self.target)
        self.succeeds("restore", self.target, "--home", self.folder / "restored")
        with sqlite3.connect(self.folder / "restored" / "hearth.sqlite") as database:
            (found, position), = database.execute("SELECT epoch, last_position FROM sync_state")
        self.assertNotEqual(found, epoch)
        self.assertEqual(position, 7)

    def test_a_server_makes_a_backup_a_day_into_a_folder_that_exists(self):
        self.target.mkdir()
        (self.home / "config").write_text(f"backup = {self.target}\nbackup_keep = 2 days\n")
        with self.serving():
            for _ in range(600):
                if list((self.target / "backups").glob("*")):
                    break
                time.sleep(0.1)
        with self.serving():
            pass
        self.assertEqual(len(list((self.target / "backups").glob("*"))), 1)

    def card(self, server, language="en"):
        """Text of the card of the settings page about backups."""
        page = server.get("/settings", headers={"Accept": "text/html", "Accept-Language": language})[2].decode()
        return page.split('id="h-backups"')[1].split("</section>")[0]

    def test_a_missing_disk_is_reported_and_no_folder_is_made(self):
        (self.home / "config").write_text(f"backup = {self.target}\n")
        with self.serving() as server:
            while not any("no backup was made" in line for line in server.printed):
                self.assertTrue(server.line(), "the server ended without a word")
            for language, words in (("en", "does not exist"), ("de", "gibt es nicht"), ("zh-TW", "找不到")):
                card = self.card(server, language)
                self.assertIn(words, card)
                self.assertIn(str(self.target), card)
        self.assertFalse(self.target.exists())

    def test_settings_say_how_to_switch_backups_on_and_what_became_of_them(self):
        with self.serving() as server:
            self.assertIn("backup = /media/disk/hearth", self.card(server))
        (self.home / "config").write_text(f"backup = {self.target}\n")
        self.succeeds("backup")
        with self.serving() as server:
            card = self.card(server)
            self.assertNotIn("backup = ", card)
            self.assertNotIn("none yet", card)
            self.assertNotIn("Last failure", card)
        self.succeeds("backup", self.folder / "one.hearthbackup")
        self.succeeds("restore", self.folder / "one.hearthbackup", "--home", self.folder / "restored")
        self.assertFalse((self.folder / "restored" / "backup-record.json").exists())

    def test_a_backup_beside_another_one_is_no_failure(self):
        self.target.mkdir()
        (self.home / "config").write_text(f"backup = {self.target}\n")
        with open(self.home / "backup.lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            with self.serving() as server:
                time.sleep(2)
                self.assertNotIn("Last failure", self.card(server))
            self.assertNotIn("no backup", "".join(server.printed) + server.rest)
            self.assertSaysSo(self.hearth("backup"), 69)

    def test_links_are_named_and_nothing_is_restored_into_the_backups(self):
        (self.home / "originals" / "old").symlink_to("/media/old")
        made = self.hearth("backup", self.target)
        self.assertEqual(made.returncode, 0)
        self.assertIn("originals/old", made.stderr)
        refused = self.hearth("restore", self.target, "--home", self.target / "home")
        self.assertEqual((refused.returncode, refused.stderr.count("\n")), (64, 1))
        self.assertIn("inside the folder of backups", refused.stderr)
        self.assertFalse((self.target / "home").exists())

    def test_a_killed_backup_file_leaves_no_draft_for_long(self):
        (self.folder / "old.hearthbackup.draft").write_bytes(b"hearthb1")
        self.succeeds("backup", self.folder / "one.hearthbackup")
        self.assertEqual([path.name for path in self.folder.glob("*.hearthbackup*")], ["one.hearthbackup"])

