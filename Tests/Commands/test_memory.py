"""Memory of a server: what an import needed is returned to the system afterwards."""

import io
import pathlib
import re
import time
import unittest
import zipfile

from command_test import CommandTest


@unittest.skipUnless(pathlib.Path("/proc/self/status").exists(), "only Linux reports the memory of another process")
class Memory(CommandTest):
    def megabytes(self, server):
        status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) / 1024

    def test_an_archive_of_many_worthless_entries_leaves_no_memory_behind(self):
        archive = io.BytesIO()
        with zipfile.ZipFile(archive, "w") as entries:
            for number in range(100_000):
                entries.writestr(f"{number // 1000}/{number}.txt", f"hello {number}")
        body = (b'--b7\r\nContent-Disposition: form-data; name="files"; filename="a.zip"\r\n\r\n' + archive.getvalue()
                + b"\r\n--b7--\r\n")
        with self.serving() as server:
            server.get("/")
            before = self.megabytes(server)
            headers = {"Content-Type": "multipart/form-data; boundary=b7"}
            self.assertEqual(server.get("/import", method="POST", headers=headers, body=body)[0], 303)
            deadline = time.monotonic() + 300
            while any((self.home / "uploads").iterdir()) and time.monotonic() < deadline:
                time.sleep(0.2)
            self.assertEqual(list((self.home / "uploads").iterdir()), [])
            time.sleep(2)
            self.assertLess(self.megabytes(server) - before, 30)
