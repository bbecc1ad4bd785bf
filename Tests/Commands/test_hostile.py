"""Every damaged and malicious file of the given folder, each in a process of its own with limits for time and memory."""

import concurrent.futures
import json
import os
import subprocess
import time
import unittest

from command_test import BINARY, DATA, CommandTest, needs_data

SECONDS = 20
MEGABYTES = 300
ADDRESS_SPACE = 8 << 20  # KiB; stops a runaway process

EXPECTED = {"accept": "accepted", "recover": "recovered", "reject": "rejected"}


def verdict(records):
    """Returns the verdict of a file as a whole. Files inside it may have others."""
    found = {record["verdict"] for record in records}
    if not found or found == {"rejected"}:
        return "rejected"
    return "accepted" if found == {"accepted"} else "recovered"


@needs_data
class Hostile(CommandTest):
    def limited(self, *arguments, home):
        """Returns output, exit code, seconds and peak megabytes of a run with resource limits."""
        began = time.monotonic()
        process = subprocess.Popen(
            ["sh", "-c", f'ulimit -t {SECONDS} -v {ADDRESS_SPACE}; exec "$0" "$@"', BINARY, *map(str, arguments)],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=self.environment(HEARTH_HOME=str(home)))
        output = process.stdout.read()
        process.stdout.close()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        return output, process.returncode, time.monotonic() - began, usage.ru_maxrss / 1024

    def judged(self, label):
        """Returns the problems with the handling of one file; empty if there are none."""
        name, path = label["file"], DATA / "_derived_broken" / label["file"]
        home = self.folder / "homes" / name
        output, code, seconds, peak = self.limited("inspect", "--json", path, home=home)
        imported, import_code, import_seconds, import_peak = self.limited("import", "--json", path, home=home)
        seconds, peak = max(seconds, import_seconds), max(peak, import_peak)
        try:
            records, files = [json.loads(line) for line in output.splitlines()], json.loads(imported)["files"]
        except (ValueError, KeyError) as error:
            return [f"{name}: exit {code} and {import_code}, {error}"], seconds, peak
        wrong = []
        expected = EXPECTED[label["expect"]]
        for verb, found in (("inspect", verdict(records)), ("import", verdict(files))):
            if found != expected:
                wrong.append(f"{name}: {verb} says {found}, not {expected} ({label['why']})")
        codes = {"accepted": (0,), "recovered": (0, 1), "rejected": (2,)}[expected]
        if code not in codes or import_code not in codes:
            wrong.append(f"{name}: exit {code} and {import_code}")
        if expected != "accepted" and not any(f["text"].strip() for r in records for f in r["findings"]):
            wrong.append(f"{name}: {expected} without a reason")
        if sum(f["new_recordings"] for f in files) > 0 and expected == "rejected":
            wrong.append(f"{name}: rejected, and yet something of it was kept")
        if seconds > SECONDS or peak > MEGABYTES:
            wrong.append(f"{name}: {seconds:.1f} s, {peak:.0f} MB")
        return wrong, seconds, peak

    def test_every_file_is_handled_as_its_label_states_within_limits(self):
        labels = json.loads((DATA / "_derived_broken" / "labels.json").read_text())
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            results = list(pool.map(self.judged, labels))
        wrong = [line for lines, _, _ in results for line in lines]
        good = sum(not lines for lines, _, _ in results)
        slowest, largest = max(seconds for _, seconds, _ in results), max(peak for _, _, peak in results)
        print(f"{good}/{len(labels)} as labelled; the slowest took {slowest:.1f} s, the largest {largest:.0f} MB")
        self.assertEqual(wrong, [])
        # Nothing is ever written outside the archive's own folder.
        self.assertEqual([path for path in self.folder.rglob("*evil*")], [])
        self.assertFalse([path for path in self.folder.parent.glob("evil*")])

    def test_a_duplicate_activity_in_an_archive_is_stored_once(self):
        self.succeeds("import", DATA / "_derived_broken" / "duplicate_names.zip")
        self.assertEqual(len(json.loads(self.succeeds("report", "--json"))["activities"]), 1)


if __name__ == "__main__":
    unittest.main()
