"""The examples in the documentation of the modules are part of tests, so that they compile and stay true."""

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLE = re.compile(r"(?ms)^```swift\n(.*?)^```")


def lines(text):
    return [line.strip() for line in text.splitlines() if line.strip()]


def missing(article, tests):
    """The first lines of examples that the tests do not contain line by line."""
    known = "\n".join(lines(tests))
    return [lines(example)[0] for example in EXAMPLE.findall(article) if "\n".join(lines(example)) not in known]


class DocumentationTests(unittest.TestCase):
    def test_a_changed_example_is_found(self):
        article = "```swift\nlet one = 1\nlet two = 2\n```\n"
        self.assertEqual(missing(article, "    let one = 1\n    let two = 2\n"), [])
        self.assertEqual(missing(article, "    let one = 1\n    let two = 3\n"), ["let one = 1"])

    def test_every_example_is_part_of_a_test(self):
        articles = [*ROOT.glob("Sources/*/*.docc/*.md"), *ROOT.glob("Localizations/Swift/*.docc/*.md")]
        self.assertEqual(len(articles), 18)
        for article in articles:
            room = article.parent.stem
            tests = ROOT / "Tests" / f"{room}Tests" / "DocumentationExampleTests.swift"
            text = article.read_text(encoding="utf-8")
            with self.subTest(room):
                self.assertTrue(EXAMPLE.search(text), "no example")
                self.assertEqual(missing(text, tests.read_text(encoding="utf-8")), [])


if __name__ == "__main__":
    unittest.main()
