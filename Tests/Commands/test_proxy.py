"""The server behind nginx and Caddy with TLS, by the example files of the documentation."""

import http.client
import json
import socket
import ssl
import stat
import unittest
import urllib.parse

from command_test import CommandTest
from tls_proxy import NAME, TLSProxy, free_port



def export():
    """A file of Health Auto Export with 3 MB of heart rates."""
    points = [{"date": f"2026-11-{day:02} {hour:02}:{minute:02}:{second:02} +0000", "Avg": 60 + second}
              for day in range(1, 3) for hour in range(24) for minute in range(60) for second in range(0, 60, 10)]
    metric = {"name": "heart_rate", "units": "count/min", "data": points}
    return json.dumps({"data": {"metrics": [metric], "workouts": []}}, indent=8).encode()


class Named(http.client.HTTPSConnection):
    """A connection to this machine that asks for a name, as if the domain name system led here."""

    def __init__(self, port, trusted):
        super().__init__(NAME, port, context=ssl.create_default_context(cafile=trusted), timeout=60)

    def connect(self):
        plain = socket.create_connection(("127.0.0.1", self.port), 60)
        self.sock = self._context.wrap_socket(plain, server_hostname=NAME)


def upload_beside_open_page(test, cookie):
    """Asserts that a large body passes, and that its end reaches an open page at once. `test` has `connection` and `ask`."""
    stream = test.connection()
    stream.request("GET", "/events", headers={"Cookie": cookie})
    events = stream.getresponse()
    test.assertEqual(events.status, 200)
    test.assertEqual([events.readline(), events.readline()], [b"retry: 2000\n", b"\n"])
    token = test.succeeds("token", "--scope", "import").strip().splitlines()[-1]
    status, _, body = test.ask(
        "/api/health-auto-export", "POST", export(), Authorization="Bearer " + token, Content_Type="application/json")
    test.assertEqual(status, 200, body)
    test.assertTrue(events.readline().startswith(b"event: "))


