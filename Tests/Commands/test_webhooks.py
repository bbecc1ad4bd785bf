"""Webhooks: a change reaches a receiver once and signed, after failures and a restart too, and nothing is sent unless a file names one."""

import base64
import hashlib
import hmac
import http.server
import json
import re
import ssl
import subprocess
import sys
import threading
import time
import urllib.request

from command_test import ROOT, CommandTest
from test_errors import track

SECRET = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="


class Receiver:
    """Receiver on this machine that answers with the given statuses in turn, and then with the last one."""

    def __init__(self, *statuses, location=None, tls=None):
        self.statuses, self.requests = list(statuses), []
        receiver = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.requests.append(({name.lower(): value for name, value in self.headers.items()}, body))
                status = receiver.statuses.pop(0) if len(receiver.statuses) > 1 else receiver.statuses[0]
                self.send_response(status)
                if location:
                    self.send_header("Location", location)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if tls:
            self.server.socket = tls.wrap_socket(self.server.socket, server_side=True)
        self.url = f"{'https' if tls else 'http'}://127.0.0.1:{self.server.server_port}/hook/path-that-is-secret"

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def messages(self):
        return [json.loads(body) for _, body in self.requests]

    def kinds(self):
        return [message["type"] for message in self.messages()]


class Webhooks(CommandTest):
    def configure(self, receiver, *lines, private=True):
        self.home.mkdir(exist_ok=True)
        (self.home / "config").write_text("\n".join([
            "private_sources = yes" if private else "", f"webhook.home.address = {receiver.url}",
            f"webhook.home.secret = {SECRET}", *lines, ""]))

    def run_of(self, day, name="run.gpx"):
        path = self.folder / name
        path.write_text(track(50, day))
        return path

    def until(self, condition, what, seconds=60):
        deadline = time.monotonic() + seconds
        while not condition():
            self.assertLess(time.monotonic(), deadline, what)
            time.sleep(0.1)

    def waiting(self):
        folder = self.home / "webhooks"
        return sorted(folder.glob("*.json")) if folder.is_dir() else []

    def assertSigned(self, headers, body):
        self.assertEqual(headers["content-type"], "application/json")
        self.assertRegex(headers["webhook-id"], r"^msg_[0-9a-f]{32}$")
        self.assertLess(abs(time.time() - int(headers["webhook-timestamp"])), 120)
        signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
        key = base64.b64decode(SECRET.removeprefix("whsec_"))
        code = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
        self.assertEqual(headers["webhook-signature"], "v1," + code)

    def test_an_import_beside_the_server_arrives_signed(self):
        with Receiver(204) as receiver:
            self.configure(receiver)
            with self.serving("--metrics") as server:
                self.succeeds("import", self.run_of("2025-06-01"))
                self.until(lambda: len(receiver.requests) >= 2, "the events did not arrive")
                self.until(lambda: not self.waiting(), "the queue was not emptied")
                metrics = server.get("/metrics", signed_in=False)[2].decode()
            self.assertEqual(sorted(receiver.kinds()), ["activity.imported", "day.recomputed"])
            for headers, body in receiver.requests:
                self.assertSigned(headers, body)
        data = {message["type"]: message["data"] for message in receiver.messages()}
        self.assertEqual(data["day.recomputed"], {"athlete": "1", "from": "2025-06-01", "to": "2025-06-01"})
        ids = [activity["id"] for activity in json.loads(self.succeeds("report", "--json"))["activities"]]
        self.assertEqual(data["activity.imported"], {"athlete": "1", "activities": ids})
        self.assertIn('hearth_webhook_deliveries_total{outcome="delivered"} 2', metrics)
        self.assertIn("hearth_webhook_failed_attempts_total 0", metrics)
        self.assertIn("hearth_webhook_queue 0", metrics)

    def test_a_pushed_session_arrives(self):
        record = "0c6f5bb2-6a5c-4c0e-9f57-3c3b1a6f7d10"
        token = self.succeeds("token", "--name", "Watch", "--scope", "sync").strip().splitlines()[-1]
        start = 1_760_000_000
        body = {"records": [{
            "id": record, "device": "6ba7b810-9dad-41d1-80b4-00c04fd430c8", "counter": 1, "deleted": False, "start": start,
            "end": start + 3600, "utc_offset": 0, "room_degrees": 38, "room_unit": "C", "note": "private words"}]}
        with Receiver(204) as receiver:
            self.configure(receiver, "webhook.home.events = session.synced")
            with self.serving() as server:
                for _ in range(2):
                    status, _, answer = server.get(
                        "/sync/v1/push", token, "POST", {"Content-Type": "application/json"}, json.dumps(body).encode())
                    self.assertEqual(status, 200, answer)
                self.until(lambda: receiver.requests and not self.waiting(), "the session did not arrive")
        self.assertEqual([message["data"] for message in receiver.messages()], [{"athlete": "1", "sessions": [record]}])
        self.assertNotIn(b"private words", receiver.requests[0][1])

    def test_a_receiver_gets_the_events_of_its_athlete_and_none_after_their_deletion(self):
        with self.serving():
            self.succeeds("people", "invite", "Mia")
        with Receiver(503) as receiver:
            self.configure(receiver, "webhook.home.athlete = mia", "webhook.home.events = activity.imported")
            with self.serving():
                self.succeeds("import", self.run_of("2025-06-01"))
                self.succeeds("import", "--athlete", "Mia", self.run_of("2025-06-02", "mia.gpx"))
                self.until(lambda: receiver.requests and len(self.waiting()) == 1, "Mia's event was not sent alone")
            self.assertNotEqual(receiver.messages()[0]["data"]["athlete"], "1")
            self.succeeds("people", "remove", "Mia", "--erase")
            self.assertEqual(self.waiting(), [])

    def test_a_failed_delivery_is_repeated_with_the_same_id_and_body(self):
        with Receiver(500, 500, 204) as receiver:
            self.configure(receiver, "webhook.home.events = activity.imported", "webhook_retries = 1s, 1s, 1s")
            with self.serving() as server:
                self.succeeds("import", self.run_of("2025-06-01"))
                self.until(lambda: len(receiver.requests) == 3 and not self.waiting(), "the delivery was not repeated")
            self.assertEqual(len({(headers["webhook-id"], body) for headers, body in receiver.requests}), 1)
        log = server.rest + "".join(server.printed)
        self.assertEqual(log.count("answered with status 500"), 1, log)
        for secret in ("path-that-is-secret", SECRET):
            self.assertNotIn(secret, log)

    def test_a_restart_keeps_what_waits(self):
        with Receiver(503) as receiver:
            self.configure(receiver, "webhook.home.events = activity.imported", "webhook_retries = 2s, 2s, 2s, 2s, 2s, 2s, 2s")
            with self.serving():
                self.succeeds("import", self.run_of("2025-06-01"))
                self.until(lambda: receiver.requests, "no attempt was made")
            self.assertEqual(len(self.waiting()), 1)
            self.succeeds("import", self.run_of("2025-06-02", "next.gpx"))
            self.assertEqual(len(self.waiting()), 2, "the command stores its message while no server runs")
            first = receiver.requests[0][1]
            receiver.requests, receiver.statuses = [], [200]
            with self.serving():
                self.until(lambda: len(receiver.requests) == 2 and not self.waiting(), "what waited was not delivered")
            self.assertIn(first, [body for _, body in receiver.requests])

    def test_a_receiver_that_is_gone_gets_nothing_until_a_test_delivery_succeeds(self):
        with Receiver(410) as receiver:
            self.configure(receiver)
            with self.serving():
                self.succeeds("import", self.run_of("2025-06-01"))
                self.until(lambda: receiver.requests and not self.waiting(), "the receiver was not disabled")
                self.succeeds("import", self.run_of("2025-06-02", "next.gpx"))
                self.until(lambda: not self.waiting(), "the message was kept")
                time.sleep(2)
                self.assertEqual(len(receiver.requests), 1)
            self.assertIn("status 410", self.hearth("doctor").stdout)
            self.assertIn("disabled", self.succeeds("webhooks"))
            self.assertSaysSo(self.hearth("webhooks", "test", "home"), 2)
            receiver.statuses = [200]
            self.assertIn("on again", self.succeeds("webhooks", "test", "home"))
            self.assertIn("ok       webhooks: home is ready", self.hearth("doctor").stdout)

    def test_a_private_address_needs_the_settings_file(self):
        with Receiver(204) as receiver:
            self.configure(receiver, private=False)
            answer = self.hearth("webhooks", "test", "home")
            self.assertSaysSo(answer, 78)
            self.assertIn("private_sources", answer.stderr)
            # A name that looks public and leads to this machine is refused before the request.
            (self.home / "config").write_text(
                f"webhook.home.address = https://0x7f.1:{receiver.server.server_port}/\nwebhook.home.secret = {SECRET}\n")
            answer = self.hearth("webhooks", "test", "home")
            self.assertSaysSo(answer, 2)
            self.assertIn("private_sources", answer.stderr)
            self.assertEqual(receiver.requests, [])

    def test_a_redirect_is_not_followed(self):
        with Receiver(204) as other, Receiver(307, location=other.url) as receiver:
            self.configure(receiver)
            answer = self.hearth("webhooks", "test", "home")
            self.assertSaysSo(answer, 2)
            self.assertIn("redirects are not followed", answer.stderr)
            self.assertEqual((len(receiver.requests), other.requests), (1, []))

    def certificate(self, name, subject):
        """Creates a certificate that only its own file vouches for, and returns its path and the settings of a server that has it."""
        path, key = self.folder / f"{name}.pem", self.folder / f"{name}.key"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
             "-subj", f"/CN={name}", "-addext", f"subjectAltName={subject}", "-keyout", key, "-out", path],
            check=True, capture_output=True)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(path, key)
        return path, context

    def test_a_receiver_without_a_valid_certificate_gets_nothing(self):
        for name, subject in (("right", "IP:127.0.0.1"), ("other", "DNS:other.example")):
            path, context = self.certificate(name, subject)
            with self.subTest(name), Receiver(204, tls=context) as receiver:
                self.configure(receiver)
                answer = self.hearth("webhooks", "test", "home")
                self.assertSaysSo(answer, 2)
                self.assertIn("no certificate that this machine trusts", answer.stderr)
                with self.serving():
                    self.succeeds("import", self.run_of("2025-06-01" if name == "right" else "2025-06-02", f"{name}.gpx"))
                    self.until(self.waiting, "the message was not stored")
                    time.sleep(2)
                self.assertEqual(receiver.requests, [])
                # The control: a client that trusts the certificate is answered.
                trusting = ssl.create_default_context(cafile=path)
                trusting.check_hostname = name == "right"
                request = urllib.request.Request(receiver.url, b"{}", method="POST")
                with urllib.request.urlopen(request, timeout=60, context=trusting) as response:
                    self.assertEqual((response.status, len(receiver.requests)), (204, 1))

    def test_nothing_is_stored_or_sent_unless_a_file_names_a_receiver(self):
        with self.serving("--metrics") as server:
            self.succeeds("import", self.run_of("2025-06-01"))
            time.sleep(1)
            self.assertNotIn("webhook", server.get("/metrics", signed_in=False)[2].decode())
        self.assertFalse((self.home / "webhooks").exists())
        self.assertIn("Webhooks are off", self.succeeds("webhooks"))
        self.assertIn("ok       webhooks: off", self.hearth("doctor").stdout)

    def test_a_secret_file_that_is_missing_stops_the_server_and_is_named_by_the_doctor(self):
        self.home.mkdir()
        (self.home / "config").write_text(
            f"webhook.home.address = https://example.org/\nwebhook.home.secret_file = {self.folder}/none\n")
        answer = self.hearth("doctor")
        self.assertEqual(answer.returncode, 1)
        self.assertIn(f"problem  webhooks: {self.folder}/none cannot be read", answer.stdout)
        self.assertSaysSo(self.hearth("serve", "--port", "0"), 78)

    def test_the_receiver_of_the_documentation_checks_the_signature(self):
        secret = self.succeeds("webhooks", "secret").strip()
        script = ROOT / "Docs" / "Examples" / "webhook-receiver.py"
        process = subprocess.Popen([sys.executable, "-B", script, secret, "0"], stdout=subprocess.PIPE, text=True)
        try:
            url = re.search(r"http://\S+", process.stdout.readline()).group()
            self.home.mkdir()
            config = f"private_sources = yes\nwebhook.home.address = {url}\nwebhook.home.secret = "
            (self.home / "config").write_text(config + SECRET + "\n")
            answer = self.hearth("webhooks", "test", "home")
            self.assertSaysSo(answer, 2)
            self.assertIn("401", answer.stderr)
            (self.home / "config").write_text(config + secret + "\n")
            self.succeeds("webhooks", "test", "home")
            self.assertTrue(process.stdout.readline().startswith("webhook.test "))
        finally:
            process.kill()
            process.wait()
            process.stdout.close()
