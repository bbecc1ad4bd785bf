"""Two processes on one data folder: a single server, and writers that take turns."""

import fcntl
import json
import os
import signal
import socket
import subprocess
import time

from command_test import BINARY, CommandTest
from test_errors import track


def form(name, text, server):
    body = (f'--b7\r\nContent-Disposition: form-data; name="files"; filename="{name}"\r\n\r\n{text}\r\n--b7--\r\n').encode()
    head = (f"POST /import HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: {server.cookie}\r\nContent-Type: multipart/form-data; boundary=b7\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n").encode()
    return head, body


class Lock(CommandTest):
    def activities(self):
        return json.loads(self.succeeds("report", "--json", "--date", "2025-06-02"))["activities"]

    def file(self, name="run.gpx", text=None):
        path = self.folder / name
        path.write_text(text or track())
        return path

    def second_server(self):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        process = subprocess.Popen([BINARY, "serve", "--port", str(port)], env=self.environment(), stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, text=True)
        try:
            out, err = process.communicate(timeout=15)
            return process.returncode, err
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            return None, "it serves"

    def test_a_second_server_is_refused_with_process_and_address_of_the_first(self):
        with self.serving() as server:
            code, words = self.second_server()
            self.assertEqual(code, 69, words)
            self.assertIn(f"process {server.process.pid}", words)
            self.assertIn(f"http://127.0.0.1:{server.port}/", words)
            self.assertEqual(server.get("/healthz")[0], 200)

    def test_a_database_with_a_hard_link_is_refused_with_a_remedy(self):
        self.succeeds("import", self.file())
        other = self.folder / "other"
        other.mkdir(mode=0o700)
        os.link(self.home / "hearth.sqlite", other / "hearth.sqlite")
        for command in (["report", "--home", str(other)], ["report"], ["serve", "--port", "0"]):
            answer = self.hearth(*command, timeout=60)
            self.assertSaysSo(answer, 69)
            self.assertIn("hard links", answer.stderr)
        (other / "hearth.sqlite").unlink()
        self.assertEqual(len(self.activities()), 1)

    def test_targets_of_symbolic_links_keep_their_permissions(self):
        self.succeeds("import", self.file())
        open_folder = self.folder / "shared"
        open_folder.mkdir()
        open_folder.chmod(0o755)
        originals = self.home / "originals"
        originals.rename(self.home / "moved")
        originals.symlink_to(open_folder)
        answer = self.hearth("report")
        self.assertSaysSo(answer, 77)
        self.assertIn("symbolic link", answer.stderr)
        self.assertEqual(open_folder.stat().st_mode & 0o777, 0o755)
        open_folder.chmod(0o700)
        self.succeeds("report")
        # The data folder itself may be a link, and is made private.
        link = self.folder / "link"
        link.symlink_to(self.home)
        self.home.chmod(0o755)
        self.succeeds("report", "--home", link)
        self.assertEqual(self.home.stat().st_mode & 0o777, 0o700)

    def test_a_server_that_was_killed_leaves_no_lock(self):
        server = self.serving()
        server.__enter__()
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
        server.output.close()
        with self.serving() as second:
            self.assertEqual(second.get("/healthz")[0], 200)

    def test_an_acknowledged_upload_is_imported_whatever_starts_or_crashes_in_between(self):
        server = self.serving("--date", "2025-06-02")
        server.__enter__()
        server.sign_in()
        head, body = form("run.gpx", track(), server)
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as client:
            client.sendall(head + body[: len(body) // 2])
            deadline = time.monotonic() + 20
            while not list((self.home / "uploads").rglob("*.gpx")) and time.monotonic() < deadline:
                time.sleep(0.02)
            self.assertTrue(list((self.home / "uploads").rglob("*.gpx")), "the upload has not begun")
            code, words = self.second_server()
            self.assertEqual(code, 69, words)
            client.sendall(body[len(body) // 2:])
            answer = client.recv(65_536).decode()
        server.process.kill()  # immediately: an acknowledged upload is on the disk
        server.process.wait()
        server.output.close()
        self.assertIn("303", answer.splitlines()[0])
        self.assertIn("location: /import\r\n", answer.lower())
        with self.serving("--date", "2025-06-02") as again:
            deadline = time.monotonic() + 60
            while again.get("/activities")[2].count(b'class="activity"') != 1 and time.monotonic() < deadline:
                time.sleep(0.1)
            self.assertEqual(again.get("/activities")[2].count(b'class="activity"'), 1)
        self.assertEqual(len(self.activities()), 1)

    def test_writing_commands_wait_for_the_current_writer(self):
        run = self.file()
        self.succeeds("athlete")  # creates the folder
        one = "hearth import"
        self.succeeds("import", self.file("shod.gpx", track(day="2025-05-28")))
        shod = self.activities()[0]["id"]
        self.succeeds("shoes", "wear", shod, "Blue ones")
        # The commands run in any order, so the pair to retire stays in use.
        self.succeeds("import", self.file("bare.gpx", track(day="2025-05-27")))
        [bare] = {activity["id"] for activity in self.activities()} - {shod}
        lock = os.open(self.home / "write.lock", os.O_RDWR | os.O_CREAT, 0o600)
        os.write(lock, json.dumps({"process": 4711, "command": one}).encode())
        fcntl.flock(lock, fcntl.LOCK_EX)
        commands = [["import", str(run)], ["add", "running", "2025-06-01T18:30", "30"],
                    ["watch", "--once", "--every", "1", str(self.folder / "watched")],
                    ["athlete", "--name", "Idunn"], ["token", "--name", "waiting"],
                    ["shoes", "wear", bare, "Red ones"], ["shoes", "retire", "Blue ones"],
                    ["weather", "--weather-archive", "https://archive.example.org", "--limit", "0"]]
        (self.folder / "watched").mkdir()
        (self.folder / "watched" / "second.gpx").write_text(track(day="2025-05-30"))
        processes = [subprocess.Popen([BINARY, *command], env=self.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                      text=True) for command in commands]
        try:
            time.sleep(4)
            waiting = [command for command, process in zip(commands, processes) if process.poll() is None]
            self.assertEqual(waiting, commands, "all of them wait")
            self.assertEqual(len(self.activities()), 2, "reading does not wait")
            self.assertNotIn("Idunn", self.succeeds("athlete"))
        finally:
            os.close(lock)
        for process in processes:
            _, words = process.communicate(timeout=60)
            self.assertEqual(process.returncode, 0, words)
            self.assertIn("process 4711", words)
        self.assertEqual(len(self.activities()), 5)
        self.assertIn("Idunn", self.succeeds("athlete"))

    def test_a_profile_changed_by_two_processes_keeps_both_changes(self):
        self.succeeds("athlete", "--name", "Idunn")
        for changes in (("--mass", "61.5"), ("--height", "173")), (("--birth-year", "1983"), ("--resting-hr", "51")):
            processes = [subprocess.Popen([BINARY, "athlete", *change], env=self.environment(), stdout=subprocess.DEVNULL,
                                          stderr=subprocess.PIPE, text=True) for change in changes]
            for process in processes:
                _, words = process.communicate(timeout=60)
                self.assertEqual(process.returncode, 0, words)
        text = self.succeeds("athlete")
        for value in ("Idunn", "61.5", "173", "1983", "51"):
            self.assertIn(value, text)

    def test_a_profile_changed_beside_a_server_appears_on_its_pages(self):
        with self.serving("--date", "2025-06-02") as server:
            self.assertNotIn(b"Ada Lovelace", server.get("/settings")[2])
            self.succeeds("athlete", "--name", "Ada Lovelace")
            self.assertIn(b"Ada Lovelace", server.get("/settings")[2])
            token = self.succeeds("token").strip()
            self.assertEqual(server.get("/quick-wins/comprehensive-analysis", token=token)[0], 200)

    def test_an_import_beside_a_server_appears_on_its_pages(self):
        with self.serving("--date", "2025-06-02") as server:
            self.assertEqual(server.get("/activities")[2].count(b'class="activity"'), 0)
            self.succeeds("import", self.file())
            self.assertEqual(server.get("/activities")[2].count(b'class="activity"'), 1)

    def test_a_killed_writer_leaves_no_lock(self):
        for number in range(200):
            (self.folder / "many").mkdir(exist_ok=True)
            self.file(f"many/{number}.gpx", track(59, f"2025-{1 + number // 28:02d}-{1 + number % 28:02d}"))
        process = subprocess.Popen([BINARY, "import", str(self.folder / "many")], env=self.environment(),
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 20
        while not (self.home / "write.lock").exists() and time.monotonic() < deadline:
            time.sleep(0.01)
        process.kill()
        process.wait()
        self.succeeds("import", self.file())


class Privacy(CommandTest):
    def test_all_files_are_private_to_their_owner(self):
        (self.folder / "run.gpx").write_text(track())
        old = os.umask(0)
        try:
            self.succeeds("import", self.folder / "run.gpx")
            self.succeeds("token")
            self.succeeds("export", self.folder / "out.zip")
            with self.serving() as server:
                server.get("/settings/map", method="POST", headers={"Content-Type": "application/x-www-form-urlencoded"},
                           body=b"tiles=https%3A%2F%2Ftiles.example.org%2F%7Bz%7D%2F%7Bx%7D%2F%7By%7D.png&attribution=x")
                self.assertEqual(self.open_paths(self.home), [])
        finally:
            os.umask(old)
        self.assertEqual(self.open_paths(self.home), [])
        self.assertEqual((self.folder / "out.zip").stat().st_mode & 0o077, 0)

    def test_a_folder_of_an_older_hearth_becomes_private(self):
        self.succeeds("athlete", "--name", "Ada")
        self.succeeds("token")
        (self.home / "config").write_text("units = metric\n")
        for path in [self.home, *self.home.rglob("*")]:
            path.chmod(0o777 if path.is_dir() else 0o666)
        self.succeeds("athlete")
        top = [self.home, self.home / "hearth.sqlite", self.home / "config", self.home / "keys"]
        self.assertEqual([str(path) for path in top if path.stat().st_mode & 0o077], [])
        self.succeeds("token")
        self.assertEqual(self.open_paths(self.home / "keys"), [])

    def test_a_readable_folder_with_other_files_is_refused(self):
        self.home.mkdir()
        (self.home / "thesis.txt").write_text("words")
        self.home.chmod(0o755)
        answer = self.hearth("report")
        self.assertSaysSo(answer, 77)
        self.assertIn(str(self.home), answer.stderr)
        self.assertEqual(sorted(path.name for path in self.home.iterdir()), ["thesis.txt"])
        self.assertEqual(self.home.stat().st_mode & 0o777, 0o755)

    def open_paths(self, folder):
        """Returns files and folders that other users can read."""
        return sorted(str(path.relative_to(folder)) for path in [folder, *folder.rglob("*")] if path.stat().st_mode & 0o077)
