"""Scripts/check-prose: what it finds, what it leaves alone, and that the pending list only shrinks."""

import importlib.machinery
import importlib.util
import pathlib
import subprocess
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "Scripts/check-prose"
loader = importlib.machinery.SourceFileLoader("check_prose", str(SCRIPT))
prose = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
loader.exec_module(prose)

LONG = " ".join(["word"] * 41) + "."


class ProseTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="hearth-prose-")
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def findings(self, path, text):
        self.write(path, text)
        return [str(finding) for finding in prose.check_file(self.root, path)]

    # The negative control: each language reports what it must, with file, line and rule.

    def test_reports_words_in_comments_of_every_language(self):
        cases = {
            "A.swift": "let a = 1\n/// The caller is told nothing.\nlet b = 2\n",
            "a.js": "const a = 'x';\n// The caller is told nothing.\n",
            "a.py": "a = 1\n# The caller is told nothing.\n",
            "a.css": "a { top: 0; }\n/* The caller is told nothing. */\n",
            "run": "#!/bin/sh\n# The caller is told nothing.\n",
            "a.md": "# Title\nThe caller is told nothing.\n",
        }
        for path, text in cases.items():
            with self.subTest(path):
                self.assertEqual(self.findings(path, text), [f"{path}:2: word: told"])

    def test_reports_every_phrase_of_the_list(self):
        phrases = [
            "Nobody asks", "Somebody's file", "Whoever asks", "in one's own words", "He was told", "As was said",
            "It lets them go", "It is taken back", "An athlete moves in", "The rule goes by age", "It stands for a day",
            "the lower of those that agree", "reads the house"]
        for phrase in phrases:
            with self.subTest(phrase):
                self.assertEqual(len(self.findings("a.md", phrase + " here.\n")), 1)

    def test_finds_a_phrase_across_two_lines(self):
        self.assertEqual(self.findings("A.swift", "// a value that stands\n// for a day\n"), ["A.swift:1: word: stands for"])

    def test_reports_a_word_in_a_docstring_with_its_line(self):
        self.assertEqual(self.findings("a.py", '"""One.\n\nWhat was said.\n"""\n'), ["a.py:3: word: said"])

    def test_reports_a_sentence_of_41_words_and_permits_40(self):
        self.assertIn("sentence", self.findings("a.md", LONG)[0])
        self.assertEqual(self.findings("a.md", " ".join(["word"] * 40) + "."), [])
        self.assertIn("A.swift:1: sentence", self.findings("A.swift", f"// {LONG}\n")[0])

    def test_adds_up_a_sentence_over_several_comment_lines(self):
        lines = "".join("// " + " ".join(["word"] * 21) + "\n" for _ in range(2))
        self.assertEqual(len(self.findings("A.swift", lines)), 1)

    def test_reports_an_average_above_25(self):
        sentence = "Word " + " ".join(["word"] * 25) + ".\n\n"
        self.assertEqual(self.findings("a.md", sentence * 5), ["a.md:1: average: 26.0 words a sentence"])
        self.assertEqual(self.findings("a.md", sentence * 4), [])

    def test_ends_a_sentence_at_bold_text(self):
        half = " ".join(["word"] * 30)
        self.assertEqual(self.findings("a.md", f"**{half}.** W{half}."), [])

    # What it leaves alone.

    def test_ignores_words_inside_other_words(self):
        self.assertEqual(self.findings("a.md", "Nobodyish saidan untold understands forms."), [])

    def test_ignores_strings_of_code(self):
        self.assertEqual(self.findings("A.swift", 'let a = "he said // told"\nlet b = """\n// told\n"""\n'), [])
        self.assertEqual(self.findings("a.js", "const a = `told // said`, b = 'http://told';\n"), [])
        self.assertEqual(self.findings("a.py", "a = '# told'\nb = f\"\"\"x\n# said\"\"\"\n"), [])

    def test_ignores_quotations_and_code(self):
        text = 'The text "as he said" and “told”, `said`.\n\n> Nobody.\n\n```\ntold\n```\n\n    told\n'
        self.assertEqual(self.findings("a.md", text), [])
        self.assertEqual(self.findings("A.swift", "/// Replaces `told` and \"said\".\n///\n/// ```\n/// told\n/// ```\n"), [])

    def test_ignores_generated_files_history_and_old_releases(self):
        for path in ("Docs/Models.md", "Docs/History/a.md", "Sources/Generated/A.swift", "Sources/A+Generated.swift"):
            self.assertEqual(self.findings(path, "// told\n\ntold\n"), [], path)
        text = "# Changelog\n\n## Unreleased\n\n- A line.\n\n## 0.1\n\n- What was said.\n"
        self.assertEqual(self.findings("CHANGELOG.md", text), [])
        self.assertEqual(len(self.findings("CHANGELOG.md", text.replace("A line", "What was told"))), 1)

    def test_ignores_formulas_and_cjk_when_it_counts_words(self):
        self.assertEqual(self.findings("A.swift", "/// - Formula: " + "a + b " * 41 + "\n"), [])
        self.assertEqual(self.findings("a.md", "訓練 " * 50 + "。"), [])

    def test_permits_a_marked_finding_on_its_line_alone(self):
        self.assertEqual(self.findings("A.swift", "// As Borg said. prose:allow said\n"), [])
        self.assertEqual(self.findings("a.md", "As Borg said. <!-- prose:allow said -->\n"), [])
        self.assertEqual(len(self.findings("A.swift", "// As Borg said. prose:allow told\n")), 1)
        self.assertEqual(len(self.findings("A.swift", "// prose:allow said\n// As Borg said.\n")), 1)
        self.assertEqual(self.findings("a.md", LONG + " <!-- prose:allow sentence -->\n"), [])

    # The pending list.

    def git(self, *arguments):
        subprocess.run(
            ["git", "-c", "user.name=t", "-c", "user.email=t@example.org", "-C", str(self.root), *arguments],
            check=True, capture_output=True)

    def test_skips_pending_folders_and_lets_the_list_only_shrink(self):
        self.write("Sources/Old/A.swift", "// told\n")
        self.write("Sources/New/A.swift", "// stated\n")
        self.write("Scripts/prose-pending", "Sources/Old\n")
        self.git("init", "-q")
        self.git("add", ".")
        self.git("commit", "-qm", "First")
        self.assertEqual(prose.pending_of(self.root), (["Sources/Old"], []))
        self.assertEqual(prose.main([], self.root), 0)
        self.write("Scripts/prose-pending", "Sources/Old/A.swift\n")
        self.assertEqual(prose.main([], self.root), 0)
        self.write("Scripts/prose-pending", "Sources/Old\nSources/New\n")
        self.assertIn("the list only shrinks", prose.pending_of(self.root)[1][0])
        self.assertEqual(prose.main([], self.root), 1)
        self.write("Scripts/prose-pending", "Sources/Gone\n")
        self.assertIn("does not exist", prose.pending_of(self.root)[1][0])

    def test_reports_a_folder_that_is_not_pending(self):
        self.write("Sources/Old/A.swift", "// told\n")
        self.assertEqual(prose.main([], self.root), 1)


if __name__ == "__main__":
    unittest.main()
