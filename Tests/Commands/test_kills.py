"""A server that is killed under mixed load, or whose disk is full, keeps every write that it acknowledged, for two people at once.

Each round starts the server, writes and reads from several clients, and kills it at a random moment after none, one or two edits, which
are the slowest requests, so that a slow machine tests every kind. Then `hearth verify` must find
nothing, and the next server must have every edit, record and upload whose answer arrived. There are 12 kills and 5 full disks, with
HEARTH_LONG 200 and 50.
"""

import http.client
import json
import os
import random
import shutil
import threading
import time
import unittest
import uuid

from mounted_test import MountedTest, may_mount

ROUNDS, FULL_DISKS = (200, 50) if "HEARTH_LONG" in os.environ else (12, 5)
PEOPLE = ("Ada", "Mia")
DAY = 86_400
FIRST = 1_700_000_000  # 2023-11-14, the first recorded class


class Gone(Exception):
    """The server was killed while it worked on a request, so that its effect is unknown."""


class Refused(Exception):
    """The server could not store anything, and the answer states it."""


class Client:
    """Connection of one program, which stays open between requests."""

    def __init__(self, port, token):
        self.port, self.token = port, token
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.connection.close()

    def ask(self, method, path, body=None, kind="application/json"):
        """Returns the answer of a request that succeeds."""
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": kind}
        try:
            self.connection.request(method, path, body, headers)
            answer = self.connection.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException) as error:
            raise Gone from error
        if answer.status == 429:  # the limit of changes of a token
            time.sleep(int(answer.getheader("Retry-After")))
            return self.ask(method, path, body, kind)
        if answer.status in (503, 507):
            raise Refused(text)
        if answer.status not in (200, 201, 202):
            raise AssertionError(f"{method} {path}: {answer.status} {text[:300]}")
        return json.loads(text)

    def pages(self, path, items):
        """Returns the items of all pages."""
        found, cursor = [], ""
        while True:
            page = self.ask("GET", path + cursor)
            found += page[items]
            if "next" not in page:
                return found
            cursor = ("&" if "?" in path else "?") + "cursor=" + page["next"]


class Person:
    """What one person's programs wrote, and what the server acknowledged of it."""

    def __init__(self, name, token):
        self.name, self.token = name, token
        self.titles = {}  # activity: titles of which the server must have one; the last acknowledged one, and any sent after it
        self.versions = {}  # record: smallest counter that the server must have
        self.notes = {}  # record: note of each counter
        self.uploads = set()  # days whose files the server has acknowledged
        self.sent = 0

    def edit(self, client, rng):
        activity = rng.choice(sorted(self.titles))
        self.sent += 1
        title = f"{self.name} {self.sent}"
        self.titles[activity].append(title)
        answer = client.ask("PUT", f"/api/v1/activities/{activity}/edit", json.dumps({"title": title}))
        if answer["summary"]["title"] != title:
            raise AssertionError(f"the answer to an edit has another title: {answer['summary']}")
        self.titles[activity] = [title]

    def push(self, client, rng):
        record = rng.choice(sorted(self.versions) + [str(uuid.UUID(int=rng.getrandbits(128), version=4))])
        counter = max(self.notes.get(record, {0: ""})) + 1
        number = len(self.notes) if record not in self.notes else sorted(self.notes).index(record)
        start = FIRST + DAY * number
        note = f"{self.name} {counter}"
        self.notes.setdefault(record, {})[counter] = note
        body = {"records": [{
            "id": record, "device": str(uuid.uuid5(uuid.NAMESPACE_DNS, self.name)), "counter": counter, "deleted": False, "start": start,
            "end": start + 3600, "utc_offset": 0, "room_degrees": 38, "room_unit": "C", "note": note}]}
        answer = client.ask("POST", "/sync/v1/push", json.dumps(body))
        receipt, = answer["receipts"]
        if receipt["outcome"] != "stored":
            raise AssertionError(f"a record was not stored: {receipt}")
        self.versions[record] = counter

    def upload(self, client, rng):
        self.sent += 1
        day = time.strftime("%Y-%m-%d", time.gmtime(DAY * (9_000 + self.sent)))
        table = f"date,sport,distance_km,duration_min\n{day},running,{1 + rng.random() * 20:.2f},{rng.randint(20, 90)}\n"
        client.ask("POST", f"/api/v1/imports?name={self.name}-{self.sent}.csv", table, "application/octet-stream")
        self.uploads.add(day)

    def read(self, client, rng):
        client.ask("GET", rng.choice(["/api/v1/today", "/api/v1/activities?limit=20", "/api/v1/heat", "/sync/v1/settings"]))

    def missing(self, client):
        """Returns what the server acknowledged and no longer has."""
        activities = {one["id"]: one for one in client.pages("/api/v1/activities?limit=100", "activities")}
        wrong = [f"{self.name}: {activity} is called {activities.get(activity, {}).get('title')}, not {titles}"
                 for activity, titles in self.titles.items() if activities.get(activity, {}).get("title") not in titles]
        days = {one["day"] for one in activities.values()}
        wrong += [f"{self.name}: the upload of {day} is missing" for day in sorted(self.uploads - days)]
        records, after = {}, ""
        while True:
            page = client.ask("GET", "/sync/v1/changes?limit=500" + after)
            records.update({one["id"]: one for one in page["changes"]})
            if not page["has_more"]:
                break
            after = f"&after={page['next']}"
        for record, counter in self.versions.items():
            found = records.get(record)
            if not found or found["counter"] < counter or found["note"] != self.notes[record].get(found["counter"]):
                wrong.append(f"{self.name}: record {record} is {found}, not version {counter}")
        return wrong


