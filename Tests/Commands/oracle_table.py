"""Prints the table of the oracle comparison in Docs/Measurements.md, in Markdown:

    HEARTH_BINARY=.build/debug/hearth python3 Tests/Commands/oracle_table.py
"""

import collections
import json
import subprocess

from command_test import BINARY, DATA
from test_hostile import EXPECTED, verdict
from test_oracle import JUDGED, compare, oracle


def inspected(paths):
    answer = subprocess.run([BINARY, "inspect", "--json", *map(str, paths)], capture_output=True, text=True)
    return [json.loads(line) for line in answer.stdout.splitlines()]


def rows():
    counts = collections.defaultdict(collections.Counter)
    files = oracle()
    found = {record["path"]: record for record in inspected([DATA / path for path in files])}
    for path, entry in files.items():
        differs = list(compare(entry["kind"], entry["ref"], found[str(DATA / path)]))
        if not differs:
            column = "agree, parsers disagree" if entry["disagree"] else "agree"
        else:
            column = "exception" if path in JUDGED else "wrong"
        counts[entry["kind"]][column] += 1
    for label in json.loads((DATA / "_derived_broken/labels.json").read_text()):
        records = inspected([DATA / "_derived_broken" / label["file"]])
        as_labelled = verdict(records) == EXPECTED[label["expect"]]
        counts["damaged and hostile"]["agree" if as_labelled else "wrong"] += 1
    return counts


def main():
    columns = ("agree", "agree, parsers disagree", "exception", "wrong")
    print("| files | " + " | ".join(columns) + " |")
    print("|---|" + "---|" * len(columns))
    for kind, counts in rows().items():
        print(f"| {kind}, {sum(counts.values())} | " + " | ".join(str(counts[column]) for column in columns) + " |")
    for path, reason in JUDGED.items():
        print(f"- `{path}`: {reason}")


if __name__ == "__main__":
    main()
