"""A 200 MB Health export: bounded memory, and no record lost. Run by Scripts/test --long."""

import json
import os
import subprocess
import sys
import unittest

import test_health_export
from command_test import BINARY, TOOLS, CommandTest, needs_tools


@needs_tools
class Scale(CommandTest):
    assertTallies = test_health_export.HealthExport.assertTallies
    assertWorkouts = test_health_export.HealthExport.assertWorkouts
    assertStored = test_health_export.HealthExport.assertStored
    assertStoredWorkouts = test_health_export.HealthExport.assertStoredWorkouts

    def test_two_hundred_megabytes_stay_under_three_hundred_of_memory(self):
        folder = self.folder / "export"
        subprocess.run([sys.executable, TOOLS / "make_health_export.py", "--size", "200MB", "--seed", "2", "--out", folder, "--zip",
                        "--quiet"], check=True)
        with open(self.folder / "outcomes.json", "w+") as outcomes:
            process = subprocess.Popen([BINARY, "import", "--json", folder / "export.zip"], env=self.environment(), stdout=outcomes)
            _, status, usage = os.wait4(process.pid, 0)
            outcomes.seek(0)
            imported = json.load(outcomes)["files"]
        process.returncode = os.waitstatus_to_exitcode(status)
        self.assertEqual(process.returncode, 0)
        print(f"peak {usage.ru_maxrss // 1024} MB, {usage.ru_utime + usage.ru_stime:.1f} s of processor time")
        self.assertLess(usage.ru_maxrss, 300 * 1024)
        truth = json.loads((folder / "truth.json").read_text())
        self.assertTallies(truth, imported)
        self.assertStored(truth, imported, self.home)
        self.assertStoredWorkouts(truth, self.home)
        self.assertWorkouts(truth, self.records(folder / "export.zip"))


if __name__ == "__main__":
    unittest.main()
