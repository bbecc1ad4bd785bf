"""Ratios against references in the same run. See Scripts/bench."""

import json
import math
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from household import household
from pages import charts, painting, pages
from serving import throughput

ROOT = pathlib.Path(__file__).resolve().parents[1]
SHARED = ROOT.parent / "shared"
BENCH, HEARTH = ROOT / ".build/release/hearth-bench", ROOT / ".build/release/hearth"
BASELINE = ROOT / "Benchmarks" / "baseline.json"
PYTHON, SCRATCH = sys.executable, ROOT / ".build/bench"
ROUNDS = 5
# Ratios that each workload must reach, independently of the baseline.
LEAST_RATIOS = {"fit": 130, "gpx": 4, "tcx": 4, "health_xml": 4.5, "health_zip": 8}
SMALL_MS, LARGE_MS, THOUSANDS_S, PEAK_MB = 10, 60, 60, 300
# Milliseconds of one plan of seven days.
PLAN_MS = 5
TEN_YEARS = ("--days", "3650", "--density", "light", "--no-routes")
MUTANT_S = 2


def ours(kind, *paths):
    answer = json.loads(subprocess.run([BENCH, kind, str(ROUNDS), *paths], check=True, capture_output=True, text=True).stdout)
    return answer["bytes"], statistics.median(answer["seconds"]), answer["recordings"]


def timed(command, rounds=ROUNDS, **more):
    """Median wall-clock seconds of a whole process."""
    seconds = []
    for _ in range(rounds):
        began = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)
        seconds.append(time.perf_counter() - began)
    return statistics.median(seconds)


def reference(code, paths, rounds=1):
    """Median seconds that Python code spends on the files; its start-up does not count."""
    program = "import json, sys, time\nbegan = None\n" + code + """
seconds = []
for _ in range(int(sys.argv[1])):
    began = time.perf_counter()
    for path in sys.argv[2:]:
        work(path)
    seconds.append(time.perf_counter() - began)
print(json.dumps(seconds))
"""
    answer = subprocess.run([PYTHON, "-c", program, str(rounds), *paths], check=True, capture_output=True, text=True)
    return statistics.median(json.loads(answer.stdout))


def oracle(kind):
    files = json.loads((SHARED / "data/oracle.json").read_text())["files"]
    return [str(SHARED / "data" / path) for path, entry in files.items()
            if entry["kind"] == kind and not path.startswith("_derived")]


def export(size, seed, *more):
    folder = SCRATCH / f"export-{size}-{seed}{''.join(more)}"
    if not (folder / "truth.json").exists():
        subprocess.run([PYTHON, SHARED / "tools/make_health_export.py", "--size", size, "--seed", str(seed), "--out", folder,
                        "--zip", "--quiet", *more], check=True)
    return folder


def fit():
    paths = oracle("fit")
    size, seconds, _ = ours("files", *paths)
    fitdecode = """
import fitdecode
def work(path):
    try:
        with fitdecode.FitReader(path) as reader:
            for frame in reader: pass
    except Exception: pass  # files it cannot read cost it the time until then
"""
    return report("fit", size, seconds, "fitdecode", reference(fitdecode, paths))


def markup(kind):
    paths = oracle(kind)
    size, seconds, _ = ours("files", *paths)
    lxml = """
import lxml.etree
def work(path):
    try:
        lxml.etree.parse(path)
    except lxml.etree.XMLSyntaxError: pass
"""
    return report(kind, size, seconds, "lxml", reference(lxml, paths, ROUNDS))


def health_xml():
    path = export("200MB", 2) / "apple_health_export/export.xml"
    size, seconds, _ = ours("health", str(path))
    return report("health_xml", size, seconds, "expat counting", timed([SCRATCH / "expat-count", path]))


