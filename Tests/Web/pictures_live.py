"""Pictures of the live page in each phase, and of the pages about heat, for a review by eye. The tests do not run this file:

    Tests/Web/serve-and-test .build/debug/hearth --screenshots .build/pictures pictures_live.py [-k phases|pages]

Each picture is named after state, language, theme and width. `sheet-*.png` show all phases of one look side by side."""
import itertools
import os

import pytest
from PIL import Image

from conftest import LANGUAGES, URL, settle
from recording import Window
from test_live_recording import go_to

WITHOUT_BLUETOOTH = "Object.defineProperty(Navigator.prototype, 'bluetooth', { value: undefined });"
SIZES = {390: 844, 200: 300, 160: 220}
STATES = ["idle", "no-bluetooth", "running", "paused", "ending", "completed", "interrupted"]
# `CLASS` is the newest class. Its form offers the class types that the session adds.
CLASS = "class"
PAGES = ["/heat", "/heat/classes", CLASS, "/heat/trends", "/heat/analysis", CLASS + "/edit", "/heat/class-types", "/heat/class-type", "/heat/rooms", "/", "/settings"]
LOOKS = [*itertools.product(LANGUAGES, ["light", "dark"], [390, 200, 160]), *itertools.product(LANGUAGES, ["light"], [1280])]
TYPES = [("Hot flow", "40"), ("Very hot power yoga with music", "")]


@pytest.fixture
def folder(request):
    name = request.config.getoption("--screenshots")
    if not name:
        pytest.skip("needs --screenshots FOLDER")
    os.makedirs(name, exist_ok=True)
    return name


def lead(window, state):
    """Leads a window to a state, which is a phase or a way into one."""
    if state == "interrupted":
        go_to(window, "running")
        window.page.wait_for_timeout(4500)  # ticks are stored every two seconds
        window.page.close(run_before_unload=True)
        window.open()
        window.phase("interrupted")
    else:
        go_to(window, "idle" if state == "no-bluetooth" else state)


@pytest.mark.parametrize("width, language, theme", itertools.product(SIZES, LANGUAGES, ["dark", "light"]))
def test_phases(browser, folder, width, language, theme):
    """The page is dark in every theme; light shows that it is."""
    pictures = []
    for state in STATES:
        init = WITHOUT_BLUETOOTH if state == "no-bluetooth" else ""
        window = Window(browser, URL, width=width, height=SIZES[width], language=language, init=init)
        window.context.add_cookies([{"name": "hearth-theme", "value": theme, "url": URL}])
        lead(window, state)
        window.page.emulate_media(color_scheme=theme)
        path = os.path.join(folder, f"live-{state}-{language}-{theme}-{width}.png")
        window.page.screenshot(path=path, full_page=True, animations="disabled")
        pictures.append(Image.open(path).convert("RGB"))
        window.close()
    sheet = Image.new("RGB", (sum(one.width + 8 for one in pictures), max(one.height for one in pictures)), "#888")
    left = 0
    for one in pictures:
        sheet.paste(one, (left, 0))
        left += one.width + 8
    sheet.save(os.path.join(folder, f"sheet-live-{language}-{theme}-{width}.png"))


@pytest.fixture(scope="session")
def class_path(browser):
    """Adds class types, and returns the address of the newest class."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    for name, room in TYPES:
        page.goto(URL + "/heat/class-type")
        page.get_by_label("Name").fill(name)
        page.get_by_label("Usual room").fill(room)
        page.get_by_role("button", name="Save").click()
    page.goto(URL + "/heat/classes")
    path = page.locator("main a.activity").first.get_attribute("href")
    context.close()
    return path


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language, theme, width", LOOKS)
def test_pages(visit, folder, class_path, path, language, theme, width):
    page = visit(path.replace(CLASS, class_path, 1) if path.startswith(CLASS) else path, theme, language, "narrow").page
    page.set_viewport_size({"width": width, "height": 844})
    settle(page)
    name = path.strip("/").replace("/", "-") or "today"
    page.screenshot(path=os.path.join(folder, f"page-{name}-{language}-{theme}-{width}.png"), full_page=True, animations="disabled")
