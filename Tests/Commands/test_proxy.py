"""The server behind nginx and Caddy with TLS, by the example files of the documentation."""

import http.client
import json
import os
import socket
import ssl
import subprocess
import time
import unittest
import urllib.parse

from command_test import ROOT, CommandTest

NAME = "hearth.example"
EXAMPLES = ROOT / "Docs" / "Examples"


def export():
    """A file of Health Auto Export with 3 MB of heart rates."""
    points = [{"date": f"2026-11-{day:02} {hour:02}:{minute:02}:{second:02} +0000", "Avg": 60 + second}
              for day in range(1, 3) for hour in range(24) for minute in range(60) for second in range(0, 60, 10)]
    metric = {"name": "heart_rate", "units": "count/min", "data": points}
    return json.dumps({"data": {"metrics": [metric], "workouts": []}}, indent=8).encode()


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Named(http.client.HTTPSConnection):
    """A connection to this machine that asks for a name, as if the domain name system led here."""

    def __init__(self, port, trusted):
        super().__init__(NAME, port, context=ssl.create_default_context(cafile=trusted), timeout=60)

    def connect(self):
        plain = socket.create_connection(("127.0.0.1", self.port), 60)
        self.sock = self._context.wrap_socket(plain, server_hostname=NAME)


class Proxy(CommandTest):
    def setUp(self):
        super().setUp()
        self.certificate, self.key = self.folder / "fullchain.pem", self.folder / "privkey.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
             "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", self.key, "-out", self.certificate],
            check=True, capture_output=True)
        self.port = free_port()
        self.address = f"https://{NAME}:{self.port}"

    def start(self, *command, **options):
        log = open(self.folder / "proxy.log", "wb")
        self.addCleanup(log.close)
        process = subprocess.Popen([*map(str, command)], stdout=log, stderr=log, cwd=self.folder, **options)
        self.addCleanup(process.wait)
        self.addCleanup(process.terminate)
        until = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                self.assertIsNone(process.poll(), (self.folder / "proxy.log").read_text(errors="replace"))
                self.assertLess(time.monotonic(), until, "the proxy did not start")
                time.sleep(0.05)

    def nginx(self, upstream):
        example = (EXAMPLES / "nginx.conf").read_text()
        for old, new in (
            ("listen 443", f"listen 127.0.0.1:{self.port}"), ("127.0.0.1:8080", f"127.0.0.1:{upstream}"),
            ("/etc/ssl/hearth.example", str(self.folder)),
        ):
            self.assertIn(old, example)
            example = example.replace(old, new)
        places = "".join(f"{kind}_temp_path {self.folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        configuration = self.folder / "nginx.conf"
        configuration.write_text(
            f"daemon off; pid {self.folder}/nginx.pid; error_log stderr;\nevents {{}}\n"
            f"http {{ access_log off;\n{places}{example}}}\n")
        self.start("nginx", "-p", self.folder, "-c", configuration)

    def caddy(self, upstream):
        example = (EXAMPLES / "Caddyfile").read_text()
        for old, new in (
            ("\nhearth.example {\n", f"\n{self.address} {{\n\tbind 127.0.0.1\n\ttls {self.certificate} {self.key}\n"),
            ("127.0.0.1:8080", f"127.0.0.1:{upstream}"),
        ):
            self.assertIn(old, example)
            example = example.replace(old, new)
        configuration = self.folder / "Caddyfile"
        configuration.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + example)
        places = {**os.environ, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}
        self.start("caddy", "run", "--adapter", "caddyfile", "--config", configuration, env=places)

    def ask(self, path, method="GET", body=None, **headers):
        """Returns status, headers and body of a request through the proxy."""
        connection = Named(self.port, self.certificate)
        self.addCleanup(connection.close)
        connection.request(method, path, body=body, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()

    def check(self, proxy):
        self.succeeds("add", "sauna", "2026-11-20T18:30", "30")
        with self.serving("--public", self.address) as server:
            proxy(server.port)
            status, headers, _ = self.ask("/", Accept="text/html")
            self.assertEqual((status, headers["Strict-Transport-Security"]), (401, "max-age=31536000"))
            address = self.succeeds("sign-in").strip()
            self.assertTrue(address.startswith(self.address + "/sign-in?"), address)
            status, headers, _ = self.ask(address.removeprefix(self.address), Accept="text/html")
            self.assertEqual(status, 303)
            cookie = headers["Set-Cookie"].split(";")[0]
            self.assertTrue(cookie.startswith("__Host-hearth-session="), cookie)
            self.assertEqual(self.ask("/", Cookie=cookie, Accept="text/html")[0], 200)
            # A change from our own page passes, one from another site does not.
            form = urllib.parse.urlencode({"theme": "dark", "return": "/"}).encode()
            kind = "application/x-www-form-urlencoded"
            own = self.ask("/preferences", "POST", form, Cookie=cookie, Content_Type=kind, Origin=self.address)
            self.assertEqual(own[0], 303)
            self.assertTrue(own[1]["Set-Cookie"].endswith("; Secure"))
            other = self.ask("/preferences", "POST", form, Cookie=cookie, Content_Type=kind, Origin="https://evil.example")
            self.assertEqual(other[0], 403)
            # What a client claims about itself does not count: the proxy states the address.
            claimed = self.ask("/healthz", X_Forwarded_For="203.0.113.7", X_Forwarded_Proto="http", X_Forwarded_Host="evil.example")
            self.assertIn(claimed[0], (200, 421))
            # nginx passes another name on, which is refused; Caddy answers it with an empty page of its own.
            self.assertNotIn(b"<html", self.ask("/", Cookie=cookie, Accept="text/html", Host="evil.example")[2])
            # A large upload passes without being kept first, and its end reaches an open page at once.
            stream = Named(self.port, self.certificate)
            self.addCleanup(stream.close)
            stream.request("GET", "/events", headers={"Cookie": cookie})
            events = stream.getresponse()
            self.assertEqual(events.status, 200)
            self.assertEqual([events.readline(), events.readline()], [b"retry: 2000\n", b"\n"])
            token = self.succeeds("token", "--scope", "import").strip().splitlines()[-1]
            status, _, body = self.ask(
                "/api/health-auto-export", "POST", export(), Authorization="Bearer " + token, Content_Type="application/json")
            self.assertEqual(status, 200, body)
            self.assertTrue(events.readline().startswith(b"event: "))
            # The machine itself still has access without the proxy.
            self.assertEqual(server.get("/healthz")[0], 200)
        status, _, _ = self.ask("/healthz")
        self.assertEqual(status, 502)

    def test_nginx(self):
        self.check(self.nginx)

    def test_caddy(self):
        self.check(self.caddy)

    def test_the_server_leaves_the_machine_for_a_named_proxy_only(self):
        for arguments in (
            ["--host", "0.0.0.0"], ["--host", "0.0.0.0", "--public", "https://hearth.example"],
            ["--public", "http://hearth.example"], ["--public", "https://localhost"], ["--trusted-proxies", "10.0.0.2"],
            ["--public", "https://hearth.example", "--trusted-proxies", "0.0.0.0/0"],
        ):
            with self.subTest(arguments):
                answer = self.hearth("serve", "--port", "0", *arguments, timeout=60)
                self.assertSaysSo(answer, 77, 78)
        self.assertIn("--public", self.hearth("serve", "--port", "0", "--host", "0.0.0.0").stderr)


if __name__ == "__main__":
    unittest.main()
