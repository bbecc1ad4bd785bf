"""Files for other systems that were never tried state it, and workflows run nothing but Scripts/test."""

import pathlib
import re
import unittest
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
STORES = [path for folder in ("unraid", "truenas", "casaos", "umbrel") for path in (ROOT / "Packaging" / folder).iterdir()]


class Packaging(unittest.TestCase):
    def test_files_of_app_stores_state_that_they_were_never_tried(self):
        self.assertEqual(5, len(STORES))
        for path in STORES:
            head = "".join(path.read_text(encoding="utf-8").splitlines(keepends=True)[:4])
            self.assertIn("Never tried.", head, path)

    def test_they_refer_to_an_image_that_is_built_and_never_pulled(self):
        for path in STORES:
            if path.name == "umbrel-app.yml":
                continue
            text = path.read_text(encoding="utf-8")
            self.assertIn("hearth:latest", text, path)
            self.assertRegex(text, r"pull_policy: never|--pull never", path)

    def test_every_container_is_confined(self):
        for path in STORES:
            if path.name == "umbrel-app.yml":
                continue
            text = path.read_text(encoding="utf-8")
            self.assertRegex(text, r"(?s)read.only.*no-new-privileges:true", path)

    def test_the_file_of_unraid_is_xml(self):
        root = xml.etree.ElementTree.parse(ROOT / "Packaging/unraid/hearth.xml").getroot()
        self.assertEqual("/var/lib/hearth", root.find("Config[@Name='History']").get("Target"))

    def test_workflows_were_never_run_and_call_only_the_script_of_all_tests(self):
        for name in ("ubuntu.yml", "macos.yml"):
            text = (ROOT / ".github/workflows" / name).read_text(encoding="utf-8")
            self.assertRegex(text.splitlines()[0], r"^# .*never run")
            self.assertEqual(["Scripts/test"], re.findall(r"run: (.*)", text))


if __name__ == "__main__":
    unittest.main()
