"""Response times of pages with ten years of data (10 000 activities, release mode), and the time until every page
of that server is painted and usable in a browser throttled to a quarter of the processor speed."""

import contextlib
import gzip
import http.client
import json
import math
import os
import pathlib
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile
from datetime import datetime, timedelta, timezone

LIMIT_MS = 20
PAINT_LIMITS = {"first_paint_ms": 500, "largest_paint_ms": 1000, "usable_ms": 1000, "blocked_ms": 50, "shift": 0.02}
CHART_LIMITS = {"chart_awake_ms": 600, "redraw_ms": 25, "answer_ms": 100}
SERIES_BYTES = {20_000: 70_000, 100_000: 300_000}
PATHS = ["/", "/activities", "/activities?q=tempo&sort=longest", "/load", "/fitness", "/routes", "/routes.svg"]
POINT = ('<trkpt lat="{:.6f}" lon="{:.6f}"><ele>{:.1f}</ele><time>{}</time><extensions><gpxtpx:TrackPointExtension>'
         '<gpxtpx:hr>{}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>')
HEAD = ('<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1" '
        'xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><trk><name>{}</name><type>{}</type><trkseg>')
# Cookies of signed-in browsers, by the port of the server.
SESSIONS = {}
NAMES = ["Easy", "Tempo", "Long run", "Hills", "5K Race", "Commute"]


