"""Scripts/check-readme: what it compares, and that broken links are found."""

import contextlib
import importlib.machinery
import importlib.util
import io
import pathlib
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "Scripts/check-readme"
loader = importlib.machinery.SourceFileLoader("check_readme", str(SCRIPT))
readme = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
loader.exec_module(readme)

ENGLISH = """# Hearth

[Chinese](README.zh-Hant.md)

## Start

```
Scripts/run PATH
hearth import PATH…        imports files
```

- One, `hearth explain NAME`
- Two, [a link](a.md)
"""
CHINESE = (
    ENGLISH.replace("Start", "開始").replace("imports files", "匯入檔案").replace("One", "一").replace("NAME", "名稱")
    .replace("[Chinese](README.zh-Hant.md)", "[English](README.md)"))


PROGRAM = 'static let version = "0.2.0"'


def write_version(root, changelog, program):
    (root / "CHANGELOG.md").write_text("# Changelog\n\n" + changelog, encoding="utf-8")
    (root / "Sources/hearth").mkdir(parents=True)
    (root / "Sources/hearth/Hearth.swift").write_text(program, encoding="utf-8")


class ReadmeTest(unittest.TestCase):
    def differences(self, translation):
        return list(readme.differences(ENGLISH, translation))

    def test_accepts_a_translation_in_step(self):
        self.assertEqual(self.differences(CHINESE), [])

    def test_reports_what_is_missing(self):
        for old, new, kind in (
            ("## 開始", "### 開始", "heading levels"), ("- 一", "一", "list items"), ("hearth import", "hearth bring", "commands"),
            ("(a.md)", "(b.md)", "links"), ("`hearth explain", "`hearth describe", "inline code"),
        ):
            with self.subTest(kind):
                self.assertTrue(any(f": {kind} differ" in line for line in self.differences(CHINESE.replace(old, new))))

    def test_finds_a_broken_link_with_its_line(self):
        with tempfile.TemporaryDirectory(prefix="hearth-readme-") as folder, contextlib.redirect_stdout(io.StringIO()) as out:
            root = pathlib.Path(folder)
            (root / "README.md").write_text(ENGLISH, encoding="utf-8")
            (root / "README.zh-Hant.md").write_text(CHINESE, encoding="utf-8")
            write_version(root, "## [0.2.0] - unreleased\n", PROGRAM)
            self.assertEqual(readme.main(root), 1)
            self.assertIn("README.md:13: a.md leads nowhere", out.getvalue())
            (root / "a.md").write_text("", encoding="utf-8")
            self.assertEqual(readme.main(root), 0)


class VersionTest(unittest.TestCase):
    def problems(self, changelog, program=PROGRAM):
        with tempfile.TemporaryDirectory(prefix="hearth-readme-") as folder:
            root = pathlib.Path(folder)
            write_version(root, changelog, program)
            return list(readme.versions(root))

    def test_the_program_has_the_version_of_the_changelog(self):
        self.assertEqual(self.problems("## [0.2.0] - unreleased\n\n## [0.1.0] - 2026-11-01\n"), [])
        self.assertEqual(self.problems("## [0.2.0] - 2026-11-28\n"), [])
        self.assertEqual(self.problems("## [0.3.0] - unreleased\n"), ["Sources/hearth/Hearth.swift: version 0.2.0, but 0.3.0 in CHANGELOG.md"])

    def test_a_version_must_be_there(self):
        self.assertEqual(self.problems("## Unreleased\n"), ["CHANGELOG.md: no version"])
        self.assertEqual(self.problems("## [0.2.0] - unreleased\n", ""), ["Sources/hearth/Hearth.swift: no version"])


if __name__ == "__main__":
    unittest.main()
