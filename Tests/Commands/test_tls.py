"""The server with TLS of its own: certificate, protocol versions, limits, renewal, and refusals in words."""

import http.client
import json
import os
import socket
import ssl
import subprocess
import tempfile
import time
import unittest
import urllib.parse
import warnings

from command_test import BINARY, CommandTest
from test_proxy import Named, upload_beside_open_page
from tls_proxy import NAME, free_port

# Longest time until the server has looked at its files twice.
PATIENCE = 60


def is_built_in():
    """Whether the program was built with TLS. Scripts/test builds it so, and then no test is left out."""
    if os.environ.get("HEARTH_TLS") == "1":
        return True
    with tempfile.TemporaryDirectory() as folder:
        answer = subprocess.run(
            [BINARY, "serve", "--home", folder, "--public", "https://hearth.example", "--tls-certificate", f"{folder}/c", "--tls-key", f"{folder}/k"],
            capture_output=True, text=True, timeout=60, env={"HOME": folder, "PATH": os.environ["PATH"]})
    return "HEARTH_TLS=1" not in answer.stderr


BUILT_IN = is_built_in()


class Authority:
    """A certificate authority with the files of one server, which it can renew."""

    def __init__(self, folder):
        self.folder, self.root, self.number = folder, folder / "root.pem", 0
        self.certificate, self.key = folder / "fullchain.pem", folder / "privkey.pem"
        self.openssl("req", "-x509", *self.new_key("root.key"), "-days", "30", "-subj", "/CN=Test authority", "-out", self.root)
        self.renew()

    def openssl(self, *arguments):
        subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True, cwd=self.folder)

    @staticmethod
    def new_key(name):
        return "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", name

    def renew(self, days=90):
        """Replaces certificate and key, one file after the other, as certbot and acme.sh do."""
        self.number += 1
        (self.folder / "names").write_text(f"subjectAltName = DNS:{NAME}\n")
        self.openssl("req", "-new", *self.new_key("new.key"), "-subj", f"/CN={NAME}", "-out", "new.csr")
        self.openssl("x509", "-req", "-in", "new.csr", "-CA", self.root, "-CAkey", "root.key", "-set_serial", self.number, "-days", days,
                     "-extfile", "names", "-out", "new.pem")
        (self.folder / "new.pem").write_text((self.folder / "new.pem").read_text() + self.root.read_text())
        (self.folder / "new.pem").replace(self.certificate)
        (self.folder / "new.key").chmod(0o600)
        (self.folder / "new.key").replace(self.key)