def activity(number):
    """One of three activities a day for nine years, with varying length and effort."""
    start = datetime(2017, 1, 1, 5, tzinfo=timezone.utc) + timedelta(days=number // 3, hours=5 * (number % 3))
    speed = 2.6 + number % 7 / 10
    parts = [HEAD.format(NAMES[number % 6], "cycling" if number % 6 == 5 else "running")]
    for second in range(0, 1200 + number % 5 * 600, 15):
        turn = second * speed / 400
        parts.append(POINT.format(
            25 + number % 9 / 50 + 0.0006 * math.sin(turn), 121.5 + 0.0006 * math.cos(turn), 20 + 10 * math.sin(turn / 9),
            (start + timedelta(seconds=second)).strftime("%Y-%m-%dT%H:%M:%SZ"), 130 + number % 30 + second % 40 // 10))
    return "".join(parts) + "</trkseg></trk></gpx>"


def outing(seconds):
    """A recording with one sample a second, with heart rate and hills."""
    start = datetime(2026, 1, 1 if seconds > 50_000 else 20, 5, tzinfo=timezone.utc)
    parts, turn = [HEAD.format(f"{seconds} seconds", "running")], 0.0
    for second in range(seconds):
        turn += (2.7 + 0.4 * math.sin(second / 170) + 0.15 * math.sin(second * 1.7)) / 400
        parts.append(POINT.format(
            25 + 0.0036 * math.sin(turn), 121.5 + 0.0036 * math.cos(turn), 60 + 40 * math.sin(second / 900) + 0.4 * math.sin(second * 2.3),
            (start + timedelta(seconds=second)).strftime("%Y-%m-%dT%H:%M:%SZ"), round(145 + 15 * math.sin(second / 240) + 3 * math.sin(second * 0.9))))
    return "".join(parts) + "</trkseg></trk></gpx>"


def made(hearth, home, recordings):
    """A data folder that is created once and reused."""
    if not (home / "ready").exists():
        home.mkdir(parents=True, exist_ok=True)
        archive = home.parent / f"{home.name}.zip"
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as out:
            for name, text in recordings:
                out.writestr(f"{name}.gpx", text)
        environment = {**os.environ, "HEARTH_HOME": str(home)}
        subprocess.run([hearth, "import", archive], env=environment, check=True, stdout=subprocess.DEVNULL)
        archive.unlink()
        (home / "ready").touch()
    return home


def house(hearth, scratch, count=10_000):
    return made(hearth, scratch / f"house-{count}", ((number, activity(number)) for number in range(count)))


@contextlib.contextmanager
def serving(hearth, home):
    """The port of a server, and its process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen([hearth, "serve", "--port", str(port), "--date", "2026-02-15"], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, env={**os.environ, "HEARTH_HOME": str(home)})
    try:
        for _ in range(300):
            try:
                socket.create_connection(("127.0.0.1", port), timeout=60).close()
                break
            except OSError:
                time.sleep(0.1)
        # Data of an older Hearth is recomputed first; until then pages show only a notice.
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        SESSIONS[port] = session(hearth, home, connection)
        while status(connection, "/partials/renewal", Cookie=SESSIONS[port]) == 200:
            time.sleep(0.1)
        yield port, server
    finally:
        server.terminate()
        server.wait()


def session(hearth, home, connection):
    """Cookie of a signed-in browser, from a one-time address."""
    address = subprocess.run([hearth, "sign-in"], env={**os.environ, "HEARTH_HOME": str(home)}, check=True, capture_output=True,
                             text=True).stdout.strip()
    path, _, query = address.split("/", 3)[3].partition("?")
    connection.request("POST", "/" + path, body=query, headers={"Content-Type": "application/x-www-form-urlencoded"})
    answer = connection.getresponse()
    answer.read()
    return answer.getheader("Set-Cookie").split(";")[0]


def status(connection, path, **headers):
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    answer.read()
    return answer.status


def pages(hearth, scratch, rounds=300):
    with serving(hearth, house(hearth, scratch)) as (port, server):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        result, over = {}, []
        for path in PATHS:
            took = []
            for number in range(rounds + 1):
                began = time.perf_counter()
                connection.request("GET", path, headers={"Host": f"127.0.0.1:{port}", "Cookie": SESSIONS[port]})
                body = connection.getresponse().read()
                took.append((time.perf_counter() - began) * 1000)
            first, took = took[0], sorted(took[1:])
            p99 = took[int(len(took) * 0.99)]
            result[path] = {"first_ms": round(first, 1), "median_ms": round(statistics.median(took), 2), "p99_ms": round(p99, 2),
                            "bytes": len(body), "gzip_bytes": len(gzip.compress(body, 6))}
            if p99 > LIMIT_MS and path in PATHS[:2]:
                over.append(f"{path} takes {p99:.1f} ms (p99), more than {LIMIT_MS}")
        memory = next(line for line in pathlib.Path(f"/proc/{server.pid}/status").read_text().splitlines() if "VmHWM" in line)
        return {"name": "pages", "activities": 10_000, "paths": result, "peak_mb": int(memory.split()[1]) // 1024, "over": over}


def asked(port, path, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    connection.request("GET", path, headers={"Host": f"127.0.0.1:{port}", "Cookie": SESSIONS[port], **headers})
    return connection.getresponse().read()


def listed(port):
    """The paths of activities in the order of the list, newest first."""
    return [path.decode() for path in re.findall(rb'href="(/activities/[^"?]+)"', asked(port, "/activities"))]


def browsed(port, *arguments):
    root = pathlib.Path(__file__).resolve().parents[1]
    python = subprocess.run([root / "Scripts/python-environment", root / "Tests/Web"], check=True, capture_output=True, text=True).stdout.strip()
    return json.loads(subprocess.run([python, root / "Benchmarks/painting.py", f"http://127.0.0.1:{port}", *arguments], check=True,
                                     stdout=subprocess.PIPE, text=True, env={**os.environ, "HEARTH_COOKIE": SESSIONS[port]}).stdout)


def exceeded(seen, limits):
    return [f"{path}: {name} is {figures[name]}, more than {limit}" for path, figures in seen.items()
            for name, limit in limits.items() if figures[name] > limit]


def against(reference_ms, took):
    """The value compared with the baseline: the median as a share of the browser's plain layout in the same run."""
    return {"reference": "plain layout", "reference_ms": reference_ms, "ratio": round(reference_ms / statistics.median(took), 2)}


def charts(hearth, scratch):
    """Charts of long recordings: the bytes they fetch, and their response times."""
    home = made(hearth, scratch / "house-long", ((seconds, outing(seconds)) for seconds in SERIES_BYTES))
    with serving(hearth, home) as (port, _):
        paths = dict(zip(SERIES_BYTES, dict.fromkeys(listed(port)), strict=True))  # the shorter one is the newer one
        sizes = {seconds: len(asked(port, path + "/series", **{"Accept-Encoding": "gzip"})) for seconds, path in paths.items()}
        answer = browsed(port, "--charts", *paths.values())
    seen = {f"{seconds} s": {**answer["paths"][path], "series_gzip_bytes": sizes[seconds]} for seconds, path in paths.items()}
    over = [f"{seconds} s: its curves take {sizes[seconds]} bytes, more than {limit}" for seconds, limit in SERIES_BYTES.items()
            if sizes[seconds] > limit]
    return {"name": "charts", "throttle": 4, "paths": seen, **against(answer["reference_ms"], [one["answer_ms"] for one in seen.values()]),
            "over": over + exceeded(seen, CHART_LIMITS)}


def painting(hearth, scratch):
    with serving(hearth, house(hearth, scratch)) as (port, _):
        newest = listed(port)[0]
        paths = ["/", "/activities", newest, "/weather", "/heat", "/fitness", "/fitness/curves", "/load", "/trends", "/routes", "/import", "/settings", "/gallery",
                 "/gallery?part=charts", "/gallery?part=activities",
                 "/report?week=2025-W10", "/report?month=2025-02"]
        answer = browsed(port, *paths)
    seen = {path.replace(newest, "/activities/…"): figures for path, figures in answer["paths"].items()}
    return {"name": "painting", "throttle": 4, "activities": 10_000, "paths": seen,
            **against(answer["reference_ms"], [one["usable_ms"] for one in seen.values()]), "over": exceeded(seen, PAINT_LIMITS)}


if __name__ == "__main__":  # Benchmarks/pages.py HEARTH FOLDER: creates the data folder only and prints its path
    print(house(sys.argv[1], pathlib.Path(sys.argv[2])))
