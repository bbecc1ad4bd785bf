"""Class types set by hand: added, changed, ordered, removed and restored, across a move."""

import unittest

from command_test import CommandTest


class Classes(CommandTest):
    def names(self, **more):
        return [line.split("  ")[0].strip() for line in self.succeeds("classes", "--language", "en", **more).splitlines()]

    def test_class_types_persist(self):
        self.assertIn("None yet", self.succeeds("classes", "--language", "en"))
        text = self.succeeds("classes", "add", "Hot flow", "--sport", "hot_yoga", "--room", "40C", "--symbol", "flame", "--language", "en")
        self.assertIn("Hot yoga", text)
        self.assertIn("40", text)
        self.succeeds("classes", "add", "Spin", "--sport", "indoor_cycling")
        self.succeeds("classes", "up", "Spin")
        self.assertEqual(self.names(), ["Spin", "Hot flow"])
        self.assertIn("104", self.succeeds("classes", "change", "Hot flow", "--name", "Löwe", "--room", "104F"))
        self.succeeds("classes", "remove", "Spin")
        self.assertEqual(self.names(), ["Löwe"])
        elsewhere = {"HEARTH_HOME": str(self.folder / "elsewhere")}
        self.succeeds("export", self.folder / "all.zip")
        self.succeeds("import", self.folder / "all.zip", **elsewhere)
        self.succeeds("classes", "restore", "Spin", **elsewhere)
        self.succeeds("classes", "down", "Spin", **elsewhere)
        self.assertEqual(self.names(**elsewhere), ["Löwe", "Spin"])
        self.assertIn("熱瑜伽", self.succeeds("classes", "--language", "zh-Hant"))

    def test_an_invalid_change_is_refused(self):
        self.succeeds("classes", "add", "Hot flow")
        for code, arguments in (
                (2, ("remove", "Spin")), (2, ("add", "Hot flow")), (2, ("restore", "Hot flow")), (64, ("add", " ")),
                (64, ("add", "x" * 41)), (64, ("add", "x", "--sport", "running")), (64, ("add", "x", "--room", "40")),
                (64, ("add", "x", "--room", "400C")), (64, ("add", "x", "--symbol", "unicorn"))):
            with self.subTest(arguments):
                self.assertSaysSo(self.hearth("classes", *arguments), code)
        self.assertEqual(self.names(), ["Hot flow"])


if __name__ == "__main__":
    unittest.main()
