"""Docs/Verification.md: named tests, files and sections exist, each requirement occurs once, and the summary has the counts of the tables."""

import collections
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "Docs/Verification.md"
STATES = ["met", "met, no test", "open", "does not apply"]
ROW = re.compile(r"(?m)^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \| (.+?) \| (" + "|".join(STATES) + r") \| (.+) \|$")
# Any row of a table of requirements, also one that `ROW` does not understand.
ANY_ROW = re.compile(r"(?m)^\| \d+\.\d+\.\d+.*$")
TOTAL = re.compile(r"(?m)^\| (?:(\d+)\. [^|]+|\*\*All\*\*) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$")
CHAPTER = re.compile(r"(?m)^## (\d+)\. ")
TEST = re.compile(r'`(Tests/[^`]+)`: "([^"]+)"')
# A document with the headings of the sections that a row names.
SECTIONS_NAMED = re.compile(r'`(Docs/[^`]+\.md)`, ("[^"]+"(?: and "[^"]+")*)')
FILE = re.compile(r"`((?:Sources|Docs|Tests|Fuzzing|Scripts)/[^`]*)`")

# Requirements of levels 1 and 2 in each section of ASVS 5.0.0. They are numbered from 1 without a gap.
SECTIONS = {
    "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1, "3.2": 2, "3.3": 4, "3.4": 6,
    "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4, "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3, "6.1": 3, "6.2": 12,
    "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4, "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2, "8.1": 2,
    "8.2": 3, "8.3": 1, "8.4": 1, "9.1": 3, "9.2": 4, "10.1": 2, "10.2": 2, "10.3": 4, "10.4": 11, "10.5": 5, "10.6": 2,
    "10.7": 3, "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1, "12.1": 3, "12.2": 2, "12.3": 4, "13.1": 1,
    "13.2": 5, "13.3": 2, "13.4": 5, "14.1": 2, "14.2": 4, "14.3": 3, "15.1": 3, "15.2": 3, "15.3": 7, "16.1": 1, "16.2": 5,
    "16.3": 4, "16.4": 3, "16.5": 3, "17.1": 1, "17.2": 4, "17.3": 2,
}
REQUIREMENTS = [f"{section}.{number}" for section, count in SECTIONS.items() for number in range(1, count + 1)]


def declares(path, name):
    """Whether a file of tests has a test of this name."""
    file = ROOT / path
    if not file.is_file():
        return False
    declaration = f"def {name}(" if path.endswith(".py") else f"func `{name}`("
    text = file.read_text(encoding="utf-8")
    return declaration in text or not path.endswith(".py") and f'@Test("{name}"' in text


def has_section(path, name):
    """Whether a document has a heading of this text."""
    file = ROOT / path
    return file.is_file() and re.search(rf"(?m)^#+ {re.escape(name)}$", file.read_text(encoding="utf-8")) is not None


def flaws(page):
    """What is wrong with the page, a sentence each."""
    found = []
    rows = ROW.findall(page)
    known = {match.group(0) for match in ROW.finditer(page)}
    found += [f"a row without a state: {row}" for row in ANY_ROW.findall(page) if row not in known]
    numbers = collections.Counter(number for row in rows for number in row[0].split(", "))
    found += [f"{number} is missing" for number in REQUIREMENTS if not numbers[number]]
    found += [f"{number} is unknown" for number in numbers if number not in REQUIREMENTS]
    found += [f"{number} occurs {count} times" for number, count in numbers.items() if count > 1]
    for match in ROW.finditer(page):
        numbers, _, state, evidence = match.groups()
        chapter = CHAPTER.findall(page[:match.start()])[-1:]
        if any(number.split(".")[0] not in chapter for number in numbers.split(", ")):
            found.append(f"{numbers} is in another chapter")
        tests = TEST.findall(evidence)
        if state == "met" and not tests:
            found.append(f"{numbers} names no test")
        if state == "met, no test" and not FILE.search(evidence):
            found.append(f"{numbers} names no file")
        found += [f"{numbers}: {path} has no test '{name}'" for path, name in tests if not declares(path, name)]
    for path, names in SECTIONS_NAMED.findall(page):
        found += [f"{path} has no section '{name}'" for name in re.findall(r'"([^"]+)"', names) if not has_section(path, name)]
    found += [f"{path} does not exist" for path in FILE.findall(page) if not (ROOT / path).exists()]
    return found + wrong_counts(page, rows)


