#!/usr/bin/env python3
"""Installs the Debian package in a fresh Debian, and uses it as a newcomer does: demo, service, sign-in, import, upgrade, removal.

    Tests/Packages/test_debian.py PACKAGE.deb ARCHIVE.tar.xz

Needs root rights, for chroot. The fresh Debian is kept as .build/debian-root.tar; the test works on a copy of it.
"""

import http.cookiejar
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.error
import urllib.parse
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
BASE = ROOT / ".build" / "debian-root.tar"
PACKAGE, ARCHIVE = (pathlib.Path(path).resolve() for path in sys.argv[1:3]) if len(sys.argv) >= 3 else (None, None)
SERVE = ["runuser", "-u", "hearth", "--", "env", "HOME=/var/lib/hearth"]

TRACK = """<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Evening run</name>
<type>running</type><trkseg>{points}</trkseg></trk></gpx>"""


def release():
    return dict(line.rstrip().split("=", 1) for line in open("/etc/os-release") if "=" in line)["VERSION_CODENAME"].strip('"')


def make_base():
    """A minimal Debian of this machine's release, as a file."""
    if BASE.exists():
        return
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["debootstrap", "--variant=minbase", release(), folder], check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["tar", "-C", folder, "-cf", str(BASE) + ".part", "."], check=True)
    os.replace(str(BASE) + ".part", BASE)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class DebianPackage(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        make_base()
        cls.root = pathlib.Path(tempfile.mkdtemp(prefix="hearth-debian-"))
        cls.mounts, cls.server = [], None
        cls.addClassCleanup(cls.remove)
        subprocess.run(["tar", "-C", str(cls.root), "-xf", str(BASE)], check=True)
        # The sources of packages of this machine, and its way to them.
        shutil.copytree("/etc/apt", cls.root / "etc/apt", dirs_exist_ok=True)
        for name in ["etc/resolv.conf", "etc/hosts"]:
            shutil.copy("/" + name, cls.root / name)
        for kind, place in [("proc", "proc"), ("sysfs", "sys")]:
            subprocess.run(["mount", "-t", kind, kind, str(cls.root / place)], check=True)
            cls.mounts.append(cls.root / place)
        cls.port = free_port()
        shutil.copy(PACKAGE, cls.root / "tmp/hearth.deb")
        cls.inside("apt-get", "update", "-qq")
        cls.installed = cls.inside("apt-get", "install", "-y", "-qq", "--no-install-recommends", "/tmp/hearth.deb")

    @classmethod
    def remove(cls):
        cls.stop()
        for place in reversed(cls.mounts):
            subprocess.run(["umount", "-l", str(place)], check=True)
        shutil.rmtree(cls.root)

    @classmethod
    def inside(cls, *command, code=0, text=None):
        """Runs a command in the fresh Debian and returns what it printed."""
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
        environment |= {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
        done = subprocess.run(["chroot", str(cls.root), *command], capture_output=True, text=True, env=environment, input=text, timeout=600)
        if done.returncode != code:
            raise AssertionError(f"{command} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    @classmethod
    def start(cls):
        cls.server = subprocess.Popen(
            ["chroot", str(cls.root), *SERVE, "hearth", "serve", "--port", str(cls.port)], stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, start_new_session=True)
        began = time.monotonic()
        while time.monotonic() - began < 30:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{cls.port}/healthz", timeout=5).read()
                return time.monotonic() - began
            except OSError:
                if cls.server.poll() is not None:
                    raise AssertionError(cls.server.stdout.read().decode())
                time.sleep(0.05)
        raise AssertionError("The server does not answer.")

    @classmethod
    def stop(cls):
        if cls.server is None:
            return
        os.killpg(cls.server.pid, signal.SIGTERM)
        cls.server.wait(timeout=30)
        cls.server.stdout.close()
        cls.server = None

    def browser(self):
        """A browser that signed in with the address that the command prints, and pressed its button."""
        printed = self.inside(*SERVE, "hearth", "sign-in")
        address = re.search(r"http://\S+", printed).group(0)
        jar = http.cookiejar.CookieJar()
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
        browser.addheaders = [("Origin", f"http://127.0.0.1:{self.port}"), ("Sec-Fetch-Site", "same-origin")]
        page = browser.open(address).read().decode()
        form = re.search(r'<form[^>]*action="([^"]*sign-in[^"]*)"[^>]*>(.*?)</form>', page, re.DOTALL)
        if form and not list(jar):
            fields = dict(re.findall(r'<input[^>]*type="hidden"[^>]*name="([^"]+)"[^>]*value="([^"]*)"', form.group(2)))
            data = urllib.parse.urlencode(fields).encode()
            browser.open(urllib.parse.urljoin(address, form.group(1).replace("&amp;", "&")), data).read()
        return browser

    def test_1_the_program_and_its_documents_are_there(self):
        self.assertIn("sudo -u hearth hearth sign-in", self.installed)
        self.assertRegex(self.inside("hearth", "--version"), r"^\d+\.\d+\.\d+")
        self.assertIn("hearth:x:", self.inside("getent", "passwd", "hearth"))
        for path in ["usr/share/man/man1/hearth.1.gz", "usr/share/bash-completion/completions/hearth",
                     "usr/share/doc/hearth/copyright", "usr/share/doc/hearth/sbom.cdx.json", "lib/systemd/system/hearth.service"]:
            self.assertTrue((self.root / path).stat().st_size > 0, path)
        self.assertIn("Apache License", (self.root / "usr/share/doc/hearth/copyright").read_text())
        # Nothing that anyone may write, and the program without symbols.
        self.assertEqual("", self.inside("sh", "-c", "dpkg -L hearth | xargs -d '\\n' -I{} find {} -maxdepth 0 ! -type l -perm /022"))
        self.assertLess((self.root / "usr/lib/hearth/hearth").stat().st_size, 128 << 20)

    def test_2_the_demo_runs_for_any_user(self):
        self.inside("useradd", "--create-home", "runner")
        run = ["runuser", "-u", "runner", "--", "env", "HOME=/home/runner"]
        self.inside(*run, "hearth", "demo", "--date", "2026-03-15")
        self.assertIn("Race predictions", self.inside(*run, "hearth", "report", "--date", "2026-03-15"))

    def test_3_the_service_starts_signs_in_and_takes_a_file(self):
        points = "".join(
            f'<trkpt lat="{52.5 + number * 0.0001:.5f}" lon="13.4"><ele>40</ele><time>2026-03-14T17:{number // 12:02d}:{number % 12 * 5:02d}Z</time></trkpt>'
            for number in range(0, 480))
        (self.root / "tmp/run.gpx").write_text(TRACK.format(points=points))
        self.start()
        folder = self.root / "var/lib/hearth"
        self.assertEqual(folder.stat().st_mode & 0o777, 0o700)
        self.assertTrue((folder / "data/hearth.sqlite").exists(), "the settings in /etc/hearth/config count")
        self.inside(*SERVE, "hearth", "import", "/tmp/run.gpx")
        self.assertIn("Evening run", self.browser().open(f"http://127.0.0.1:{self.port}/activities").read().decode())
        # Another user of the machine gets nothing.
        self.inside("runuser", "-u", "nobody", "--", "ls", "/var/lib/hearth/data", code=2)
        with self.assertRaises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"http://127.0.0.1:{self.port}/")
        self.assertEqual(refused.exception.code, 401)
        refused.exception.close()
        self.stop()

    def test_4_an_upgrade_keeps_history_and_settings(self):
        settings = self.root / "etc/hearth/config"
        settings.write_text(settings.read_text() + "language = de\n")
        unpacked = self.root / "tmp/newer"
        subprocess.run(["dpkg-deb", "-R", str(PACKAGE), str(unpacked)], check=True)
        control = unpacked / "DEBIAN/control"
        control.write_text(re.sub(r"^Version: .*$", "Version: 99.0.0", control.read_text(), flags=re.MULTILINE))
        subprocess.run(["dpkg-deb", "--build", "--root-owner-group", str(unpacked), str(self.root / "tmp/newer.deb")],
                       check=True, stdout=subprocess.DEVNULL)
        self.inside("apt-get", "install", "-y", "-qq", "/tmp/newer.deb")
        self.assertIn("99.0.0", self.inside("dpkg-query", "-W", "hearth"))
        self.assertIn("language = de", settings.read_text())
        self.start()
        self.assertIn("Evening run", self.browser().open(f"http://127.0.0.1:{self.port}/activities").read().decode())
        self.stop()

    def test_5_purge_removes_everything_but_the_history(self):
        printed = self.inside("apt-get", "purge", "-y", "-qq", "hearth")
        self.assertIn("The training history in /var/lib/hearth stays", printed)
        self.assertTrue((self.root / "var/lib/hearth/data/hearth.sqlite").exists())
        for path in ["usr/bin/hearth", "usr/lib/hearth", "etc/hearth", "lib/systemd/system/hearth.service"]:
            self.assertFalse((self.root / path).exists(), path)


class ServiceUnit(unittest.TestCase):
    def test_the_unit_is_valid_and_confined(self):
        with tempfile.TemporaryDirectory() as folder:
            unit = pathlib.Path(folder) / "hearth.service"
            # The program is not installed on this machine.
            unit.write_text((ROOT / "Packaging/debian/hearth.service").read_text().replace("/usr/bin/hearth", "/bin/true"))
            checked = subprocess.run(["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True)
            self.assertEqual((checked.returncode, checked.stderr), (0, ""))
            rated = subprocess.run(
                ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)], capture_output=True, text=True, check=True)
            exposure = float(re.search(r"Overall exposure level for \S+: ([0-9.]+)", rated.stdout).group(1))
            self.assertLess(exposure, 2.0, rated.stdout)


class Archive(unittest.TestCase):
    def test_it_runs_from_any_folder_of_a_bare_system(self):
        with tempfile.TemporaryDirectory(prefix="hearth-tar-") as folder:
            # Only the C library of a fresh Debian: neither Swift nor the libraries that the package depends on.
            make_base()
            subprocess.run(["tar", "-C", folder, "-xf", str(BASE)], check=True)
            place = pathlib.Path(folder) / "opt"
            subprocess.run(["tar", "-C", str(place), "-xJf", str(ARCHIVE)], check=True)
            inner = next(place.iterdir()).name
            subprocess.run(["mount", "-t", "proc", "proc", folder + "/proc"], check=True)
            try:
                environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LC_ALL": "C.UTF-8"}
                for command in (["demo", "--date", "2026-03-15"], ["report", "--date", "2026-03-15"]):
                    done = subprocess.run(["chroot", folder, f"/opt/{inner}/bin/hearth", *command], capture_output=True, text=True, env=environment)
                    self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
                self.assertIn("Race predictions", done.stdout)
            finally:
                subprocess.run(["umount", "-l", folder + "/proc"], check=True)


if __name__ == "__main__":
    if PACKAGE is None:
        print(__doc__, file=sys.stderr)
        sys.exit(64)
    unittest.main(argv=sys.argv[:1] + sys.argv[3:], verbosity=2)
