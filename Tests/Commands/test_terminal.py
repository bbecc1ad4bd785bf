"""Text from files, names and arguments never reaches a terminal as a control sequence."""

import json
import zipfile

from command_test import CommandTest
from test_errors import track

# Sets the title (C0 and C1 forms), erases, colours, forges a line, and reverses letters.
EVIL = "x\x1b]0;owned\x07\x1b[2J\x1b[31m\nhearth: all is well\u009d0;owned\u009c\u202egpx"
BAD = [chr(code) for code in [*range(0x20), 0x7F, *range(0x80, 0xA0)] if chr(code) != "\n"] + list("\u202a\u202b\u202d\u202e\u2066\u2067\u2068\u2069\u2028\u2029")


class Terminal(CommandTest):
    def assertHarmless(self, answer):
        for text in (answer.stdout, answer.stderr):
            self.assertEqual([hex(ord(c)) for c in text if c in BAD], [], text)
            self.assertFalse([line for line in text.splitlines() if line.startswith("hearth: all is well")], text)

    def test_a_file_name_sets_no_title_and_forges_no_line(self):
        bad = self.folder / EVIL
        bad.write_text("nonsense")
        good = self.folder / (EVIL + ".gpx")
        good.write_text(track())
        with zipfile.ZipFile(self.folder / "a.zip", "w") as archive:
            archive.writestr(EVIL, "nonsense")
        for command in (["inspect"], ["inspect", "--json"], ["inspect", "--all"], ["import"], ["import", "--json"]):
            for path in (bad, good, self.folder / "a.zip", self.folder / (EVIL + "gone")):
                answer = self.hearth(*command, path)
                self.assertHarmless(answer)
        record = json.loads(self.hearth("inspect", "--json", bad).stdout)
        self.assertEqual(record["path"], str(bad), "programs get the name as it is")
        self.assertHarmless(self.hearth("pace", bad, "--time", "3:30:00"))
        self.assertHarmless(self.hearth("watch", "--once", "--every", "1", self.folder))
        self.assertHarmless(self.hearth("export", self.folder / EVIL / "out.zip"))

    def test_arguments_and_settings_are_quoted_safely(self):
        for arguments in (["--" + EVIL], [EVIL], ["explain", EVIL], ["sources", EVIL], ["report", "--date", EVIL],
                          ["shoes", "retire", EVIL], ["athlete", "--zone", EVIL], ["add", EVIL, "2025-01-01T10:00", "30"],
                          ["report", "--home", str(self.folder / EVIL)], ["token", "--ttl", EVIL], ["join", EVIL, EVIL]):
            self.assertHarmless(self.hearth(*arguments))
        self.home.mkdir(mode=0o700, exist_ok=True)
        (self.home / "config").write_text("units = \x1b]0;x\x07\u009d\n")
        self.assertHarmless(self.hearth("report"))

    def test_names_in_json_keep_their_soft_hyphens(self):
        path = self.folder / "soft\u00adhyphen.gpx"
        path.write_text(track().replace('<gpx ', '<gpx creator="Soft\u00adwatch" ', 1))
        self.assertEqual(self.records(path)[0]["path"], str(path))
        self.succeeds("import", path)
        activity = json.loads(self.succeeds("report", "--json"))["activities"][0]["id"]
        self.assertIn("Soft\u00adwatch", self.succeeds("sources", activity, "--json"))
        self.assertIn("Softwatch", self.succeeds("sources", activity))

    def test_titles_are_cleaned_before_they_are_stored(self):
        title = "Lunch\u009d0;owned\u009c\u202e run\u0085"
        text = track().replace("<trk>", f"<trk><name>{title}</name>")
        (self.folder / "run.gpx").write_text(text)
        self.succeeds("import", self.folder / "run.gpx")
        self.assertHarmless(self.hearth("report", "--date", "2025-06-02"))
        activity, = json.loads(self.succeeds("report", "--json", "--date", "2025-06-02"))["activities"]
        self.assertEqual(activity["title"], "Lunch0;owned run")
        self.succeeds("shoes", "wear", activity["id"], "Blue\u009d0;x\u009c ones")
        answer = self.hearth("shoes", "--date", "2025-06-02")
        self.assertHarmless(answer)
        self.assertIn("Blue0;x ones", answer.stdout)
        with self.serving("--date", "2025-06-02") as server:
            page = server.get(f"/activities/{activity['id']}")[2].decode()
            self.assertEqual([hex(ord(c)) for c in page if 0x7F <= ord(c) < 0xA0 or c == "\u202e"], [])
