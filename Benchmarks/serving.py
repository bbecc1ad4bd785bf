"""Requests a second, measured with wrk on loopback: 8 connections, the demo athlete, release mode.

The reference is the style sheet of the same server, measured in turns with the workloads, because only ratios outlast a machine.
It is a static file in memory: its rate depends on the HTTP stack alone, not on the database as `/healthz` does.
"""

import contextlib
import os
import re
import statistics
import subprocess
import tempfile

from pages import SESSIONS, asked, listed, serving

CONNECTIONS, THREADS, SECONDS = 8, 2, 4
# Minimum of requests a second, and maximum of the 99th percentile in milliseconds.
LIMITS = {"today": (1_500, 10), "activity": (1_000, 15), "insights_api": (4_000, None)}
UNITS = {"us": 0.001, "ms": 1.0, "s": 1_000.0, "m": 60_000.0}


@contextlib.contextmanager
def demo(hearth):
    """A server with the demo athlete: its port and a token."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "HEARTH_HOME": home}
        subprocess.run([hearth, "demo", "--date", "2026-02-15"], env=environment, check=True, stdout=subprocess.DEVNULL)
        token = subprocess.run([hearth, "token"], env=environment, check=True, capture_output=True, text=True).stdout
        with serving(hearth, home) as (port, _):
            yield port, re.search(r"[\w-]+\.[\w-]+\.[\w-]+", token).group()


def wrk(port, path, *headers):
    """Requests a second, and the 99th percentile in milliseconds. A response other than 2xx or a broken connection is an error."""
    more = [part for header in headers for part in ("-H", header)]
    text = subprocess.run(["wrk", "-t", str(THREADS), "-c", str(CONNECTIONS), "-d", f"{SECONDS}s", "--latency", *more,
                           f"http://127.0.0.1:{port}{path}"], check=True, capture_output=True, text=True).stdout
    assert "Non-2xx" not in text and "Socket errors" not in text, text
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", text).group(1))
    number, unit = re.search(r"99%\s+([\d.]+)(us|ms|s|m)\b", text).groups()
    return rate, float(number) * UNITS[unit]


def throughput(hearth, rounds=5):
    with demo(hearth) as (port, token):
        bearer, cookie = "Authorization: Bearer " + token, "Cookie: " + SESSIONS[port]
        style = re.search(rb'href="(/assets/[^"]+\.css)"', asked(port, "/")).group(1).decode()
        paths = {"style_sheet": (style,), "healthz": ("/healthz",), "today": ("/", cookie), "activity": (listed(port)[0], cookie),
                 "insights_api": ("/quick-wins/comprehensive-analysis", bearer)}
        for path, *_ in list(paths.values())[:4]:
            asked(port, path)
        seen = {name: [] for name in paths}
        for _ in range(rounds):
            for name, question in paths.items():
                seen[name].append(wrk(port, *question))
    rates = {name: statistics.median(rate for rate, _ in runs) for name, runs in seen.items()}
    answers = {name: {"per_s": round(rates[name]), "p99_ms": round(statistics.median(p99 for _, p99 in runs), 2),
                      "of_style_sheet": round(rates[name] / rates["style_sheet"], 2)} for name, runs in seen.items()}
    over = []
    for name, (least, most) in LIMITS.items():
        if answers[name]["per_s"] < least:
            over.append(f"{name}: {answers[name]['per_s']} requests a second, must be {least}")
        if most and answers[name]["p99_ms"] > most:
            over.append(f"{name}: p99 is {answers[name]['p99_ms']} ms, more than {most}")
    return {"name": "throughput", "connections": CONNECTIONS, "cores": os.cpu_count(), "answers": answers,
            "reference": "the style sheet in the same run", "ratio": answers["today"]["of_style_sheet"], "over": over}
