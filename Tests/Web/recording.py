"""Steps of the tests of the live page: a window that records, a server that fails on request, and what the browser stores."""
import json

from playwright.sync_api import Error

from strap import SIMULATION, Strap

LIVE = "/live"
# Everything in the database of the live page. Buffers become lists of numbers.
DUMP = """async () => {
  const request = action => new Promise((done, fail) => { action.onsuccess = () => done(action.result); action.onerror = fail; });
  const database = await request(indexedDB.open('hearth-live'));
  const plain = value => value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value instanceof Uint8Array ? [...value]
    : value instanceof CryptoKey ? { extractable: value.extractable, type: value.type }
    : value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)])) : value;
  const all = {};
  for (const name of database.objectStoreNames) {
    all[name] = (await request(database.transaction(name).objectStore(name).getAll())).map(plain);
  }
  database.close();
  return all }"""
# Vibrations, and a sound that never plays.
SENSES = """window.felt = [];
  Object.defineProperty(navigator, 'vibrate', { value: pattern => { window.felt.push(pattern); return true } });"""


class Uploads:
    """A server's side of the upload, with faults. `faults` are used up one a request: before, status, after."""

    def __init__(self, context):
        self.files, self.records, self.requests, self.faults, self.is_reachable = {}, {}, [], [], True
        context.route("**/live/workouts/*", self.on_file)
        context.route("**/live/records", self.on_records)

    def answer(self, route, kind, store, body):
        # Routes answer even where a context is offline.
        if not self.is_reachable:
            return route.abort()
        self.requests.append(kind)
        fault = self.faults.pop(0) if self.faults else None
        if fault == "before":
            return route.abort()
        if fault == "status":
            return route.fulfill(status=503, body="busy")
        if fault == "during":
            return route.fulfill(status=200, content_type="application/json", body=json.dumps(body)[:9])
        store()
        if fault == "after":
            return route.abort()
        route.fulfill(status=200, content_type="application/json", body=json.dumps(body))

    def on_file(self, route):
        workout, body = route.request.url.rsplit("/", 1)[1], route.request.post_data_buffer
        self.answer(route, "file", lambda: self.files.setdefault(workout, []).append(body), {"activity": "a1", "is_new": True})

    def on_records(self, route):
        records = json.loads(route.request.post_data)["records"]

        def store():
            for record in records:
                self.records.setdefault(record["id"], []).append(record)
        receipts = [{"id": one["id"], "device": one["device"], "counter": one["counter"], "outcome": "stored", "current": one}
                    for one in records]
        self.answer(route, "record", store, {"epoch": "e", "receipts": receipts})


class Window:
    """A browser's profile that visits the live page of a server."""

    def __init__(self, browser, url, width=390, height=844, language="en", worker=False, script=True, scale=None, init="", uploads=True):
        self.browser, self.url, self.problems = browser, url, []
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", java_script_enabled=script,
            service_workers="allow" if worker else "block", bypass_csp=False)
        cookies = {"hearth-language": language} | ({"hearth-temperature": scale} if scale else {})
        self.context.add_cookies([{"name": name, "value": value, "url": url} for name, value in cookies.items()])
        self.context.add_init_script(SIMULATION + ";" + SENSES + init)
        # The other tests use the same server, whose history a recorded class would change.
        self.uploads = Uploads(self.context) if uploads else None
        self.page = None

    def open(self, path=LIVE):
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self.on_console)
        self.response = self.page.goto(self.url + path)
        return self.page

    def on_console(self, message):
        # Chromium for Linux announces that its Bluetooth is new. Failed requests and a blocked worker are what some tests cause.
        expected = ("Web Bluetooth is exp", "Failed to load resource", "An unknown error occurred when fetching the script", "Service Worker registration blocked")
        if message.type in ("error", "warning") and not message.text.startswith(expected):
            self.problems.append(message.text)

    def strap(self):
        strap = Strap(self.page)
        self.page.click("#connect")
        self.page.locator("#link[data-state=connected]").wait_for(state="attached")
        return strap

    def phase(self, name):
        self.page.locator(f"#live[data-phase={name}][data-ready]").wait_for()

    def start(self):
        self.page.click("#start")
        self.phase("running")

    def end(self):
        self.page.click("#end")
        self.phase("ending")

    def save(self):
        self.page.click("#save")
        self.phase("completed")

    def sent(self):
        self.page.locator("#server[data-done=yes]").wait_for()

    def kill(self):
        """Ends the page's process without any of its events."""
        with self.page.expect_event("crash"):
            try:
                self.page.goto("chrome://crash", timeout=5000)
            except Error:
                pass  # the navigation ends with the process
        self.page.close()

    def stored(self):
        return self.page.evaluate(DUMP)

    def close(self):
        self.context.close()
