"""Browser of the tests: the Chromium of Scripts/browser, without network except for the server under test."""
import contextlib
import os
import pathlib
import re
import subprocess
import tempfile
import time
from urllib.parse import urlsplit

import pytest

from browser import EXECUTABLE, FLAGS
from sign_in import Server, signed_in

URL = os.environ.get("HEARTH_URL", "http://127.0.0.1:8080").rstrip("/")
WIDTHS = {"phone": (390, 844), "narrow": (320, 700), "desktop": (1280, 900)}
THEMES = ["light", "dark", "night"]
LANGUAGES = ["en", "zh-Hant", "de"]
PAGES = [
    "/", "/activities", "/activities?view=calendar", "/activity", "/weather", "/heat", "/fitness", "/fitness/curves", "/load", "/trends", "/routes", "/import", "/settings", "/settings/access",
    "/settings/delete", "/sign-in", "/gallery", "/gallery?part=charts", "/gallery?part=activities", "/gallery?part=controls", "/gallery?part=cards", "/edit",
    "/report?week=2026-W10", "/report?month=2026-02", "/?day=2026-03-01", "/load/niggle", "/import/session", "/heat/rooms",
    "/heat/classes", "/heat/trends", "/heat/analysis", "/gallery?part=heat",
    "/heat/class-types", "/heat/class-type",
    "/routines", "/routines/running-and-heat/base-beginner", "/routines/running-and-heat/hot-classes-2-easy/1",
    "/routines/import", "/plan", "/plan/2026-03-17", "/races", "/races/form", "/race",
    "/routines/write", "/own-routine", "/own-routine-day",
    # The page of a password has a new secret at each visit, so that test_people.py looks at it.
    "/settings/people", "/settings/log", "/settings/pair", "/pair",
    "/settings/sharing", "/share", "/models", "/models/work_intervals",
]
# Pages with forms, which keyboard tests always include.
FORMS = ["/import", "/settings", "/settings/access", "/settings/delete", "/sign-in", "/edit", "/load/niggle", "/import/session", "/heat/rooms", "/heat/class-types", "/heat/class-type",
         "/routines/running-and-heat/base-beginner", "/routines/import", "/plan/2026-03-17", "/races/form",
         "/routines/write", "/own-routine", "/own-routine-day", "/settings/people", "/settings/password",
         "/settings/sharing", "/share"]