class TLSTest(CommandTest):
    def setUp(self):
        super().setUp()
        self.authority, self.port = Authority(self.folder), free_port()
        self.address = f"https://{NAME}:{self.port}"
        self.files = "--tls-certificate", self.authority.certificate, "--tls-key", self.authority.key

    def encrypted(self, *arguments):
        return self.serving("--public", self.address, "--port", str(self.port), *map(str, self.files), *arguments)

    def connection(self):
        connection = Named(self.port, self.authority.root)
        self.addCleanup(connection.close)
        return connection

    def ask(self, path, method="GET", body=None, connection=None, **headers):
        connection = connection or self.connection()
        connection.request(method, path, body=body, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()

    def handshake(self, alpn=(), ciphers=None, versions=(None, None), host="127.0.0.1"):
        """Returns an encrypted connection with these protocols."""
        context = ssl.create_default_context(cafile=self.authority.root)
        if ciphers:
            context.set_ciphers(ciphers)
        lowest, highest = versions
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # of the old versions, which the server must refuse
            context.minimum_version, context.maximum_version = lowest or context.minimum_version, highest or context.maximum_version
        if alpn:
            context.set_alpn_protocols(list(alpn))
        plain = socket.create_connection((host, self.port), 60)
        self.addCleanup(plain.close)
        encrypted = context.wrap_socket(plain, server_hostname=NAME)
        self.addCleanup(encrypted.close)
        return encrypted

    @staticmethod
    def rest(connection):
        """Returns what the server sends until it closes the connection; a timeout is an error."""
        received = b""
        try:
            while part := connection.recv(4096):
                received += part
        except ConnectionResetError:
            pass
        return received

    def serial(self):
        return int(self.handshake().getpeercert()["serialNumber"], 16)


@unittest.skipUnless(BUILT_IN, "the program was built without TLS of its own")
class Encrypted(TLSTest):
    def test_a_browser_signs_in_over_tls(self):
        self.succeeds("add", "sauna", "2026-11-20T18:30", "30")
        with self.encrypted() as server:
            self.assertIn(f"Hearth is at {self.address}/ ", "".join(server.printed))
            status, headers, _ = self.ask("/", Accept="text/html")
            self.assertEqual((status, headers["Strict-Transport-Security"]), (401, "max-age=31536000"))
            address = self.succeeds("sign-in").strip()
            self.assertTrue(address.startswith(self.address + "/sign-in?"), address)
            kind = "application/x-www-form-urlencoded"
            form = urllib.parse.urlsplit(address).query.encode()
            status, headers, _ = self.ask("/sign-in", "POST", form, Content_Type=kind, Origin=self.address)
            self.assertEqual(status, 303)
            cookies = headers.get_all("Set-Cookie")
            self.assertTrue(cookies and all(cookie.endswith("; Secure") for cookie in cookies), cookies)
            cookie = next(cookie for cookie in cookies if cookie.startswith("__Host-hearth-session=")).split(";")[0]
            self.assertEqual(self.ask("/", Cookie=cookie, Accept="text/html")[0], 200)
            other = self.ask("/preferences", "POST", b"theme=dark", Cookie=cookie, Content_Type=kind, Origin="https://evil.example")
            self.assertEqual(other[0], 403)
            # A response without a body leaves the connection in order.
            kept, host = self.handshake(), f"Host: {NAME}:{self.port}\r\n"
            kept.sendall(
                f"HEAD /load HTTP/1.1\r\n{host}Accept-Encoding: gzip\r\nCookie: {cookie}\r\n\r\nGET /healthz HTTP/1.1\r\n{host}Connection: close\r\n\r\n".encode())
            both = self.rest(kept)
            self.assertEqual(both.count(b"HTTP/1.1 200"), 2, both)
            self.assertIn(b"\r\n\r\nHTTP/1.1 200", both)
            # A large body passes, and its end reaches an open page at once.
            upload_beside_open_page(self, cookie)
            # Only the public address is a name of this server, and what a client claims about itself does not count.
            for host in ("localhost", f"127.0.0.1:{self.port}", "evil.example", NAME):
                self.assertEqual(self.ask("/healthz", Host=host)[0], 421, host)
            self.assertEqual(self.ask("/healthz", X_Forwarded_For="203.0.113.7", X_Forwarded_Proto="http")[0], 200)
        self.assertNotIn("warning", server.rest)

    def test_only_current_versions_and_suites_of_tls_are_spoken(self):
        with self.encrypted("--host", "0.0.0.0"):
            best = self.handshake(alpn=["h2", "http/1.1"], host="127.0.0.2")
            self.assertEqual((best.version(), best.selected_alpn_protocol()), ("TLSv1.3", "http/1.1"))
            old = self.handshake(versions=(None, ssl.TLSVersion.TLSv1_2))
            self.assertEqual(old.version(), "TLSv1.2")
            self.assertIn("GCM", old.cipher()[0])
            with self.assertRaisesRegex(ssl.SSLError, "PROTOCOL_VERSION"):
                self.handshake(ciphers="ALL:@SECLEVEL=0", versions=(ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1))
            with self.assertRaisesRegex(ssl.SSLError, "HANDSHAKE_FAILURE"):
                self.handshake(ciphers="ECDHE-ECDSA-AES128-SHA", versions=(None, ssl.TLSVersion.TLSv1_2))
            # Plain HTTP gets no response.
            with socket.create_connection(("127.0.0.1", self.port), 60) as plain:
                plain.sendall(f"GET /healthz HTTP/1.1\r\nHost: {NAME}:{self.port}\r\n\r\n".encode())
                self.assertNotIn(b"HTTP", self.rest(plain))
            # A connection without a handshake ends after ten seconds, an encrypted one with half a head likewise. One that a browser opens
            # in advance stays: the handshake is no part of a head.
            with socket.create_connection(("127.0.0.1", self.port), 20) as silent:
                early = self.handshake()
                half = self.handshake()
                half.sendall(b"GET / HTTP/1.1\r\n")
                self.assertIn(b"408", half.recv(4096).split(b"\r\n")[0])
                self.assertEqual(self.rest(silent), b"")
                early.sendall(f"GET /healthz HTTP/1.1\r\nHost: {NAME}:{self.port}\r\nConnection: close\r\n\r\n".encode())
                self.assertTrue(self.rest(early).startswith(b"HTTP/1.1 200"))
            self.assertEqual(self.ask("/healthz")[0], 200)

    def test_a_renewed_certificate_is_served_without_a_restart(self):
        with self.encrypted("--log-level", "info") as server:
            kept = self.connection()
            self.assertEqual((self.ask("/healthz", connection=kept)[0], self.serial()), (200, 1))
            self.authority.renew()
            until = time.monotonic() + PATIENCE
            while self.serial() != 2:
                self.assertLess(time.monotonic(), until, "the new certificate is not served")
                time.sleep(0.5)
            self.assertEqual(self.ask("/healthz", connection=kept)[0], 200)
            # Files that do not fit leave the certificate as it is.
            self.authority.openssl("genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-out", self.authority.key)
            lines, until = [], time.monotonic() + PATIENCE
            while not any("stays as it was" in line for line in lines):
                self.assertLess(time.monotonic(), until, lines)
                self.assertEqual(self.serial(), 2)
                self.ask("/healthz")  # writes a line, so that reading one ends
                lines.append(server.line())
                time.sleep(0.2)
        printed = "".join(server.printed) + server.rest
        self.assertIn("the certificate was renewed and ends at 20", printed)
        self.assertIn(f"The key {self.authority.key} does not belong", printed)
        self.assertNotIn("PRIVATE KEY", printed)

    def test_an_old_certificate_and_an_open_key_are_served_with_warnings(self):
        self.authority.renew(days=5)
        self.authority.key.chmod(0o644)
        with self.encrypted() as server:
            self.assertEqual(self.ask("/healthz")[0], 200)
        printed = "".join(server.printed) + server.rest
        self.assertIn("every account of this machine can read the key", printed)
        self.assertRegex(printed, "the certificate ends at 20.* Renew it")
        self.authority.renew(days=0)
        with self.encrypted() as server, self.assertRaisesRegex(ssl.SSLError, "certificate has expired"):
            self.handshake()
        self.assertRegex("".join(server.printed) + server.rest, "the certificate ended at 20.* browsers refuse it")

    def test_the_doctor_checks_the_files(self):
        self.succeeds("add", "sauna", "2026-11-20T18:30", "30")
        (self.home / "config").write_text(
            f"port = {self.port}\npublic = {self.address}\ntls_certificate = {self.authority.certificate}\ntls_key = {self.authority.key}\n")
        (self.home / "config").chmod(0o600)
        self.assertEqual(self.certificate(0), [("ok", "it ends at")])
        self.authority.renew(days=13)
        self.assertEqual(self.certificate(0), [("note", "the certificate ends at")])
        self.authority.key.chmod(0o644)
        self.assertEqual([grade for grade, _ in self.certificate(1)], ["note", "problem"])
        self.authority.key.write_text("")
        self.assertEqual(self.certificate(1), [("problem", "TLS cannot use")])

    def certificate(self, code):
        """Returns grade and first words of the findings about the certificate."""
        answer = self.hearth("doctor", "--json")
        self.assertEqual(answer.returncode, code, answer.stdout + answer.stderr)
        found = [one for one in json.loads(answer.stdout)["findings"] if one["subject"] == "certificate"]
        return [(one["grade"], one["text"].split(" 20")[0].split(f" {self.folder}")[0]) for one in found]

    def test_files_that_cannot_be_served_are_refused_in_words(self):
        other = self.folder / "other.key"
        self.authority.openssl("genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-out", other)
        (self.folder / "empty.pem").write_text("")
        for certificate, key, words in (
            (self.authority.certificate, other, f"The key {other} does not belong to the first certificate in {self.authority.certificate}."),
            (self.folder / "none.pem", other, f"TLS cannot use {self.folder}/none.pem: there is no such file."),
            (self.folder / "empty.pem", other, "it has no certificate in PEM"),
            (self.authority.certificate, self.folder / "empty.pem", "it has no private key in PEM"),
            (self.authority.certificate, self.folder, f"TLS cannot use {self.folder}:"),
        ):
            with self.subTest(words):
                answer = self.hearth(
                    "serve", "--public", self.address, "--port", "0", "--tls-certificate", certificate, "--tls-key", key, timeout=60)
                self.assertSaysSo(answer, 78)
                self.assertIn(words, answer.stderr)


class Settings(TLSTest):
    def test_settings_that_do_not_go_together_are_refused(self):
        public = ("--public", self.address)
        for arguments, words in (
            (self.files, "the setting public"), ((*public, *self.files[:2]), "tls_key"), ((*public, *self.files[2:]), "tls_certificate"),
            ((*public, *self.files, "--socket", self.folder / "hearth.sock"), "without the setting socket"),
        ):
            with self.subTest(words):
                answer = self.hearth("serve", *arguments, timeout=60)
                self.assertSaysSo(answer, 78)
                self.assertIn(words, answer.stderr)


if __name__ == "__main__":
    unittest.main()
