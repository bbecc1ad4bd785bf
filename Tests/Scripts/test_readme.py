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
            self.assertEqual(readme.main(root), 1)
            self.assertIn("README.md:13: a.md leads nowhere", out.getvalue())
            (root / "a.md").write_text("", encoding="utf-8")
            self.assertEqual(readme.main(root), 0)


if __name__ == "__main__":
    unittest.main()
