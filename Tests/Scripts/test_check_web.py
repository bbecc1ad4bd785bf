"""Scripts/check-web accepts readable scripts and style sheets and names what is wrong with others."""

import pathlib
import subprocess
import tempfile
import unittest

CHECK = pathlib.Path(__file__).resolve().parents[2] / "Scripts/check-web"

SCRIPT = """// A module.
import { two } from './b.js';

const pattern = /[;{]'\\/\\/ /;
for (let index = 0; index < 3; index++) two(index);
if (pattern.test('a; b')) {
  two(`c;
d`);
} else {
  two(4);
}
export const one = list => list
  .filter(each => each > 1)
  .map(each => two({
    value: each
  }));
"""
OTHER = "export const two = value => value;\n"
SHEET = """@layer a {
  /* Why. */
  p::before, q:hover {
    content: "; } {";
    font:
      1rem serif,
      sans-serif;
  }
}
"""


class CheckingTheWeb(unittest.TestCase):
    def findings(self, script=SCRIPT, other=OTHER, sheet=SHEET):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (("a.js", script), ("b.js", other), ("c.css", sheet)):
                (pathlib.Path(folder) / name).write_text(text, encoding="utf-8")
            done = subprocess.run([CHECK, folder], capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, 1 if done.stderr else 0)
        self.assertEqual(done.stdout, "")
        return done.stderr.splitlines()

    def assert_finding(self, finding, **sources):
        self.assertEqual(self.findings(**sources), [finding])

    def test_readable_sources_pass(self):
        self.assertEqual(self.findings(), [])

    def test_our_own_sources_pass(self):
        done = subprocess.run([CHECK], capture_output=True, text=True, timeout=60)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_no_prototype_can_be_changed(self):
        for line, finding in {
            "list['__proto__'] = 1;": "__proto__, which can change a prototype",
            "Object.setPrototypeOf(list, two);": "setPrototypeOf, which can change a prototype",
            "Array.prototype.last = two;": ".prototype, which can change a prototype",
            "Object.assign(list, JSON.parse(two));": "Object.assign with something else than a literal",
            "Object.assign(list, { ...two });": "Object.assign with something else than a literal",
            "list[two] = 1;": "a computed key of list, which is neither an array nor Object.create(null)",
            "list[two].name ??= 1;": "a computed key of list, which is neither an array nor Object.create(null)",
        }.items():
            found = self.findings(other=OTHER + line + "\n")
            self.assertIn("b.js:2: " + finding, found, line)
        for lines in [
            "const list = Object.create(null);\nlist[two] = 1;\n", "const list = [];\nlist[two(1)] += 1;\n",
            "Object.assign(two, { name: 1 });\n", "const one = two[0] === 1;\n", "// Never `__proto__`.\n", "two[0] = 1;\n",
        ]:
            self.assertEqual(self.findings(other=OTHER + lines), [], lines)

    def test_text_does_not_become_markup_or_code(self):
        for line, finding in {
            "two.innerHTML = two;": "innerHTML outside of palette.js, refresh.js, shortcuts.js",
            "two['innerHTML'] = two;": "the string innerHTML: markup, a plug-in or a block of pasting",
            "two.outerHTML = two;": "outerHTML, which turns text into markup or code",
            "two.insertAdjacentHTML('beforeend', two);": "insertAdjacentHTML, which turns text into markup or code",
            "document.write(two);": "document.write, which turns text into markup or code",
            "document.writeln(two);": "document.writeln, which turns text into markup or code",
            "two.srcdoc = two;": "srcdoc, which turns text into markup or code",
            "two(new DOMParser());": "DOMParser, which turns text into markup or code",
            "eval(two);": "eval, which turns text into markup or code",
            "two(new Function(two));": "new Function, which turns text into markup or code",
            "document.createElement('embed');": "the string embed: markup, a plug-in or a block of pasting",
            "addEventListener('paste', two);": "the string paste: markup, a plug-in or a block of pasting",
            "two(new ActiveXObject(two));": "ActiveXObject, a plug-in or a technique that browsers have dropped",
        }.items():
            found = self.findings(other=OTHER + line + "\n")
            self.assertIn("b.js:2: " + finding, found, line)
        for line in ["// Never innerHTML.", "two.textContent = two;", "two('eval of innerHTML');"]:
            self.assertEqual(self.findings(other=OTHER + line + "\n"), [], line)

    def test_named_modules_may_show_markup_of_this_server(self):
        for name, allowed in (("palette.js", True), ("refresh.js", True), ("charts.js", False)):
            with tempfile.TemporaryDirectory() as folder:
                (pathlib.Path(folder) / name).write_text("list.innerHTML = await response.text();\n", encoding="utf-8")
                (pathlib.Path(folder) / "c.css").write_text(SHEET, encoding="utf-8")
                done = subprocess.run([CHECK, folder], capture_output=True, text=True, timeout=60)
            self.assertEqual(done.returncode == 0, allowed, done.stderr)

    def test_lines_are_at_most_120_columns_wide(self):
        self.assertEqual(self.findings(other=OTHER + "two('" + "x" * 112 + "');\n"), [])
        self.assert_finding("b.js:2: 121 columns, more than 120", other=OTHER + "two('" + "x" * 113 + "');\n")
        self.assert_finding("c.css:10: 121 columns, more than 120", sheet=SHEET + "/*" + "x" * 117 + "*/\n")

    def test_functions_have_at_most_60_lines(self):
        def function(head, lines):
            return OTHER + head + "\n" + "  two(1);\n" * (lines - 2) + "}\n"

        for head in ("function three() {", "const three = () => {", "async function* three(a, { b }) {"):
            self.assertEqual(self.findings(other=function(head, 60)), [], head)
            self.assert_finding("b.js:2: a function of 61 lines, more than 60", other=function(head, 61))
        self.assertEqual(self.findings(other=function("if (two) {", 61)), [])
        method = "class Three {\n  four() {\n" + "    two(1);\n" * 59 + "  }\n}\n"
        self.assert_finding("b.js:3: a function of 61 lines, more than 60", other=OTHER + method)

    def test_modules_do_not_import_each_other_in_a_circle(self):
        for text in ("import { one } from './a.js';\n" + OTHER, OTHER + "import('./a.js');\n"):
            found = self.findings(other=text)
            self.assertEqual(len(found), 1, found)
            self.assertIn("a circular import: a.js → b.js → a.js", found[0])

    def test_modules_exist(self):
        self.assert_finding("b.js:1: imports c.js, which does not exist", other="import { d } from './c.js';\n" + OTHER)

    def test_scripts_have_one_statement_a_line(self):
        for line, rule in (
            ("two(1); two(2);", "two statements"),
            ("if (two) { two(1); }", "a block must begin on a new line"),
            ("const a = 1, b = two(1, 2);", "two declarations"),
            ("for (const a of two(1)) if (a) two(a);", "a control statement within another without braces"),
            ("two(1); // why", "a comment must be `//` on a line of its own"),
            ("/* why */", "a comment must be `//` on a line of its own"),
            ('two("a");', "double quotes"),
            ("   two(1);", "indentation of 3 columns instead of 0"),
            ("two(1); ", "a tab, or white space at the end of the line"),
            ("two([1);", "a bracket without a partner"),
        ):
            found = self.findings(other=OTHER + line + "\n")
            self.assertIn(f"b.js:2: {rule}", found)

    def test_style_sheets_have_one_declaration_a_line(self):
        for line, rule in (
            ("    color: red; margin: 0;", "two declarations"),
            ("    color:red;", "no space after the colon"),
            ("    font: 1rem a,b;", "no space after a comma"),
            ("  }", "a bracket without a partner"),
        ):
            sheet = SHEET.replace('    content: "; } {";', line)
            self.assertTrue(any(finding.endswith(rule) for finding in self.findings(sheet=sheet)), line)
        self.assert_finding(
            "c.css:10: a brace must end a line, and a closing brace must be alone", sheet=SHEET + "p { color: red }\n")
        self.assert_finding("c.css:10: no space before the brace", sheet=SHEET + "p{\n}\n")

    def test_an_empty_folder_is_no_success(self):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([CHECK, folder], capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, 1)
        self.assertIn("no scripts or no style sheets", done.stderr)


if __name__ == "__main__":
    unittest.main()
