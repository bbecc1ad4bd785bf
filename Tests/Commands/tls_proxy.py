"""nginx and Caddy with TLS before a server, by the example files of the documentation."""

import os
import pathlib
import socket
import subprocess
import time

NAME = "hearth.example"
EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "Docs" / "Examples"


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class TLSProxy:
    """A proxy for the name of the examples, on a free port of this machine, with a certificate of its own."""

    def __init__(self, folder):
        self.folder, self.port, self.process = pathlib.Path(folder), free_port(), None
        self.certificate, self.key = self.folder / "fullchain.pem", self.folder / "privkey.pem"
        self.address = f"https://{NAME}:{self.port}"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
             "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", self.key, "-out", self.certificate],
            check=True, capture_output=True)

    def start(self, kind, upstream):
        """Starts `nginx` or `caddy` before the port, or the path of the socket, of a server."""
        command = {"nginx": self.nginx, "caddy": self.caddy}[kind](upstream)
        places = {**os.environ, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}
        self.log = open(self.folder / "proxy.log", "wb")
        self.process = subprocess.Popen([*map(str, command)], stdout=self.log, stderr=self.log, cwd=self.folder, env=places)
        until = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self.process.poll() is None, (self.folder / "proxy.log").read_text(errors="replace")
                assert time.monotonic() < until, "the proxy did not start"
                time.sleep(0.05)

    def stop(self):
        if self.process:
            self.process.terminate()
            self.process.wait()
            self.log.close()

    @staticmethod
    def changed(name, *pairs):
        """Returns an example with other ports and paths. Each of them must be in it."""
        example = (EXAMPLES / name).read_text()
        for old, new in pairs:
            assert old in example, f"{name} has no {old!r}"
            example = example.replace(old, new)
        return example

    @staticmethod
    def place(upstream, unix):
        return f"{unix}{upstream}" if str(upstream).startswith("/") else f"127.0.0.1:{upstream}"

    def nginx(self, upstream):
        server = self.changed(
            "nginx.conf", ("listen 443", f"listen 127.0.0.1:{self.port}"), ("http://127.0.0.1:8080", f"http://{self.place(upstream, 'unix:')}"),
            ("/etc/ssl/hearth.example", str(self.folder)))
        places = "".join(f"{kind}_temp_path {self.folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        file = self.folder / "nginx.conf"
        # The workers of a proxy that root starts have another account, which may not open the socket of the server.
        user = "user root; " if os.geteuid() == 0 else ""
        file.write_text(
            f"{user}daemon off; pid {self.folder}/nginx.pid; error_log stderr;\nevents {{}}\nhttp {{ access_log off;\n{places}{server}}}\n")
        return "nginx", "-p", self.folder, "-c", file

    def caddy(self, upstream):
        site = self.changed(
            "Caddyfile", ("\nhearth.example {\n", f"\n{self.address} {{\n\tbind 127.0.0.1\n\ttls {self.certificate} {self.key}\n"),
            ("127.0.0.1:8080", self.place(upstream, "unix/")))
        file = self.folder / "Caddyfile"
        file.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + site)
        return "caddy", "run", "--adapter", "caddyfile", "--config", file
