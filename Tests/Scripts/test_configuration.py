"""Scripts/generate-configuration: what it reads from the help, and that --check notices a stale page."""

import contextlib
import importlib.machinery
import importlib.util
import io
import json
import os
import pathlib
import tempfile
import unittest
import unittest.mock

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "Scripts/generate-configuration"
loader = importlib.machinery.SourceFileLoader("generate_configuration", str(SCRIPT))
configuration = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
loader.exec_module(configuration)

HELP = """Text.

SETTINGS come from flags:
  --port, HEARTH_PORT, port            where it listens (else 8080)
  --home, HEARTH_HOME, home   the folder (else
                                       the usual one)
  private_sources = yes (in a file only)   permits private addresses
The file is config.

EXIT CODES: 0 done; 64 wrong usage. More text.
"""
PORT = {
    "abstract": "The port | door.", "defaultValue": "8080", "isRepeating": False, "kind": "option", "shouldDisplay": True,
    "names": [{"kind": "long", "name": "port"}], "preferredName": {"kind": "long", "name": "port"}, "valueName": "port"}
COMMAND = {"discussion": HELP, "subcommands": [{"commandName": "serve", "abstract": "Serves.", "arguments": [PORT]}]}


class ConfigurationTest(unittest.TestCase):
    def test_lists_settings_codes_and_options(self):
        text = configuration.page(COMMAND)
        for line in (
            "| `--port` | `HEARTH_PORT` | `port` | where it listens (else 8080) |",
            "| `--home` | `HEARTH_HOME` | `home` | the folder (else the usual one) |",
            "| – | – | `private_sources = yes` | permits private addresses |",
            "The file is config.", "| 64 | wrong usage |", "More text.",
            r"| `--port <port>` | The port \| door. | `8080` |",
        ):
            self.assertIn(line, text.splitlines())

    def test_refuses_a_help_without_settings_or_codes(self):
        for help in ("Text.", HELP.replace("EXIT CODES", "CODES")):
            with self.assertRaises(SystemExit):
                configuration.page({**COMMAND, "discussion": help})

    def test_check_fails_for_a_stale_page_only(self):
        with tempfile.TemporaryDirectory(prefix="hearth-configuration-") as folder:
            program = pathlib.Path(folder, "hearth")
            program.write_text(f"#!/bin/sh\ncat <<'END'\n{json.dumps({'command': COMMAND})}\nEND\n")
            program.chmod(0o700)
            page = pathlib.Path(folder, "Configuration.md")
            with unittest.mock.patch.dict(os.environ, HEARTH_BINARY=str(program)), \
                    unittest.mock.patch.object(configuration, "PAGE", page), contextlib.redirect_stderr(io.StringIO()):
                self.assertEqual(configuration.main(["--check"]), 1)
                self.assertEqual(configuration.main([]), 0)
                self.assertEqual(configuration.main(["--check"]), 0)
                page.write_text(page.read_text() + "more\n")
                self.assertEqual(configuration.main(["--check"]), 1)


if __name__ == "__main__":
    unittest.main()