class Kills(MountedTest):
    def setUp(self):
        super().setUp()
        self.rng = random.Random(20261127)
        table = self.folder / "runs.csv"
        table.write_text("date,sport,distance_km,duration_min\n" + "".join(f"2025-06-{day:02d},running,{day},50\n" for day in range(1, 11)))
        self.succeeds("athlete", "--name", "Ada")
        with self.serving():  # the server makes the accounts
            self.succeeds("people", "invite", "Mia")
        self.people = []
        for name in PEOPLE:
            who = () if name == "Ada" else ("--athlete", name)
            self.succeeds("import", *who, table)
            self.people.append(Person(name, self.succeeds("token", *who).strip()))
        with self.serving() as server:
            for person in self.people:
                with Client(server.port, person.token) as client:
                    found = client.pages("/api/v1/activities", "activities")
                person.titles = {one["id"]: [one["title"]] for one in found}
                self.assertEqual(len(person.titles), 10)

    def load(self, server, seconds, meanwhile=None, edits=0):
        """Lets clients of both people work until that many edits are acknowledged and some time longer, then kills the server. Returns the
        names of acknowledged and refused requests."""
        acknowledged, refused, problems, over = [], [], [], threading.Event()

        def work(person, step, seed):
            rng = random.Random(seed)
            with Client(server.port, person.token) as client:
                while not over.is_set():
                    try:
                        step(person, client, rng)
                        acknowledged.append(step.__name__)
                    except Refused:
                        refused.append(step.__name__)
                    except Gone:
                        return
                    except Exception as error:  # reported by the test, which a thread cannot fail
                        problems.append(repr(error))
                        return

        threads = [threading.Thread(target=work, args=(person, step, self.rng.random()))
                   for person in self.people for step in (Person.edit, Person.push, Person.upload, Person.read)]
        for thread in threads:
            thread.start()
        if meanwhile:
            meanwhile()
        deadline = time.monotonic() + 60
        while acknowledged.count("edit") < edits and not problems and time.monotonic() < deadline:
            time.sleep(0.01)
        time.sleep(seconds)
        server.process.kill()
        server.process.wait()
        over.set()
        for thread in threads:
            thread.join()
        self.assertEqual(problems, [])
        return acknowledged, refused

    def missing(self, server):
        """Waits until the waiting imports have ended, and returns what was acknowledged and is not there."""
        found = []
        for person in self.people:
            with Client(server.port, person.token) as client:
                deadline = time.monotonic() + 120
                while (wrong := person.missing(client)) and time.monotonic() < deadline:
                    jobs = client.ask("GET", "/api/v1/imports")["imports"]
                    if not any(job["phase"] in ("waiting", "running") for job in jobs):
                        wrong = person.missing(client)
                        break
                    time.sleep(0.1)
                found += wrong
        return found

    def check_intact(self, when):
        found = json.loads(self.hearth("verify", "--json").stdout)
        self.assertTrue(found["intact"], f"{when}: {found}")

    def test_what_was_acknowledged_survives_kills(self):
        counts = {}
        for number in range(ROUNDS):
            with self.serving() as server:
                self.assertEqual(self.missing(server), [], f"after kill {number}")
                for step in self.load(server, self.rng.uniform(0.02, 0.8), edits=number % 3)[0]:
                    counts[step] = counts.get(step, 0) + 1
            self.check_intact(f"after kill {number + 1}")
        with self.serving() as server:
            self.assertEqual(self.missing(server), [])
        print(f"{ROUNDS} kills of a server under load; acknowledged requests: {counts}")
        self.assertTrue(all(counts.get(step, 0) > ROUNDS // 4 for step in ("edit", "push", "upload", "read")), counts)

    @may_mount
    def test_what_was_acknowledged_survives_a_full_disk(self):
        kept = self.home.rename(self.folder / "kept")
        self.home.mkdir(mode=0o700)
        self.mount_small_disk("24m", self.home)
        shutil.copytree(kept, self.home, dirs_exist_ok=True)
        filler, refusals = self.home / "uploads-filler", 0

        def fill():
            """Leaves a random amount of at most 64 KiB, from which some writes begin and others end."""
            time.sleep(self.rng.uniform(0, 0.3))
            with open(filler, "wb", buffering=0) as file:
                try:
                    while True:
                        file.write(bytes(4_096))
                except OSError:
                    file.truncate(max(0, file.tell() - self.rng.randrange(17) * 4_096))

        for number in range(FULL_DISKS):
            with self.serving() as server:
                self.assertEqual(self.missing(server), [], f"after full disk {number}")
                refusals += len(self.load(server, self.rng.uniform(0.2, 0.8), fill)[1])
            filler.unlink()
            self.check_intact(f"after full disk {number + 1}")
        with self.serving() as server:
            self.assertEqual(self.missing(server), [])
        print(f"{FULL_DISKS} full disks; refused requests: {refusals}")
        self.assertGreater(refusals, FULL_DISKS)

    def test_the_check_finds_what_a_database_without_its_last_writes_lacks(self):
        kept = self.folder / "kept"
        shutil.copytree(self.home, kept)
        with self.serving() as server:
            self.load(server, 3)
        shutil.rmtree(self.home)
        shutil.copytree(kept, self.home)
        with self.serving() as server:
            wrong = "\n".join(self.missing(server))
        for words in ("is called", "the upload of", "not version"):
            self.assertIn(words, wrong)


if __name__ == "__main__":
    unittest.main()