class Proxy(CommandTest):
    def setUp(self):
        super().setUp()
        self.proxy = TLSProxy(self.folder)
        self.addCleanup(self.proxy.stop)

    def connection(self):
        connection = Named(self.proxy.port, self.proxy.certificate)
        self.addCleanup(connection.close)
        return connection

    def ask(self, path, method="GET", body=None, **headers):
        """Returns status, headers and body of a request through the proxy."""
        connection = self.connection()
        connection.request(method, path, body=body, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()

    def press(self, address):
        """Presses the button of the page that a one-time address opens."""
        form = urllib.parse.urlsplit(address).query.encode()
        return self.ask("/sign-in", "POST", form, Content_Type="application/x-www-form-urlencoded", Origin=self.proxy.address)

    def check(self, kind):
        self.succeeds("add", "sauna", "2026-11-20T18:30", "30")
        with self.serving("--public", self.proxy.address) as server:
            self.proxy.start(kind, server.port)
            status, headers, _ = self.ask("/", Accept="text/html")
            self.assertEqual((status, headers["Strict-Transport-Security"]), (401, "max-age=31536000"))
            address = self.succeeds("sign-in").strip()
            self.assertTrue(address.startswith(self.proxy.address + "/sign-in?"), address)
            self.assertEqual(self.ask(address.removeprefix(self.proxy.address), Accept="text/html")[0], 200)
            status, headers, _ = self.press(address)
            self.assertEqual(status, 303)
            cookie = headers["Set-Cookie"].split(";")[0]
            self.assertTrue(cookie.startswith("__Host-hearth-session="), cookie)
            self.assertEqual(self.ask("/", Cookie=cookie, Accept="text/html")[0], 200)
            # A change from our own page passes, one from another site does not.
            form = urllib.parse.urlencode({"theme": "dark", "return": "/"}).encode()
            kind = "application/x-www-form-urlencoded"
            own = self.ask("/preferences", "POST", form, Cookie=cookie, Content_Type=kind, Origin=self.proxy.address)
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
            upload_beside_open_page(self, cookie)
            shown = self.succeeds("pair").splitlines()
            self.assertTrue(shown[-1].startswith(self.proxy.address + "/sign-in?"))
            self.assertEqual({len(line) for line in shown[:-1]}, {len(shown[0])})
            self.assertEqual(self.press(shown[-1])[0], 303)
            # The machine itself still has access without the proxy.
            self.assertEqual(server.get("/healthz")[0], 200)
        status, _, _ = self.ask("/healthz")
        self.assertEqual(status, 502)

    def check_socket(self, kind):
        self.succeeds("add", "sauna", "2026-11-20T18:30", "30")
        path = self.folder / "hearth.sock"
        # The file of a server that was killed is replaced.
        with socket.socket(socket.AF_UNIX) as old:
            old.bind(str(path))
        with self.serving("--public", self.proxy.address, "--socket", path):
            self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o660)
            self.proxy.start(kind, path)
            address = self.succeeds("sign-in").strip()
            status, headers, _ = self.press(address)
            self.assertEqual(status, 303)
            cookie = headers["Set-Cookie"].split(";")[0]
            self.assertTrue(cookie.startswith("__Host-hearth-session="), cookie)
            self.assertEqual(self.ask("/", Cookie=cookie, Accept="text/html")[0], 200)
            # A program that opens the socket itself is one of this machine, and cannot pass for a client of the proxy.
            self.assertEqual(self.directly(path, "/healthz", Host="localhost"), 200)
            self.assertEqual(self.directly(path, "/healthz", Host="hearth.example"), 421)
            self.assertEqual(self.directly(path, "/healthz", Host="localhost", X_Forwarded_For="203.0.113.7"), 421)
            other = self.folder / "other"
            answer = self.hearth("serve", "--public", self.proxy.address, "--socket", path, "--home", other, timeout=60)
            self.assertSaysSo(answer, 69)
        self.assertFalse(path.exists())
        for more in (("--port", "8080"), ("--host", "::1")):
            answer = self.hearth("serve", "--public", self.proxy.address, "--socket", path, *more)
            self.assertSaysSo(answer, 64)

    def directly(self, path, target, **headers):
        connection = http.client.HTTPConnection("localhost", timeout=60)
        connection.sock = socket.socket(socket.AF_UNIX)
        connection.sock.connect(str(path))
        self.addCleanup(connection.close)
        connection.request("GET", target, headers={name.replace("_", "-"): value for name, value in headers.items()})
        return connection.getresponse().status

    def test_a_length_that_can_be_read_in_two_ways_gets_one_answer_behind_nginx(self):
        smuggled = f"GET /healthz HTTP/1.1\r\nHost: {NAME}:{self.proxy.port}\r\n\r\n"
        body = "0\r\n\r\n" + smuggled
        with self.serving("--public", self.proxy.address) as server:
            self.proxy.start("nginx", server.port)
            for fields in (
                ["Content-Length: 5", "Transfer-Encoding: chunked"], [f"Content-Length: {len(body)}", "Transfer-Encoding: chunked"],
                ["Content-Length: 5", f"Content-Length: {len(body)}"], ["Transfer-Encoding: chunked, identity"],
                ["Transfer-Encoding: xchunked"], ["Content-Length: +5"],
            ):
                head = ["POST /preferences HTTP/1.1", f"Host: {NAME}:{self.proxy.port}", "Content-Type: application/x-www-form-urlencoded"]
                connection = self.connection()
                connection.connect()
                connection.sock.sendall("\r\n".join([*head, *fields, "", body]).encode())
                answer = b""
                while piece := connection.sock.recv(65_536):
                    answer += piece
                self.assertEqual(answer.count(b"HTTP/1.1 "), 1, fields)
                self.assertRegex(answer, rb"^HTTP/1.1 (400|501) ", fields)
            # The next client of the same proxy gets its own answer.
            status, headers, answer = self.ask("/", Accept="text/html")
            self.assertEqual(status, 401)
            self.assertIn("text/html", headers["Content-Type"])

    def test_nginx_at_a_socket(self):
        self.check_socket("nginx")

    def test_caddy_at_a_socket(self):
        self.check_socket("caddy")

    def test_a_file_in_the_place_of_the_socket_is_not_touched(self):
        path = self.folder / "notes"
        path.write_text("mine")
        answer = self.hearth("serve", "--public", self.proxy.address, "--socket", path, timeout=60)
        self.assertSaysSo(answer, 78)
        self.assertEqual(path.read_text(), "mine")

    def test_a_socket_of_another_program_is_not_replaced(self):
        for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM):
            path = self.folder / f"other-{kind}.sock"
            with socket.socket(socket.AF_UNIX, kind) as other:
                other.bind(str(path))
                if kind == socket.SOCK_STREAM:
                    other.listen()
                before = path.stat().st_ino
                answer = self.hearth("serve", "--public", self.proxy.address, "--socket", path, timeout=60)
                self.assertSaysSo(answer, 69)
                self.assertEqual(path.stat().st_ino, before)

    def handshake(self, ciphers=None, newest=None, oldest=None):
        """Returns version and suite of a connection to the proxy."""
        context = ssl.create_default_context(cafile=self.proxy.certificate)
        if ciphers:
            context.set_ciphers(ciphers)
        if oldest:
            context.minimum_version = oldest
        if newest:
            context.maximum_version = newest
        with socket.create_connection(("127.0.0.1", self.proxy.port), 60) as plain:
            with context.wrap_socket(plain, server_hostname=NAME) as secured:
                return secured.version(), secured.cipher()[0]

    def check_suites(self, kind):
        self.proxy.start(kind, free_port())
        old = ssl.TLSVersion.TLSv1_2
        self.assertEqual(self.handshake()[0], "TLSv1.3")
        version, suite = self.handshake(newest=old)
        self.assertEqual(version, "TLSv1.2")
        self.assertRegex(suite, "^ECDHE-.*(GCM|CHACHA20)")
        # Whatever the client prefers, it gets no weaker one; and it can have each of these.
        for suite in ("ECDHE-ECDSA-AES256-GCM-SHA384", "ECDHE-ECDSA-CHACHA20-POLY1305", "ECDHE-ECDSA-AES128-GCM-SHA256"):
            self.assertEqual(self.handshake(suite, newest=old), ("TLSv1.2", suite))
        for suites in ("ECDHE-ECDSA-AES128-SHA256", "ECDHE-ECDSA-AES256-SHA", "AES128-GCM-SHA256:AES256-SHA"):
            with self.assertRaises(ssl.SSLError, msg=suites):
                self.handshake(suites, newest=old)
        with self.assertRaises(ssl.SSLError):
            self.handshake("ALL:@SECLEVEL=0", newest=ssl.TLSVersion.TLSv1_1, oldest=ssl.TLSVersion.TLSv1)

    def test_nginx_speaks_recommended_suites_only(self):
        self.check_suites("nginx")

    def test_caddy_speaks_recommended_suites_only(self):
        self.check_suites("caddy")

    def test_nginx(self):
        self.check("nginx")

    def test_caddy(self):
        self.check("caddy")

    def test_the_server_leaves_the_machine_for_a_named_proxy_only(self):
        for arguments in (
            ["--host", "0.0.0.0"], ["--host", "0.0.0.0", "--public", "https://hearth.example"],
            ["--public", "http://hearth.example"], ["--public", "https://localhost"], ["--trusted-proxies", "10.0.0.2"],
            ["--public", "https://hearth.example", "--trusted-proxies", "0.0.0.0/0"],
            ["--socket", "/tmp/hearth.sock"], ["--socket", "hearth.sock", "--public", "https://hearth.example"],
            ["--socket", "/nowhere/hearth.sock", "--public", "https://hearth.example"],
        ):
            with self.subTest(arguments):
                port = [] if "--socket" in arguments else ["--port", "0"]
                answer = self.hearth("serve", *port, *arguments, timeout=60)
                self.assertSaysSo(answer, 77, 78)
        with self.serving():
            self.assertIn("--public", self.hearth("pair").stderr)
        self.assertIn("--public", self.hearth("serve", "--port", "0", "--host", "0.0.0.0").stderr)


if __name__ == "__main__":
    unittest.main()
