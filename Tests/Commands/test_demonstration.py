"""`hearth demo --read-only`: everyone may read the demo athlete's data, and nothing changes."""
import http.client
import re
import subprocess
import time
import unittest

from command_test import BINARY, CommandTest

DATE = "2026-03-15"
FORM = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html"}


class DemonstrationTest(CommandTest):
    def demonstrating(self, *arguments):
        """Starts a demonstration and returns its port."""
        server = subprocess.Popen(
            [BINARY, "demo", "--read-only", "--port", "0", *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env=self.environment())
        self.addCleanup(server.stdout.close)
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)
        printed = []
        for line in server.stdout:
            printed.append(line)
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
            if found:
                return int(found.group(1))
        self.fail("".join(printed))

    @staticmethod
    def ask(port, method, path, body=None, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        try:
            connection.request(method, path, body=body, headers={**FORM, **headers} if body is not None else {"Accept": "text/html", **headers})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read().decode()
        finally:
            connection.close()

    def page(self, port, path):
        """Returns a page once its figures are known."""
        for _ in range(600):
            status, _, body = self.ask(port, "GET", path)
            self.assertEqual(status, 200, path)
            if self.ask(port, "GET", "/partials/renewal")[0] != 200:
                return body
            time.sleep(0.2)
        self.fail("the figures were never ready")

    def test_everyone_reads_and_changes_nothing(self):
        port = self.demonstrating("--date", DATE)
        self.page(port, "/")
        activities = self.ask(port, "GET", "/activities")[2]
        self.assertIn("Long run", activities)
        for path in ("/plan", "/routines", "/settings", "/heat"):
            self.assertEqual(self.ask(port, "GET", path)[0], 200, path)
        activity = re.search(r'href="(/activities/[^"?]+)"', activities).group(1)
        for path in ("/settings", activity + "/edit", "/races", "/settings/delete", "/import", "/sign-in/password"):
            status, _, body = self.ask(port, "POST", path, "title=x")
            self.assertEqual(status, 403, path)
            self.assertIn("This is a demonstration", body)
        self.assertEqual(self.ask(port, "GET", "/settings/export")[0], 403)
        self.assertEqual(self.ask(port, "GET", "/api/v1/today", Accept="application/json")[0], 401)
        self.assertEqual(self.ask(port, "PUT", "/api/v1/routine", "{}", Accept="application/json")[0], 403)
        status, headers, _ = self.ask(port, "POST", "/preferences", "language=de&return=/")
        self.assertEqual(status, 303)
        cookie = headers["Set-Cookie"].split(";")[0]
        self.assertIn("Vorführung", self.ask(port, "POST", "/settings", "name=x", Cookie=cookie)[2])
        self.assertEqual(self.ask(port, "GET", "/activities")[2], activities)

    def test_a_folder_with_other_data_is_not_served(self):
        self.succeeds("athlete", "--name", "Ada")
        self.succeeds("add", "sauna", "2026-03-14T18:00", "20")
        answer = self.hearth("demo", "--read-only", "--port", "0")
        self.assertSaysSo(answer, 2)
        self.assertIn("everyone could read", answer.stderr)

    def test_a_port_needs_the_demonstration(self):
        self.assertSaysSo(self.hearth("demo", "--port", "9000"), 64)


if __name__ == "__main__":
    unittest.main()
