"""Scripts run with bash 3.2, which macOS has, and name no path of one system."""

import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
# What bash 3.2 does not know.
NEWER_BASH = {
    "associative array": r"\b(declare|local|typeset) -[a-zA-Z]*A", "name reference": r"\b(declare|local|typeset) -[a-zA-Z]*n\b",
    "mapfile": r"\b(mapfile|readarray)\b", "change of case": r"\$\{[A-Za-z_0-9]+(\[[^]]*\])?(,|\^)", "|&": r"\|&", "&>>": r"&>>",
    "transformation": r"\$\{[^}]*@[QEPAaUuLK]\}", "wait -n": r"\bwait -n\b", "last element": r"\[-1\]", "test of a variable": r"\[\[ -v ",
    "coproc": r"\bcoproc\b", "fall through": r";;?&$", "time format": r"printf '?%\(", "globstar": r"\bglobstar\b",
}
# What only the tools of GNU know. Scripts that need Debian anyway may use it.
GNU = {
    "sed -i": r"\bsed -i\b", "date -d": r"\bdate (-u )?-d\b", "nproc": r"\bnproc\b", "grep -P": r"\bgrep -[a-zA-Z]*P",
    "find -printf": r"-printf\b", "xargs -d": r"\bxargs -d\b", "stat -c": r"\bstat -c\b", "p before a brace": r"sed .*;p\}",
}
DEBIAN_ONLY = {"Scripts/package"}


def bash_scripts():
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"], cwd=ROOT, check=True, capture_output=True)
    for name in listed.stdout.decode().split("\0"):
        path = ROOT / name
        if name and path.is_file() and not path.suffix and path.read_bytes().startswith(b"#!/usr/bin/env bash"):
            yield name, path.read_text(encoding="utf-8")


def faults(text, forms):
    """Lines of a script, except comments, that use one of the forms."""
    return [f"line {number}: {form}" for number, line in enumerate(text.splitlines(), 1)
            for form, pattern in forms.items() if not line.lstrip().startswith("#") and re.search(pattern, line)]


class Portability(unittest.TestCase):
    def test_no_script_needs_a_newer_bash(self):
        found = {name: faults(text, NEWER_BASH) for name, text in bash_scripts()}
        self.assertGreater(len(found), 15)
        self.assertEqual({}, {name: lines for name, lines in found.items() if lines})

    def test_no_script_that_runs_elsewhere_needs_the_tools_of_gnu(self):
        found = {name: faults(text, GNU) for name, text in bash_scripts() if name not in DEBIAN_ONLY}
        self.assertEqual({}, {name: lines for name, lines in found.items() if lines})

    def test_the_browser_is_named_in_one_place(self):
        files = [path for folder in ("Scripts", "Tests", "Benchmarks") for path in (ROOT / folder).rglob("*")
                 if path.is_file() and path.suffix in ("", ".py") and path != pathlib.Path(__file__).resolve()]
        literal = re.compile(rb"/usr/bin/(chromium|google-chrome)|executable_path=[\"']")
        self.assertEqual([], [str(path.relative_to(ROOT)) for path in files if literal.search(path.read_bytes())])

    def test_the_check_recognises_the_forms(self):
        for form, line in {
            "associative array": "declare -A lanes=()", "mapfile": "mapfile -t files < <(find .)", "change of case": 'echo "${name,,}"',
            "|&": "make |& tee log", "last element": 'echo "${a[-1]}"', "test of a variable": "if [[ -v name ]]; then",
        }.items():
            self.assertEqual([f"line 1: {form}"], faults(line, NEWER_BASH))
        self.assertEqual(["line 1: sed -i"], faults("sed -i s/a/b/ file", GNU))
        self.assertEqual([], faults("# mapfile is not used\nlocal -a names=(); echo ${names[0]} >&2", NEWER_BASH))


if __name__ == "__main__":
    unittest.main()
