"""A test with file systems of its own: small ones, and ones that cannot be written."""

import os
import pathlib
import subprocess
import unittest

from command_test import CommandTest

may_mount = unittest.skipUnless(
    os.geteuid() == 0 and pathlib.Path("/proc/filesystems").exists(), "needs a small file system of its own")


class MountedTest(CommandTest):
    """A test with file systems of its own, which are removed at its end."""

    def mount(self, *arguments, at):
        mounted = subprocess.run(["mount", *arguments, str(at)], capture_output=True, text=True)
        if mounted.returncode != 0:
            self.skipTest("may not mount here: " + mounted.stderr)
        self.addCleanup(subprocess.run, ["umount", "-l", str(at)], capture_output=True)

    def mount_small_disk(self, size, at):
        self.mount("-t", "tmpfs", "-o", f"size={size},mode=700", "tmpfs", at=at)