def health_zip():
    path = export("200MB", 2) / "export.zip"
    seconds, peak = [], 0
    for _ in range(3):
        with tempfile.TemporaryDirectory() as home:
            began = time.perf_counter()
            process = subprocess.Popen([HEARTH, "import", path], env={**os.environ, "HEARTH_HOME": home},
                                       stdout=subprocess.DEVNULL)
            _, status, usage = os.wait4(process.pid, 0)
            seconds.append(time.perf_counter() - began)
            peak = max(peak, usage.ru_maxrss)
            assert status == 0, status
    with tempfile.TemporaryDirectory() as folder:
        theirs = timed([pathlib.Path(PYTHON).parent / "healthkit-to-sqlite", path, f"{folder}/health.db"], rounds=1)
    size = (path.parent / "apple_health_export/export.xml").stat().st_size
    return {**report("health_zip", size, statistics.median(seconds), "healthkit-to-sqlite", theirs), "peak_mb": peak // 1024}


def fit_sizes():
    """A run of one hour and a ride of twelve, each alone: the waiting time after one upload."""
    paths = sorted(oracle("fit"), key=os.path.getsize)
    small = min(paths, key=lambda path: abs(os.path.getsize(path) - 258_000))
    large = min(paths, key=lambda path: abs(os.path.getsize(path) - 2_800_000))
    results = []
    for path in (small, large):
        size, seconds, _ = ours("files", path)
        results.append({"bytes": size, "ms": round(seconds * 1000, 2)})
    over = [f"{result['bytes']} bytes take {result['ms']} ms, more than {limit}"
            for result, limit in zip(results, (SMALL_MS, LARGE_MS)) if result["ms"] > limit]
    return {"name": "fit_sizes", "small": results[0], "large": results[1], "over": over}


def fit_thousands(count=5000):
    """Thousands of different FIT files from disk into SQLite with every digest, on all cores."""
    folder = SCRATCH / f"fit-{count}"
    if not folder.exists():
        making = SCRATCH / "fit-making"
        shutil.rmtree(making, ignore_errors=True)
        making.mkdir()
        def copies(path, number, prefix):
            return int(subprocess.run([SCRATCH / "fit-copies", path, str(number), making, prefix], check=True,
                                      capture_output=True, text=True).stdout)

        plain = [path for path in oracle("fit") if 20_000 < os.path.getsize(path) < 400_000 and copies(path, 1, "first")]
        (making / "first-000.fit").unlink()
        for index, path in enumerate(plain):
            copies(path, count // len(plain) + (index < count % len(plain)), f"{index:03d}")
        making.rename(folder)
    size = sum(file.stat().st_size for file in folder.iterdir())
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "HEARTH_HOME": home}
        began = time.perf_counter()
        process = subprocess.Popen([HEARTH, "import", "--json", folder], env=environment, stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL, text=True)
        outcome = json.load(process.stdout)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - began
        assert os.waitstatus_to_exitcode(status) in (0, 1), status
        report_seconds = timed([HEARTH, "report"], rounds=3, env=environment)
    return {"name": "fit_thousands", "files": len(outcome["files"]), "mb": round(size / 1e6, 1), "s": round(seconds, 2),
            "cores": os.cpu_count(), "recordings": outcome["new_recordings"], "peak_mb": usage.ru_maxrss // 1024,
            "report_after_ms": round(report_seconds * 1000, 1),
            "over": [f"{count} files take {seconds:.0f} s, more than {THOUSANDS_S}"] if seconds > THOUSANDS_S else []}


def health_huge():
    """4 GB of export.xml in a zip: memory use."""
    path = export("4GB", 11, "--density", "light", "--no-routes") / "export.zip"
    with tempfile.TemporaryDirectory() as home:
        began = time.perf_counter()
        process = subprocess.Popen([HEARTH, "import", path], env={**os.environ, "HEARTH_HOME": home}, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - began
    assert status == 0, status
    peak = usage.ru_maxrss // 1024
    return {"name": "health_huge", "mb": round((path.parent / "apple_health_export/export.xml").stat().st_size / 1e6),
            "s": round(seconds, 1), "peak_mb": peak, "over": [f"takes {peak} MB of memory, more than {PEAK_MB}"] if peak > PEAK_MB else []}


def insights():
    """Insights of ten years in memory, and again after one more activity, including the read of its recording."""
    answer = json.loads(subprocess.run([BENCH, "insights", str(ROUNDS)], check=True, capture_output=True, text=True).stdout)
    whole, one = statistics.median(answer["seconds"]), statistics.median(answer["one_more"])
    assert one <= 0.1, f"one new activity on ten years takes {one * 1000:.0f} ms, more than 100"
    return {"name": "insights", "activities": answer["activities"], "ms": round(whole * 1000, 1), "one_more_ms": round(one * 1000, 1)}


def plans():
    """One plan of seven days on ten years: alone, with the weeks up to a marathon, and that of yesterday for today's entry."""
    answer = json.loads(subprocess.run([BENCH, "plans", str(ROUNDS)], check=True, capture_output=True, text=True).stdout)
    medians = {name: statistics.median(times) for name, times in answer.items() if isinstance(times, list)}
    plans = {name: time for name, time in medians.items() if not name.endswith(("_today", "_past"))}
    over = [f"a plan {name} takes {time:.1f} ms, more than {PLAN_MS}" for name, time in plans.items() if time > PLAN_MS]
    return {"name": "plans", **{name + "_ms": round(time, 2) for name, time in medians.items()}, "over": over}


def report_ten_years():
    """`hearth report` over ten years of data, as a separate process, with the database in the page cache."""
    path = export("60MB", 5, *TEN_YEARS) / "export.zip"
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "HEARTH_HOME": home}
        subprocess.run([HEARTH, "import", path], check=True, env=environment, stdout=subprocess.DEVNULL)
        subprocess.run([HEARTH, "report"], check=True, env=environment, stdout=subprocess.DEVNULL)
        seconds = timed([HEARTH, "report"], env=environment)
    assert seconds <= 1, f"a warm report of ten years takes {seconds:.2f} s, more than one"
    return {"name": "report_ten_years", "ms": round(seconds * 1000)}


def mutants(count=1500, seed=1):
    """Damaged copies of real files up to 5 MB, read like an import, digests included. A file over the time limit is kept for a profile."""
    paths = sorted(str(path) for path in (SHARED / "data").rglob("*")
                   if path.is_file() and path.stat().st_size <= 5 << 20 and path.suffix not in (".md", ".tsv", ".js")
                   and path.name not in ("oracle.json", "labels.json", "LICENSE"))
    kept = SCRATCH / "slow-mutants"
    kept.mkdir(exist_ok=True)
    arguments = [BENCH, "mutants", str(count), str(seed), str(MUTANT_S), kept, *paths]
    answer = json.loads(subprocess.run(arguments, check=True, capture_output=True, text=True).stdout)
    slowest = answer["slowest"][0]
    over = [f"seed {one['seed']} ({one['file']}, {one['bytes']} bytes) takes {one['seconds']:.2f} s, more than {MUTANT_S}; it is in {kept}"
            for one in answer["slowest"] if one["seconds"] > MUTANT_S]
    return {"name": "mutants", "files": count, "slowest_s": round(slowest["seconds"], 2), "slowest": slowest["file"], "over": over}


def report(name, size, seconds, against, theirs):
    return {"name": name, "mb_per_s": round(size / seconds / 1e6, 1), "ms": round(seconds * 1000, 2), "reference": against,
            "reference_ms": round(theirs * 1000, 2), "ratio": round(theirs / seconds, 2)}


WORKLOADS = {"fit": fit, "gpx": lambda: markup("gpx"), "tcx": lambda: markup("tcx"), "health_xml": health_xml,
             "health_zip": health_zip, "fit_sizes": fit_sizes, "fit_thousands": fit_thousands, "insights": insights, "plans": plans,
             "report_ten_years": report_ten_years, "mutants": mutants, "health_huge": health_huge, "pages": lambda: pages(HEARTH, SCRATCH),
             "painting": lambda: painting(HEARTH, SCRATCH), "charts": lambda: charts(HEARTH, SCRATCH),
             "throughput": lambda: throughput(HEARTH),
             "household": lambda: household(HEARTH, SCRATCH, export("60MB", 5, *TEN_YEARS, "--end", "2026-02-14T21:41:00") / "export.zip")}
# They take minutes, and four gigabytes of the disk.
NAMED_ONLY = ("health_huge", "household")


def main():
    chosen = [name for name in sys.argv[1:] if not name.startswith("-")] or [name for name in WORKLOADS if name not in NAMED_ONLY]
    baseline = json.loads(BASELINE.read_text()) if BASELINE.exists() else {}
    SCRATCH.mkdir(parents=True, exist_ok=True)
    fallen = []
    for name in chosen:
        result = WORKLOADS[name]()
        before = baseline.get(name, {}).get("ratio")
        if before and "ratio" in result and result["ratio"] < before * 2 / 3:
            fallen.append(f"{name}: {result['ratio']}× {result['reference']}, was {before}×")
        if result.get("ratio", math.inf) < LEAST_RATIOS.get(name, 0):
            fallen.append(f"{name}: {result['ratio']}× {result['reference']}, must be {LEAST_RATIOS[name]}×")
        fallen += result.pop("over", [])
        baseline[name] = result
        print(json.dumps(result), flush=True)
    if "--save" in sys.argv:
        BASELINE.write_text(json.dumps(baseline, indent=2, sort_keys=True) + "\n")
    if fallen:
        sys.exit("too slow, or slower than the baseline by more than a third:\n" + "\n".join(fallen))


main()