def wrong_counts(page, rows):
    """Lines of the summary that are not those of the tables."""
    counts = collections.defaultdict(lambda: [0] * len(STATES))
    for numbers, _, state, _ in rows:
        for number in numbers.split(", "):
            for chapter in (number.split(".")[0], ""):
                counts[chapter][STATES.index(state)] += 1
    stated = {chapter: [int(count) for count in line] for chapter, *line in TOTAL.findall(page)}
    counted = {chapter: [*line, sum(line)] for chapter, line in counts.items()}
    return [
        f"the summary of {chapter or 'all'} is {stated.get(chapter)} instead of {counted.get(chapter)}"
        for chapter in {**stated, **counted} if stated.get(chapter) != counted.get(chapter)]


class VerificationTests(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.page = PAGE.read_text(encoding="utf-8")

    def test_levels_one_and_two_have_253_requirements(self):
        self.assertEqual(len(REQUIREMENTS), 253)

    def test_the_page_is_complete_and_names_what_exists(self):
        self.assertEqual(flaws(self.page), [])

    def changed(self, old, new):
        self.assertIn(old, self.page)
        return flaws(self.page.replace(old, new, 1))

    def test_a_wrong_page_is_found(self):
        """The negative control: each kind of mistake gives its own finding."""
        row = next(line for line in self.page.splitlines() if line.startswith("| 7.2.3 |"))
        self.assertIn("7.2.3 is missing", self.changed(row + "\n", ""))
        self.assertIn("7.2.3 occurs 2 times", self.changed(row, row + "\n" + row))
        self.assertIn("7.2.9 is unknown", self.changed("| 7.2.3 |", "| 7.2.9 |"))
        path, name = TEST.search(row).groups()
        self.assertIn(f"7.2.3: {path} has no test '{name} x'", self.changed(row, row.replace(name, name + " x")))
        self.assertIn(f"7.2.3: {path}x has no test '{name}'", self.changed(row, row.replace(path, path + "x")))
        # The beginning of a name is no test.
        self.assertIn(f"7.2.3: {path} has no test '{name[:9]}'", self.changed(row, row.replace(name, name[:9])))
        self.assertIn("7.2.3 names no test", self.changed(row, "| 7.2.3 | random bits | met | of course |"))
        self.assertIn("7.2.3 names no file", self.changed(row, "| 7.2.3 | random bits | met, no test | of course |"))
        self.assertIn("a row without a state: | 7.2.3 | random | maybe | x |", self.changed(row, "| 7.2.3 | random | maybe | x |"))
        self.assertIn("7.2.3 is in another chapter", self.changed(row + "\n", "\n## 9. Another\n" + row + "\n"))

    def test_a_section_that_a_document_does_not_have_is_found(self):
        self.assertIn(
            "Docs/Security.md has no section 'Log'", self.changed('`Docs/Security.md`, "Logs"', '`Docs/Security.md`, "Log"'))
        self.assertIn(
            "Docs/Limits.md has no section 'For a server'", self.changed('"Per person" and "For the server"', '"Per person" and "For a server"'))

    def test_a_wrong_count_is_found(self):
        _, *line = next(line for line in TOTAL.findall(self.page) if line[0] == "7")
        counts = [int(count) for count in line]
        old = " | ".join(line)
        new = " | ".join([str(counts[0] + 1), *line[1:]])
        start = next(text for text in self.page.splitlines() if text.startswith("| 7. "))
        self.assertEqual(
            self.changed(start, start.replace(old, new)),
            [f"the summary of 7 is {[counts[0] + 1, *counts[1:]]} instead of {counts}"])


if __name__ == "__main__":
    unittest.main()
