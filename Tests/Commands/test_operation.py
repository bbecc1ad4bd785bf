"""What an operator of a server sees: readiness, metrics, logs without secrets, and an orderly end."""

import http.client
import json
import re
import signal
import socket
import sqlite3
import subprocess
import threading
import time
import unittest

from command_test import BINARY, CommandTest

PAGE = {"Accept": "text/html"}


def samples(text):
    """Reads Prometheus' exposition format strictly: a dictionary of series."""
    found, types = {}, {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert name not in types, f"two types of {name}"
            types[name] = kind
        elif not line.startswith("# HELP "):
            match = re.fullmatch(r'([a-z_]+)(\{(?:[a-z]+="(?:[^"\\\n]|\\.)*",?)+\})? (\S+)', line)
            assert match, line
            name = re.sub(r"_(bucket|sum|count)$", "", match[1])
            assert name in types or match[1] in types, f"no type of {line}"
            assert line.rpartition(" ")[0] not in found, f"twice: {line}"
            found[match[1] + (match[2] or "")] = float(match[3])
    return found


class Operation(CommandTest):
    def test_a_server_is_ready_and_says_why_it_is_not(self):
        with self.serving() as server:
            status, headers, body = server.get("/readyz", signed_in=False)
            self.assertEqual((status, json.loads(body)["status"]), (200, "ready"))
            self.assertRegex(headers["X-Request-Id"], r"^\w+$")
            # A newer version has migrated the database meanwhile.
            with sqlite3.connect(self.home / "hearth.sqlite") as database:
                database.execute("INSERT INTO grdb_migrations VALUES ('9999')")
            status, headers, body = server.get("/readyz", signed_in=False)
            self.assertEqual((status, headers.get_content_type()), (503, "application/problem+json"))
            self.assertEqual(json.loads(body)["reasons"], ["schema-not-current"])
            with sqlite3.connect(self.home / "hearth.sqlite") as database:
                database.execute("DELETE FROM grdb_migrations WHERE identifier = '9999'")
            self.assertEqual(server.get("/readyz", signed_in=False)[0], 200)

    def test_metrics_are_off_and_have_no_athlete_when_they_are_on(self):
        self.succeeds("athlete", "--name", "Idunn")
        self.succeeds("add", "sauna", "2026-11-20T18:30", "30")
        with self.serving() as server:
            self.assertEqual(server.get("/metrics", signed_in=False)[0], 404)
        with self.serving("--metrics") as server:
            for path in ("/", "/activities?q=geheim", "/healthz", "/trends"):
                self.assertEqual(server.get(path, headers=PAGE)[0], 200)
            status, headers, body = server.get("/metrics", signed_in=False)
            self.assertEqual((status, headers["Content-Type"]), (200, "text/plain; version=0.0.4; charset=utf-8"))
            text = body.decode()
            found = samples(text)
            self.assertEqual(found['hearth_http_requests_total{method="GET",route="/activities",status="200"}'], 1)
            self.assertEqual(found['hearth_http_request_duration_seconds_bucket{route="/trends",le="+Inf"}'], 1)
            self.assertEqual(found["hearth_sessions"], 1)
            self.assertGreater(found["hearth_database_bytes"], 10_000)
            self.assertGreater(found["process_resident_memory_bytes"], 10e6)
            self.assertLess(abs(found["process_start_time_seconds"] - time.time()), 600)
            for secret in ("Idunn", "geheim", "sauna", "key", server.cookie.split("=")[1]):
                self.assertNotIn(secret, text)

    def test_the_settings_file_switches_metrics_and_logs(self):
        self.home.mkdir(mode=0o700)
        (self.home / "config").write_text("metrics = yes\nlog_level = info\nlog_format = json\n")
        with self.serving() as server:
            self.assertEqual(server.get("/metrics", signed_in=False)[0], 200)
        lines = [json.loads(line) for line in server.rest.splitlines() if line.startswith("{")]
        self.assertTrue(any(line.get("route") == "/metrics" and line["status"] == 200 for line in lines), server.rest)
        for setting in ("metrics = maybe", "log_level = loud", "log_format = xml"):
            (self.home / "config").write_text(setting + "\n")
            self.assertSaysSo(self.hearth("serve", "--port", "0"), 78)

    def visit(self, server):
        """Visits pages with secrets in address, header and body. Returns the secrets."""
        calendar = re.search(r"/calendar/([\w-]{20,})", server.get("/settings/calendar", method="POST", body=b"x=1")[2].decode())
        token = self.succeeds("token").strip()
        address = self.succeeds("sign-in").strip()
        key = address.split("key=")[1]
        server.get("/sign-in?key=" + key, signed_in=False)
        server.press(address)
        server.get("/activities?q=geheimnis")
        server.get("/calendar/" + calendar[1] + ".ics", signed_in=False)
        server.get("/calendar/falscher-geheimer-name.ics", signed_in=False)
        server.get("/quick-wins/training-load", token)
        server.get("/quick-wins/training-load", "falsch" + token)
        server.get("/sign-in", method="POST", body=b"name=Idunn&password=gelbe+Giraffe&code=123456", signed_in=False)
        server.get("/falscher-geheimer-name/x", signed_in=False)
        return ["Idunn", "geheimnis", "geheimer", "Giraffe", key, token, calendar[1], server.cookie.split("=")[1]]

    def test_no_secret_is_ever_in_the_log(self):
        self.succeeds("athlete", "--name", "Idunn")
        for form in ("text", "json"):
            with self.serving("--log-level", "debug", "--log-format", form) as server:
                secrets = self.visit(server)
            printed = "".join(server.printed) + server.rest
            # The log is there, with one line for each request.
            for route in ("/sign-in", "/activities", "/calendar/{name}", "/quick-wins/training-load", "other"):
                self.assertIn(route, printed, form)
            self.assertRegex(printed, r'request_id["=:]+\w+')
            for secret in secrets:
                self.assertNotIn(secret, printed, form)
            # An empty secret, of a request that failed, would be found nowhere.
            self.assertTrue(all(len(secret) >= 5 for secret in secrets), secrets)

    def test_without_a_level_the_log_has_no_requests(self):
        with self.serving() as server:
            server.get("/")
        self.assertNotIn("request", server.rest)

    def test_a_client_that_goes_in_the_middle_of_a_response_is_counted_once(self):
        table = self.folder / "run.csv"
        rows = "".join(f"2025-{month:02}-{day:02},running,{8 + day % 5},{40 + day}\n" for month in range(1, 13) for day in range(1, 29))
        table.write_text("date,sport,distance_km,duration_min\n" + rows)
        self.succeeds("import", table)
        with self.serving("--metrics") as server:
            server.sign_in()
            for _ in range(5):
                with socket.create_connection(("127.0.0.1", server.port), timeout=30) as client:
                    client.sendall(f"GET /settings/export HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {server.cookie}\r\n\r\n".encode())
                    client.recv(10)
            for _ in range(100):
                found = samples(server.get("/metrics", signed_in=False)[2].decode())
                if found["hearth_http_requests_running"] == 1:
                    break
                time.sleep(0.1)
            self.assertEqual(found["hearth_http_requests_running"], 1, "this one alone")
            self.assertEqual(sum(value for name, value in found.items() if "requests_total" in name and "/settings/export" in name), 5)

    def upload(self, server, rest):
        """Begins an upload and sends the rest after the event. Stores the status; none when the server closed the connection."""
        body = (b'--x\r\nContent-Disposition: form-data; name="files"; filename="run.csv"\r\n\r\n'
                b"date,sport,distance_km,duration_min\n2025-06-01,running,8,40\n\r\n--x--\r\n")
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        try:
            connection.putrequest("POST", "/import")
            for name, value in (("Cookie", server.cookie), ("Content-Type", "multipart/form-data; boundary=x"), ("Content-Length", len(body))):
                connection.putheader(name, value)
            connection.endheaders(body[:60])
            self.begun.set()
            rest.wait(timeout=60)
            connection.send(body[60:])
            self.status = connection.getresponse().status
        except (OSError, http.client.HTTPException):
            self.status = None
        finally:
            connection.close()

    def begin(self, server, rest):
        self.begun = threading.Event()
        thread = threading.Thread(target=self.upload, args=(server, rest))
        thread.start()
        self.begun.wait(timeout=10)
        time.sleep(0.5)  # the request has arrived
        return thread

    def test_a_stopped_server_finishes_what_has_begun_and_accepts_nothing_new(self):
        with self.serving() as server:
            server.sign_in()
            # A page that listens ends at once.
            stream = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
            stream.request("GET", "/events", headers={"Cookie": server.cookie})
            events = stream.getresponse()
            rest = threading.Event()
            thread = self.begin(server, rest)
            server.process.send_signal(signal.SIGTERM)
            self.assertTrue(events.read().startswith(b"retry:"))
            time.sleep(0.5)
            with self.assertRaises(OSError):
                socket.create_connection(("127.0.0.1", server.port), timeout=5).close()
            self.assertIsNone(server.process.poll(), "an upload is being received")
            rest.set()
            thread.join()
            self.assertEqual(self.status, 303)
            self.assertEqual(server.process.wait(timeout=10), 0)
            stream.close()
        # The database is closed: nothing is left in its log. The import goes on at the next start.
        log = self.home / "hearth.sqlite-wal"
        self.assertTrue(not log.exists() or log.stat().st_size == 0)
        with self.serving() as server:
            for _ in range(100):
                if json.loads(self.succeeds("report", "--json"))["activities"]:
                    break
                time.sleep(0.1)
            else:
                self.fail("the upload was not imported")

    def test_a_request_that_never_ends_does_not_keep_a_stopped_server(self):
        with self.serving() as server:
            server.sign_in()
            rest = threading.Event()
            thread = self.begin(server, rest)
            began = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            self.assertEqual(server.process.wait(timeout=40), 0)
            self.assertGreater(time.monotonic() - began, 5, "the request had time")
            rest.set()
            thread.join()
            self.assertIsNone(self.status)

    def test_options_are_explained(self):
        answer = subprocess.run([BINARY, "serve", "--help"], capture_output=True, text=True, timeout=60).stdout
        for option in ("--metrics", "--log-level", "--log-format"):
            self.assertIn(option, answer)


if __name__ == "__main__":
    unittest.main()