def paired(windows):
    """Each language with one of the windows, German with the first one: its words are the longest. `Scripts/test --long` has every language in every
    window."""
    if os.environ.get("HEARTH_LONG"):
        return [(language, *window) for language in LANGUAGES for window in windows]
    return [("de", *windows[0]), ("zh-Hant", *windows[len(windows) // 2]), ("en", *windows[-1])]


# Date of the server in serve-and-test.
DAY = "2026-03-15"
# A track of a little more than 200 m due north.
TRACK = b"""<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1"><trk><type>running</type><trkseg>
<trkpt lat="25.0" lon="121.5"><time>2026-03-10T22:00:00Z</time></trkpt>
<trkpt lat="25.001" lon="121.5"><time>2026-03-10T22:00:40Z</time></trkpt>
<trkpt lat="25.002" lon="121.5"><time>2026-03-10T22:01:20Z</time></trkpt></trkseg></trk></gpx>"""


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="every page in every theme, language and width")
    parser.addoption("--renew", action="store_true", help="draw the pictures that test_appearance.py compares with anew")
    parser.addoption("--screenshots", metavar="FOLDER", help="where pictures.py puts its pictures")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    return {**browser_type_launch_args, "executable_path": EXECUTABLE, "args": FLAGS}


@pytest.fixture(scope="session")
def browser(browser):
    """Browser whose contexts are signed in at every server of the tests. `new_context_without_session` opens one that is not."""
    signed_in.begin(Server(URL, os.environ.get("HEARTH_HOME", "")))
    return signed_in.wrap(browser)


# Records which elements shifted, how far and by how much: a number alone would not show where to look.
SHIFT = """window.__shift = []; new PerformanceObserver(list => { for (const entry of list.getEntries()) if (!entry.hadRecentInput)
  window.__shift.push([entry.value, ...entry.sources.map(({ node, previousRect: was, currentRect: is }) =>
    `${node?.nodeName} ${node?.className?.baseVal ?? node?.className}: ${was.x} ${was.y} ${was.width} ${was.height}`
    + ` -> ${is.x} ${is.y} ${is.width} ${is.height}`)]) }).observe({ type: 'layout-shift', buffered: true })"""


# Scripts have run and no request is pending: no region is being refreshed, and the modules of the map and of touch are loaded.
SETTLED = """() => document.readyState === 'complete'
  && ![...document.querySelectorAll('live-region')].some(e => e.matches('[aria-busy]') || e.matches('[stale]:not([data-error])'))
  && !document.querySelector('.route[data-tools]:not([data-ready])')
  && (!matchMedia('(pointer: coarse)').matches || document.querySelector('.pull'))"""
# All changes so far have been laid out and painted.
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def settle(page):
    """Waits until the scripts of a page have done their initial work and the result has been painted.

    Call it before comparing text and pictures, because a busy machine runs scripts late.
    """
    page.wait_for_function(SETTLED)
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.evaluate(PAINTED)


def refresh(page):
    """Refreshes every region of the page, as the button does, and waits until the page has settled again."""
    page.evaluate("""() => import(document.querySelector('script[src$="/base.js"]').src.replace('base.js', 'refresh.js'))
      .then(module => module.refresh()).then(() => null)""")
    settle(page)


def until(holds, page, seconds=300):
    """Repeats a query until the result is true, and returns it. Fails after a time that only an error takes."""
    deadline = time.monotonic() + seconds
    while not (answer := holds()):
        assert time.monotonic() < deadline, "timeout: the expected state was not reached"
        page.wait_for_timeout(100)
    return answer


def steady(page, **options):
    """Returns a screenshot as PNG once two in a row are equal, because blur and layout follow a change with delay."""
    picture = page.screenshot(**options)
    for _ in range(100):
        page.evaluate(PAINTED)
        page.wait_for_timeout(50)
        before, picture = picture, page.screenshot(**options)
        if before == picture:
            return picture
    raise AssertionError("the page never stops changing")


class Visit:
    """Open page, with all problems that occurred since it was opened."""

    def __init__(self, page, response, problems, foreign, finished):
        self.page, self.response, self.problems, self.foreign, self.finished = page, response, problems, foreign, finished


@pytest.fixture(scope="session")
def activity_path(browser):
    """Returns the path of the newest activity that has charts."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(URL + "/activities")
    paths = page.eval_on_selector_all(".activity-list .activity", "links => links.map(link => link.getAttribute('href'))")
    for path in paths[:12]:
        page.goto(URL + path)
        if page.locator(".charts").count() and page.locator(".route").count():
            break
    context.close()
    return path


@pytest.fixture(scope="session")
def race_path(browser):
    """Returns the path of the race that serve-and-test enters."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(URL + "/races")
    path = page.locator(".ahead a").first.get_attribute("href")
    context.close()
    return path


@pytest.fixture(scope="session")
def own_path(browser):
    """Returns the path of the form of the own routine that serve-and-test imports."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(URL + "/routines")
    path = page.locator("a[href^='/routines/own/']").first.get_attribute("href") + "/edit"
    context.close()
    return path


@pytest.fixture
def visit(browser, activity_path, race_path, own_path):
    contexts = []

    def open_page(path, theme="light", language="en", width="desktop", script=True, bypass=False, units="metric", scale=1,
                  touch=False):
        size = WIDTHS[width]
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, device_scale_factor=scale, reduced_motion="reduce",
            java_script_enabled=script, bypass_csp=bypass, has_touch=touch)
        host = urlsplit(URL).hostname
        context.add_cookies([
            {"name": f"hearth-{name}", "value": value, "domain": host, "path": "/"}
            for name, value in (("theme", theme), ("language", language), ("units", units))])
        contexts.append(context)
        context.add_init_script(SHIFT)
        page = context.new_page()
        problems, foreign, finished = [], [], []
        page.on("requestfinished", lambda request: finished.append(request))
        page.on("console", lambda message: problems.append(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("request", lambda request: foreign.append(request.url) if not request.url.startswith((URL, "data:", "blob:")) else None)
        place, mark, query = path.partition("?")
        named = {"/activity": activity_path, "/edit": activity_path + "/edit", "/share": activity_path + "/share", "/race": race_path, "/own-routine": own_path,
                 "/own-routine-day": own_path + "/2"}
        response = page.goto(URL + named.get(place, place) + mark + query)
        page.locator("main h1").first.wait_for(state="attached")
        if script:
            settle(page)
        return Visit(page, response, problems, foreign, finished)

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def own_server():
    """Server with an empty data folder on its own port, which tests may fill and empty."""
    with tempfile.TemporaryDirectory() as home:
        # The tests set map sources and archives on this machine.
        pathlib.Path(home, "config").write_text("private_sources = yes\n")
        with served(home) as url:
            yield url


def bring(page, server, file):
    """Uploads a recording through the import page, and waits for the page after the form."""
    page.goto(server + "/import")
    page.locator("input[name=files]").set_input_files([{"name": "run.gpx", "mimeType": "text/xml", "buffer": file}])
    submit_files(page)
    page.locator(".import-job").first.wait_for()


def submit_files(page):
    """Submits the import form and waits for the navigation after it.

    With script, the page can show the job before the answer to the upload arrives. The navigation then interrupts the next step of a test
    that waits for the job only."""
    with page.expect_navigation(timeout=120_000):
        page.click("#bring button")


@contextlib.contextmanager
def served(home, day=DAY):
    """Starts a server on this data folder and day, and returns its address."""
    server = subprocess.Popen(
        [os.environ["HEARTH_BINARY"], "serve", "--gallery", "--port", "0", "--date", day], env={**os.environ, "HEARTH_HOME": home},
        stdout=subprocess.PIPE, text=True)
    try:
        line = server.stdout.readline()
        assert "Hearth is at" in line
        here = Server(re.search(r"http://\S+?:\d+", line).group(), str(home))
        signed_in.begin(here)
        try:
            yield here.url
        finally:
            signed_in.end(here)
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()


def pytest_generate_tests(metafunc):
    """Parametrizes the tests.

    `look` and `scene` are combinations of page, theme, language and width, `growth` of page and width, and `some_page` is a page. With
    `--long` the tests get all of them. Otherwise each test gets a part, which depends on its name, so that CI stays fast while every page
    is tested in several ways."""
    everything = metafunc.config.getoption("--long")
    turn_of_test = sum(map(ord, metafunc.function.__name__)) % 3
    some = [path for index, path in enumerate(PAGES) if everything or index % 3 == turn_of_test]
    if "some_page_and_forms" in metafunc.fixturenames:
        metafunc.parametrize("some_page_and_forms", some + [path for path in FORMS if path not in some])
    if "some_page" in metafunc.fixturenames:
        metafunc.parametrize("some_page", some)
    if "growth" in metafunc.fixturenames:
        # Narrow phones are the first to break.
        chosen = [(path, width) for path in some for width in ("narrow", "desktop") if everything or width == "narrow"]
        metafunc.parametrize("growth", chosen, ids=["-".join(one) for one in chosen])
    for name, themes, widths in (("look", THEMES, list(WIDTHS)), ("scene", ["light", "dark"], ["phone", "desktop"])):
        if name not in metafunc.fixturenames:
            continue
        chosen = []
        for index, path in enumerate(PAGES):
            if everything:
                chosen += [(path, theme, language, width) for theme in themes for language in LANGUAGES for width in widths]
            elif name == "look":
                # Themes, languages and widths rotate from page to page.
                chosen.append((path, themes[index % 3], LANGUAGES[index // 3 % 3], widths[index // 2 % 3]))
            else:
                chosen.append((path, themes[index % 2], LANGUAGES[index // 2 % 3], widths[index // 4 % 2]))
        metafunc.parametrize(name, chosen, ids=["-".join(one) for one in chosen])
