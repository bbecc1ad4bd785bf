"""`hearth mcp` and `/mcp`: the same answers over both transports, one message a line, nothing else on standard output."""
import json
import subprocess
import unittest

from command_test import BINARY, CommandTest


def message(number, method, **parameters):
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": parameters}


class AssistantTest(CommandTest):
    MESSAGES = [
        message(1, "initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo={"name": "test", "version": "1"}),
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        message(2, "tools/list"),
        message(3, "tools/call", name="activities", arguments={"limit": 3}),
        message(4, "tools/call", name="explain", arguments={"name": "acwr"}),
        message(5, "tools/call", name="today", arguments={"dya": "2026-01-01"}),
        message(6, "tools/call", name="delete", arguments={}),
        message(7, "ping"),
    ]

    def test_both_transports_answer_the_same(self):
        self.succeeds("demo")
        lines = [json.dumps(each) for each in self.MESSAGES] + ["", "{"]
        process = subprocess.run(
            [BINARY, "mcp"], input="\n".join(lines) + "\n", capture_output=True, text=True, timeout=600, env=self.environment())
        self.assertEqual(process.returncode, 0, process.stderr)
        answers = [json.loads(line) for line in process.stdout.splitlines()]
        self.assertEqual([each["id"] for each in answers], [1, 2, 3, 4, 5, 6, 7, None])
        self.assertEqual(answers[0]["result"]["protocolVersion"], "2025-06-18")
        self.assertEqual(len(answers[1]["result"]["tools"]), 8)
        self.assertEqual(answers[2]["result"]["content"][0]["text"].splitlines()[0], "# Activities")
        self.assertFalse(answers[3]["result"]["isError"])
        self.assertTrue(answers[4]["result"]["isError"])
        self.assertEqual([answers[5]["error"]["code"], answers[7]["error"]["code"]], [-32602, -32700])
        token = self.succeeds("token", "--scope", "read").strip()
        with self.serving() as server:
            for sent in self.MESSAGES:
                status, _, body = server.get(
                    "/mcp", token, method="POST", headers={"Content-Type": "application/json"}, body=json.dumps(sent).encode())
                self.assertEqual(status, 200 if "id" in sent else 202)
                if "id" in sent:
                    self.assertEqual(json.loads(body), answers[sent["id"] - 1])
            self.assertEqual(server.get("/mcp", token)[0], 405)

    def test_a_message_beyond_the_limit_is_refused_and_the_next_one_answered(self):
        self.succeeds("athlete", "--name", "Ada")
        lines = [json.dumps(message(1, "ping", padding="x" * (2 << 20))), json.dumps(message(2, "ping"))]
        process = subprocess.run(
            [BINARY, "mcp"], input="\n".join(lines) + "\n", capture_output=True, text=True, timeout=600, env=self.environment())
        self.assertEqual(process.returncode, 0, process.stderr)
        refused, answer = map(json.loads, process.stdout.splitlines())
        self.assertEqual((refused["error"]["code"], refused["id"], answer["id"]), (-32600, None, 2))


if __name__ == "__main__":
    unittest.main()
