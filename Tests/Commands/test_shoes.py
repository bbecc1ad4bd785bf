"""Shoes set by hand: named, renamed, retired and used again, across imports and a move."""

import json
import unittest

from command_test import CommandTest
from test_errors import track


class Shoes(CommandTest):
    def setUp(self):
        super().setUp()
        self.files = []
        for day in ("2025-06-01", "2025-06-03"):
            path = self.folder / f"{day}.gpx"
            path.write_text(track(30, day))
            self.files.append(path)
        self.succeeds("import", *self.files)
        self.ids = [activity["id"] for activity in self.report()["activities"]]

    def report(self, **more):
        return json.loads(self.succeeds("report", "--json", "--date", "2025-07-01", **more))

    def pairs(self, **more):
        return {pair["name"]: pair["uses"] for pair in self.report(**more)["running"]["shoes"]}

    def test_settings_of_shoes_persist(self):
        self.assertIn("No shoes recorded yet", self.succeeds("shoes", "--date", "2025-07-01"))
        text = self.succeeds("shoes", "wear", self.ids[0], " Blue ")
        self.assertIn("Blue", text)
        self.assertIn("1 time", text)
        self.succeeds("shoes", "wear", self.ids[1], "Red")
        self.assertEqual(self.pairs(), {"Blue": 1, "Red": 1})
        self.succeeds("shoes", "rename", "Blue", "Löwe 3")
        self.succeeds("shoes", "rename", "Red", "Löwe 3")
        self.assertEqual(self.pairs(), {"Löwe 3": 2})
        self.assertIn("retired", self.succeeds("shoes", "retire", "Löwe 3", "--date", "2025-06-20"))
        self.succeeds("import", *self.files)
        self.assertEqual(self.pairs(), {"Löwe 3": 2})

        elsewhere = {"HEARTH_HOME": str(self.folder / "elsewhere")}
        self.succeeds("export", self.folder / "all.zip")
        self.succeeds("import", self.folder / "all.zip", **elsewhere)
        self.assertEqual(self.report(**elsewhere)["running"]["shoes"], self.report()["running"]["shoes"])
        self.assertNotIn("retired", self.succeeds("shoes", "use", "Löwe 3", "--date", "2025-07-01"))
        self.assertIn("次", self.succeeds("shoes", "--language", "zh-Hant", "--date", "2025-07-01"))
        self.succeeds("shoes", "wear", self.ids[1], "--none")
        self.assertEqual(self.pairs(), {"Löwe 3": 1})

    def test_an_invalid_change_is_refused(self):
        self.assertSaysSo(self.hearth("shoes", "retire", "Löwe 3"), 2)
        self.assertSaysSo(self.hearth("shoes", "wear", "nothing", "Blue"), 2)
        self.assertSaysSo(self.hearth("shoes", "wear", self.ids[0], " "), 64)
        self.assertSaysSo(self.hearth("shoes", "wear", self.ids[0], "x" * 61), 64)
        self.assertSaysSo(self.hearth("shoes", "wear", self.ids[0]), 64)
        self.assertEqual(self.pairs(), {})


if __name__ == "__main__":
    unittest.main()
