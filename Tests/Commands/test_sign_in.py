"""Who may come in: one-time addresses, sessions, and what other users of the machine get."""

import os
import pathlib
import pwd
import subprocess
import threading
import unittest

from command_test import BINARY, CommandTest

as_root = unittest.skipUnless(os.geteuid() == 0, "needs another user of this machine")
PAGE = {"Accept": "text/html"}


class SignIn(CommandTest):
    def address(self, **more):
        lines = self.succeeds("sign-in", **more).splitlines()
        self.assertEqual(len(lines), 1, "an address stands alone on a line")
        return lines[0]

    def path(self, server):
        return self.address().split(str(server.port), 1)[1]

    def test_every_page_needs_a_session_and_an_address_gives_one_once(self):
        with self.serving() as server:
            for page in ("/", "/settings", "/settings/export", "/live", "/offline", "/activities"):
                status, headers, body = server.get(page, headers=PAGE, signed_in=False)
                self.assertEqual((status, headers["Cache-Control"]), (401, "no-store"), page)
                self.assertIn("hearth sign-in", body.decode())
            for public in ("/healthz", "/openapi.json", "/manifest.webmanifest", "/service-worker.js", "/sign-in", "/favicon.ico"):
                self.assertEqual(server.get(public, signed_in=False)[0], 200, public)
            address = self.address()
            path = address.split(str(server.port), 1)[1]
            # A chat program that shows a preview, or a browser that loads links in advance.
            for headers in ({"User-Agent": "Preview/1"}, {"Sec-Purpose": "prefetch"}, PAGE):
                status, answer, body = server.get(path, headers=headers, signed_in=False)
                self.assertEqual((status, answer["Set-Cookie"], answer["Referrer-Policy"]), (200, None, "same-origin"))
                self.assertIn(b"<button", body)
            status, headers, _ = server.press(address)
            self.assertEqual((status, headers["Location"]), (303, "/"))
            cookie = headers["Set-Cookie"]
            self.assertRegex(cookie, r"^hearth-session-\d+=[\w-]{43}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax$")
            self.assertEqual(server.get("/", headers={"Cookie": cookie.split(";")[0]})[0], 200)
            self.assertEqual((server.get(path, signed_in=False)[0], server.press(address)[0]), (403, 403), "a used address")
            self.assertEqual(server.get("/", signed_in=False)[0], 401)

    def test_two_browsers_that_open_one_address_at_the_same_time_get_one_session(self):
        with self.serving() as server:
            address, statuses = self.address(), []
            threads = [threading.Thread(target=lambda: statuses.append(server.press(address)[0])) for _ in range(12)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            self.assertEqual(sorted(statuses), [303] + [403] * 11)

    def test_a_terminal_shows_the_address_and_a_log_does_not(self):
        with self.serving() as server:
            self.assertIn(f"To sign a browser in, run: hearth sign-in --home '{self.home}'\n", server.printed)
            self.assertNotIn("key=", "".join(server.printed))
        with self.serving(on_terminal=True) as server:
            self.assertIn("key=", "".join(server.printed))
            self.assertEqual(server.get("/")[0], 200)

    def test_neither_keys_nor_tokens_are_in_files_logs_or_the_process_list(self):
        with self.serving() as server:
            waiting = self.path(server).split("key=")[1]
            used = self.path(server)
            server.open(f"http://127.0.0.1:{server.port}{used}")
            secrets = [waiting, used.split("key=")[1], server.cookie.split("=")[1]]
            # Requests that fail, which the server may log.
            server.get(used, signed_in=False)
            server.get("/sign-in?key=" + waiting, signed_in=False, headers={"Origin": "https://evil.example"}, method="POST", body=b"key=" + waiting.encode())
            server.get("/activities/x?key=" + waiting)
            files = [path for path in self.home.rglob("*") if path.is_file()]
            self.assertTrue(any("sessions" in path.parts for path in files) and any("sign-in" in path.parts for path in files))
            for path in files:
                self.assertEqual(path.stat().st_mode & 0o077, 0, path)
            for folder in [self.home] + [path for path in self.home.rglob("*") if path.is_dir()]:
                self.assertEqual(folder.stat().st_mode & 0o077, 0, folder)
            processes = b"".join(path.read_bytes() for path in pathlib.Path("/proc").glob(f"{server.process.pid}/cmdline"))
            processes += pathlib.Path(f"/proc/{server.process.pid}/environ").read_bytes()
            for secret in secrets:
                for path in files:
                    self.assertNotIn(secret.encode(), path.read_bytes(), path)
                    self.assertNotIn(secret, path.name)
                self.assertNotIn(secret.encode(), processes)
        rest = server.printed + [line for line in [server.rest] if line]
        for secret in secrets:
            self.assertNotIn(secret, "".join(rest))

    @as_root
    def test_another_user_of_the_machine_gets_nothing(self):
        self.folder.chmod(0o755)
        user = pwd.getpwnam("nobody").pw_uid
        other = {"user": user, "group": user, "extra_groups": [], "capture_output": True, "text": True, "timeout": 60}
        with self.serving() as server:
            server.get("/")
            answer = subprocess.run([BINARY, "sign-in"], env=self.environment(HOME="/nonexistent"), **other)
            self.assertNotEqual(answer.returncode, 0)
            self.assertNotIn("key=", answer.stdout)
            answer = subprocess.run([BINARY, "sessions"], env=self.environment(HOME="/nonexistent"), **other)
            self.assertSaysSo(answer, 73)
            listing = subprocess.run(["find", str(self.home)], **other)
            self.assertEqual(listing.stdout.split(), [str(self.home)])
            for page in ("/", "/settings/export", "/quick-wins/comprehensive-analysis"):
                answer = subprocess.run(
                    ["curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", f"http://127.0.0.1:{server.port}{page}"], **other)
                self.assertEqual(answer.stdout, "401", page)

    def test_sessions_are_listed_and_ended_beside_the_server(self):
        self.assertIn("No browser is signed in", self.succeeds("sessions"))
        with self.serving() as server:
            cookies = []
            for agent in ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "\x1b[2J evil", "curl/8"):
                headers = {"User-Agent": agent.replace("\x1b", "")}
                _, answer, _ = server.press(self.address(), headers=headers)
                cookies.append({"Cookie": answer["Set-Cookie"].split(";")[0]})
            listed = self.succeeds("sessions").splitlines()
            self.assertEqual(len(listed), 3)
            line = next(line for line in listed if "Firefox · Linux" in line)
            self.assertSaysSo(self.hearth("sessions", "end", "zz"), 2)
            self.assertSaysSo(self.hearth("sessions", "end", ""), 2)
            self.assertSaysSo(self.hearth("sessions", "end"), 64)
            self.assertIn("Signed out Firefox · Linux", self.succeeds("sessions", "end", line.split()[0]))
            self.assertEqual([server.get("/", headers=cookie)[0] for cookie in cookies], [401, 200, 200])
            self.assertIn("Signed out 2 browsers", self.succeeds("sessions", "end", "--all"))
            self.assertEqual([server.get("/", headers=cookie)[0] for cookie in cookies], [401, 401, 401])

    def test_sessions_survive_a_restart_and_an_export_has_none(self):
        with self.serving() as server:
            server.sign_in()
            token = server.cookie.split("=")[1]
        with self.serving() as server:
            cookie = {"Cookie": f"hearth-session-{server.port}={token}"}
            self.assertEqual(server.get("/", headers=cookie)[0], 200)
        self.succeeds("export", self.folder / "out.zip")
        self.succeeds("import", self.folder / "out.zip", "--home", self.folder / "copy")
        self.assertEqual(list((self.folder / "copy").rglob("sessions")), [])

    def test_an_address_needs_a_running_server(self):
        self.assertSaysSo(self.hearth("sign-in"), 69)
        with self.serving() as server:
            self.assertTrue(self.address().startswith(f"http://127.0.0.1:{server.port}/sign-in?key="))

    def test_an_old_file_of_a_key_is_refused(self):
        with self.serving() as server:
            address = self.address()
            file = next((self.home / "keys" / "sign-in").glob("*.json"))
            text = file.read_text()
            file.write_text(text.replace('"ends":', '"ends":1,"was":'))
            self.assertEqual(server.get(address.split(str(server.port), 1)[1], signed_in=False)[0], 403)
            self.assertEqual(server.press(address)[0], 403)

    def test_tokens_of_programs_work_as_before(self):
        with self.serving() as server:
            token = self.succeeds("token").strip()
            self.assertEqual(server.get("/quick-wins/comprehensive-analysis", token)[0], 200)
            self.assertEqual(server.get("/", headers={"Authorization": "Bearer " + token}, signed_in=False)[0], 401)


if __name__ == "__main__":
    unittest.main()
