"""Packs of routines: checked, added, updated and removed, with every flaw named by its line."""

import unittest

from command_test import CommandTest

PACK = """schema: 1
pack: my-pack
version: {version}
languages: [en]
name: {{en: "My pack"}}
description: {{en: "Weeks."}}
methods:
  - id: easy-run
    kind: run
    name: {{en: "Easy run"}}
    description: {{en: "Relaxed."}}
    minutes: {minutes}
    intensity: easy
routines:
  - id: first-week
    name: {{en: "First week"}}
    description: {{en: "For new runners."}}
    goal: base
    difficulty: beginner
    days:
      - name: {{en: "Easy run"}}
        description: {{en: "Run."}}
        methods: [easy-run]
      - name: {{en: Rest}}
        description: {{en: "No training."}}
        rest: true
"""


class Content(CommandTest):
    def pack(self, version=1, minutes=40, name="pack.yaml"):
        path = self.folder / name
        path.write_text(PACK.format(version=version, minutes=minutes))
        return path

    def listed(self):
        return self.succeeds("content", "list").splitlines()

    def test_a_pack_is_added_updated_removed_and_stays_removed(self):
        self.assertEqual([line.split(",")[0] for line in self.listed()], ["angion", "running-and-heat"])
        self.assertIn("no flaw", self.succeeds("content", "check", self.pack()))
        self.assertEqual(len(self.listed()), 2)
        self.assertIn("added version 1", self.succeeds("content", "add", self.pack()))
        self.assertIn("updated from version 1 to 2", self.succeeds("content", "add", self.pack(2, 45)))
        self.assertIn("not added, because version 2 is here already", self.succeeds("content", "add", self.pack(1)))
        self.assertIn("my-pack, version 2, 1 routine, en", self.listed())
        self.succeeds("content", "remove", "my-pack")
        self.succeeds("content", "remove", "angion")
        self.assertIn("my-pack, version 2, removed", self.listed())
        self.assertTrue(any(line.startswith("angion") and line.endswith("removed") for line in self.listed()))
        self.assertIn("added version 2", self.succeeds("content", "add", self.pack(2)))
        self.assertSaysSo(self.hearth("content", "remove", "no-such-pack"), 2)

    def test_a_folder_with_one_flaw_changes_nothing(self):
        self.listed()
        folder = self.folder / "packs"
        folder.mkdir()
        self.pack(name="packs/a.yaml")
        broken = self.pack(2, 4000, name="packs/b.yaml")
        broken.write_text(broken.read_text().replace("kind: run", "kind: running"))
        refused = self.hearth("content", "add", folder)
        self.assertEqual(refused.returncode, 2)
        self.assertIn("b.yaml, line 9: methods[0].kind: this must be one of run,", refused.stderr)
        self.assertIn("b.yaml, line 12: methods[0].minutes: this must be a whole number from 1 to 600.", refused.stderr)
        self.assertIn("2 flaws", refused.stderr)
        self.assertEqual(len(self.listed()), 2)
        self.assertEqual(self.hearth("content", "check", folder).returncode, 2)

    def test_a_missing_file_an_empty_folder_and_another_file_are_refused(self):
        (self.folder / "empty").mkdir()
        self.assertSaysSo(self.hearth("content", "check", self.folder / "none.yaml"), 66)
        self.assertSaysSo(self.hearth("content", "check", self.folder / "empty"), 66)
        picture = self.folder / "picture.yaml"
        picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
        refused = self.hearth("content", "check", picture)
        self.assertEqual(refused.returncode, 2)
        self.assertIn("no UTF-8 text", refused.stderr)
        self.assertNotIn("\x1b", refused.stderr)


if __name__ == "__main__":
    unittest.main()
