"""Scripts/install and Scripts/browser: what they find, install and print on each system, with a made-up root and path."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parents[2] / "Scripts"
# What the scripts themselves call.
TOOLS = "bash env awk sed tr cat find grep dirname".split()


class Machine(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.bin = self.root / "bin"
        self.bin.mkdir()
        for tool in TOOLS:
            (self.bin / tool).symlink_to(shutil.which(tool))
        self.command("uname", "echo Linux")
        self.command("id", "echo 0")
        self.command("apt-get", f'echo "$@" >>{self.root}/apt')

    def command(self, name, text="true"):
        path = self.bin / name
        path.write_text(f"#!{shutil.which('bash')}\n{text}\n")
        path.chmod(0o755)
        return path

    def is_system(self, text):
        (self.root / "etc").mkdir()
        (self.root / "etc/os-release").write_text(text)

    def has(self, path):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).touch()

    def run_script(self, name, *arguments, **environment):
        return subprocess.run(
            [SCRIPTS / name, *arguments], capture_output=True, text=True,
            env={"PATH": str(self.bin), "HOME": str(self.root), "HEARTH_SYSTEM_ROOT": str(self.root), **environment})

    def installed(self):
        log = self.root / "apt"
        return log.read_text() if log.exists() else ""


class Install(Machine):
    def test_debian_gets_only_the_packages_whose_headers_are_missing(self):
        self.is_system('NAME="Debian"\nID=debian\n')
        self.has("usr/include/zlib.h")
        ran = self.run_script("install", "zlib", "sqlite", "isal")
        self.assertEqual((0, "Missing system packages: libsqlite3-dev libisal-dev\nInstalled: libsqlite3-dev libisal-dev\n"),
                         (ran.returncode, ran.stdout))
        self.assertIn("install -y -qq --no-install-recommends libsqlite3-dev libisal-dev\n", self.installed())

    def test_a_header_in_the_folder_of_a_processor_or_below_usr_local_is_found(self):
        self.is_system("ID=debian\n")
        self.has("usr/include/aarch64-linux-gnu/curl/curl.h")
        self.has("usr/local/include/isa-l/igzip_lib.h")
        ran = self.run_script("install", "curl-header", "isal")
        self.assertEqual((0, "", ""), (ran.returncode, ran.stdout, self.installed()))

    def test_a_system_that_derives_from_ubuntu_gets_its_packages(self):
        self.is_system('ID_LIKE="ubuntu debian"\nID=linuxmint\n')
        ran = self.run_script("install", "browser")
        self.assertEqual(0, ran.returncode)
        self.assertIn("chromium-browser", self.installed())

    def test_without_root_rights_and_sudo_the_command_is_printed(self):
        self.is_system("ID=debian\n")
        self.command("id", "echo 1000")
        ran = self.run_script("install", "zlib")
        self.assertEqual((69, ""), (ran.returncode, self.installed()))
        self.assertIn("apt-get install zlib1g-dev", ran.stderr)

    def test_fedora_arch_and_macos_print_their_command_and_install_nothing(self):
        commands = {
            "fedora": "  sudo dnf install zlib-devel chromium\n", "arch": "  sudo pacman -S --needed zlib chromium\n",
            "macos": "  brew install google-chrome\n"}
        for system, command in commands.items():
            with self.subTest(system):
                shutil.rmtree(self.root / "etc", ignore_errors=True)
                if system == "macos":
                    self.command("uname", "echo Darwin")
                else:
                    self.is_system(f"ID={system}\n")
                ran = self.run_script("install", "zlib", "browser")
                self.assertEqual((69, ""), (ran.returncode, self.installed()))
                self.assertTrue(ran.stderr.endswith(command), ran.stderr)

    def test_an_unknown_system_gets_the_names_of_what_is_missing(self):
        self.is_system("ID=plan9\n")
        self.command("caddy")
        ran = self.run_script("install", "zlib", "caddy")
        self.assertEqual((69, ""), (ran.returncode, self.installed()))
        self.assertIn("zlib (header zlib.h)", ran.stderr)
        self.assertNotIn("caddy", ran.stderr)

    def test_isal_is_not_asked_for_where_zlib_takes_its_place(self):
        self.is_system("ID=plan9\n")
        self.assertEqual(0, self.run_script("install", "isal").returncode)
        shutil.rmtree(self.root / "etc")
        self.is_system("ID=debian\n")
        ran = self.run_script("install", "isal", HEARTH_ZLIB="1")
        self.assertEqual((0, ""), (ran.returncode, self.installed()))

    def test_a_server_in_a_folder_of_root_and_a_font_are_found(self):
        self.is_system("ID=debian\n")
        self.has("usr/sbin/nginx")
        (self.root / "usr/sbin/nginx").chmod(0o755)
        self.has("usr/share/fonts/truetype/DejaVuSans.ttf")
        ran = self.run_script("install", "nginx", "latin-font")
        self.assertEqual((0, "", ""), (ran.returncode, ran.stdout, self.installed()))

    def test_an_unknown_name_is_a_mistake_of_the_caller(self):
        self.is_system("ID=debian\n")
        self.assertEqual(64, self.run_script("install", "zlib1g-dev").returncode)

    def test_each_script_names_only_what_the_table_has(self):
        table = (SCRIPTS / "install").read_text().split("<<'TABLE'\n")[1].split("\nTABLE")[0].splitlines()
        self.assertEqual({8}, {len(row.split()) for row in table})
        known = {row.split()[0] for row in table[1:]}
        for script in SCRIPTS.iterdir():
            if script.name == "install" or not script.is_file() or script.suffix == ".tsv":
                continue
            for line in script.read_text().splitlines():
                words = line.replace('"', "").split()
                if words and words[0] in ("Scripts/install", "$root/Scripts/install"):
                    self.assertLessEqual(set(words[1:]), known, script.name)


class Browser(Machine):
    def test_the_first_known_name_in_the_path_is_used(self):
        self.command("google-chrome")
        path = self.command("chromium-browser")
        self.assertEqual(f"{path}\n", self.run_script("browser").stdout)

    def test_the_environment_names_another_one(self):
        self.command("chromium")
        path = self.command("brave")
        self.assertEqual(f"{path}\n", self.run_script("browser", HEARTH_BROWSER=str(path)).stdout)
        self.assertEqual(69, self.run_script("browser", HEARTH_BROWSER="/missing").returncode)

    def test_without_a_browser_the_reason_is_printed(self):
        ran = self.run_script("browser")
        self.assertEqual((69, ""), (ran.returncode, ran.stdout))
        self.assertIn("HEARTH_BROWSER", ran.stderr)


if __name__ == "__main__":
    unittest.main()
