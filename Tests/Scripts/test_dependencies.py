"""Scripts/generate-dependencies: what it reads from fetched packages, and that an unknown licence stops it."""

import contextlib
import importlib.machinery
import importlib.util
import io
import json
import pathlib
import tempfile
import unittest
import unittest.mock

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "Scripts/generate-dependencies"
loader = importlib.machinery.SourceFileLoader("generate_dependencies", str(SCRIPT))
dependencies = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
loader.exec_module(dependencies)

APACHE = "Apache License\n   Version 2.0, January 2004"
MIT = "Permission is hereby granted, free of charge, to any person"


class DependenciesTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        (self.root / "Docs").mkdir()
        (self.root / "Sources/hearth").mkdir(parents=True)
        (self.root / "Sources/hearth/Hearth.swift").write_text('    static let version = "1.2.3"\n')
        (self.root / "LICENSE").write_text("Ours")
        (self.root / "Package.swift").write_text('.package(url: "https://example.test/a/one.git", from: "1.0.0")')
        self.entries = []
        self.add("two", "2.0.0", MIT)
        self.add("one", "1.4.0", APACHE, notice="Attribution of one")
        for name, value in {"ROOT": self.root, "PAGE": self.root / "Docs/Dependencies.md", "CHECKOUTS": self.root / ".build/checkouts"}.items():
            patch = unittest.mock.patch.object(dependencies, name, value)
            patch.start()
            self.addCleanup(patch.stop)

    def add(self, name, version, licence, notice=None):
        folder = self.root / ".build/checkouts" / name
        folder.mkdir(parents=True)
        (folder / "LICENSE.txt").write_text(licence)
        if notice:
            (folder / "NOTICE.txt").write_text(notice)
        self.entries.append({
            "packageRef": {"location": f"https://example.test/a/{name}.git"}, "subpath": name,
            "state": {"checkoutState": {"version": version}}})
        (self.root / ".build/workspace-state.json").write_text(json.dumps({"object": {"dependencies": self.entries}}))

    def run_script(self, *arguments):
        errors = io.StringIO()
        with contextlib.redirect_stderr(errors):
            return dependencies.main(list(arguments)), errors.getvalue()

    def test_a_program_without_isal_does_not_list_it(self):
        path = self.root / "sbom.json"
        for switch, is_listed in (("0", True), ("1", False)):
            with unittest.mock.patch.dict("os.environ", HEARTH_ZLIB=switch):
                self.run_script("--sbom", str(path))
            self.assertEqual(is_listed, "libisal" in path.read_text())

    def test_lists_versions_and_licences_in_order(self):
        self.run_script()
        lines = [line for line in (self.root / "Docs/Dependencies.md").read_text().splitlines() if line.startswith("| [")]
        self.assertEqual(lines, [
            "| [one](https://example.test/a/one) | 1.4.0 | Apache-2.0 | yes |", "| [two](https://example.test/a/two) | 2.0.0 | MIT |  |"])

    def test_check_notices_another_version(self):
        self.run_script()
        self.assertEqual(self.run_script("--check"), (0, ""))
        self.entries[0]["state"]["checkoutState"]["version"] = "2.0.1"
        (self.root / ".build/workspace-state.json").write_text(json.dumps({"object": {"dependencies": self.entries}}))
        code, errors = self.run_script("--check")
        self.assertEqual(code, 1)
        self.assertIn("+| [two](https://example.test/a/two) | 2.0.1 | MIT |  |", errors)

    def test_an_unknown_licence_stops(self):
        self.add("three", "1.0.0", "All rights reserved")
        with self.assertRaisesRegex(SystemExit, "three"):
            self.run_script()

    def test_notice_has_each_licence_and_notice_and_the_document_each_package(self):
        notice, sbom = self.root / "NOTICE", self.root / "sbom.json"
        self.run_script("--notice", str(notice))
        self.run_script("--sbom", str(sbom))
        for text in (APACHE, MIT, "Attribution of one", "Ours", "one 1.4.0"):
            self.assertIn(text, notice.read_text())
        document = json.loads(sbom.read_text())
        self.assertEqual(document["metadata"]["component"]["version"], "1.2.3")
        self.assertEqual(
            [(part["name"], part.get("version")) for part in document["components"]][:2], [("one", "1.4.0"), ("two", "2.0.0")])


if __name__ == "__main__":
    unittest.main()
