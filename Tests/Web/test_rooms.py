"""The question how hot the room was, on Today and /heat/rooms: a dial over a select, which also works alone."""
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import contrast
from conftest import LANGUAGES, TRACK, bring, served, settle
from recording import SENSES
from test_pages import AXE

# Two classes of a weekly yoga course, which may have been heated.
CLASSES = [TRACK.replace(b"<type>running</type>", b"<type>yoga</type>").replace(b"2026-03-10", day)
           for day in (b"2026-03-06", b"2026-03-13")]
LOOKS = [("/", "light", "en", 390), ("/", "dark", "de", 200), ("/heat/rooms", "light", "zh-Hant", 160),
         ("/heat/rooms", "night", "de", 1280)]


@pytest.fixture(scope="module")
def house(browser, tmp_path_factory):
    """A server with two classes whose rooms are unknown."""
    with served(str(tmp_path_factory.mktemp("rooms"))) as url:
        context = browser.new_context()
        for file in CLASSES:
            bring(context.new_page(), url, file)
        context.close()
        yield url


@pytest.fixture
def visitor(browser, house):
    contexts = []

    def make(path="/", language="en", theme="light", width=390, **options):
        context = browser.new_context(viewport={"width": width, "height": 844}, reduced_motion="reduce", **options)
        context.add_cookies([{"name": f"hearth-{name}", "value": value, "url": house}
                             for name, value in (("language", language), ("theme", theme), ("temperature", "celsius"))])
        context.add_init_script(SENSES)
        contexts.append(context)
        page = context.new_page()
        page.problems = []
        page.on("console", lambda message: page.problems.append(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: page.problems.append(str(error)))
        page.styles = []
        page.on("requestfinished", lambda one: page.styles.append(one) if one.resource_type == "stylesheet" else None)
        page.goto(house + path)
        return page

    yield make
    for context in contexts:
        context.close()


def undo(page):
    page.get_by_role("button", name="Undo").click()
    page.wait_for_load_state()


def test_the_answer_takes_two_taps_and_is_the_next_default(visitor):
    page = visitor(has_touch=True)
    dial = page.get_by_role("slider", name="Room temperature")
    expect(dial).to_have_attribute("aria-valuetext", "Choose")
    dial.scroll_into_view_if_needed()
    box = dial.bounding_box()
    # The top of the dial is the middle of its range.
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 8)
    text = dial.get_attribute("aria-valuetext")
    assert text.endswith("°C") and 35 <= int(text.split()[0]) <= 38
    page.get_by_role("button", name="Save").tap()
    expect(page.get_by_role("status")).to_contain_text(text.split()[0])
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", text)
    undo(page)
    assert page.problems == []


def test_the_dial_turns_by_wheel_drag_keys_and_buttons_with_a_click_for_each_degree(visitor):
    page = visitor()
    dial = page.get_by_role("slider")
    degrees = lambda: int(dial.get_attribute("aria-valuenow"))
    dial.focus()
    page.keyboard.press("ArrowUp")
    middle = degrees()
    assert dial.get_attribute("aria-valuetext").replace("\u00a0", " ") == f"{middle} °C"
    for key, change in (("ArrowUp", 1), ("ArrowLeft", -1), ("PageUp", 5), ("PageDown", -5)):
        before = degrees()
        page.evaluate("window.felt = []")
        page.keyboard.press(key)
        assert degrees() == before + change and page.evaluate("window.felt.length") == 1
    for key, end in (("Home", "aria-valuemin"), ("End", "aria-valuemax")):
        page.keyboard.press(key)
        assert str(degrees()) == dial.get_attribute(end)
    page.get_by_role("button", name="Cooler").click()
    assert str(degrees() + 1) == dial.get_attribute("aria-valuemax")
    dial.scroll_into_view_if_needed()
    box = dial.bounding_box()
    page.mouse.move(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2)
    page.evaluate("window.felt = []")
    page.mouse.down()
    start, felt = degrees(), page.evaluate("window.felt.length")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 8, steps=12)
    page.mouse.up()
    assert degrees() < start and page.evaluate("window.felt.length") - felt == start - degrees()
    before = degrees()
    page.mouse.wheel(0, -80)
    expect(dial).to_have_attribute("aria-valuenow", str(before + 2))
    assert page.locator("select[name=room]").input_value() == str(before + 2)
    # A gap at the bottom sets nothing.
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 6)
    assert degrees() == before + 2


def test_saving_without_a_choice_leads_to_the_dial(visitor):
    page = visitor()
    settle(page)
    address = page.url
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("slider")).to_be_focused()
    assert page.url == address and page.problems == []


def test_a_turned_dial_is_not_replaced_by_a_refresh(visitor):
    page = visitor()
    page.get_by_role("button", name="Warmer").click()
    text = page.get_by_role("slider").get_attribute("aria-valuetext")
    page.locator("h1").click()
    page.evaluate("document.querySelector('live-region').refresh()")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", text)


def test_the_other_answers_need_no_temperature(visitor):
    for name, words in (("Not heated", "heated"), ("Don’t ask", "ask")):
        page = visitor()
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("status")).to_contain_text(words)
        undo(page)


def test_without_a_script_the_select_answers(visitor):
    page = visitor("/heat/rooms", java_script_enabled=False)
    assert page.locator("form:has(select)").count() == 2
    page.locator("select[name=room]").first.select_option("41")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("status")).to_contain_text("41")
    # The usual room of the course is proposed for its other class.
    expect(page.locator("select[name=room]")).to_have_value("41")
    undo(page)


@pytest.mark.parametrize("path, theme, language, width", LOOKS)
def test_the_question_fits_every_screen_and_is_accessible(visitor, path, theme, language, width):
    page = visitor(path, language, theme, width, bypass_csp=True)
    page.get_by_role("slider").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    violations = Axe().run(page, options=AXE).response["violations"]
    assert [(one["id"], one["nodes"][0]["target"]) for one in violations] == []
    seen, bad = contrast.failures(page, [0, 650])
    assert bad == [] and seen > 5
    assert language in LANGUAGES and page.problems == []


@pytest.mark.parametrize("path", ["/", "/heat/rooms"])
def test_a_page_with_the_question_is_within_the_budget_of_styles(visitor, path):
    page = visitor(path)
    page.get_by_role("slider").first.wait_for()
    assert 0 < sum(one.sizes()["responseBodySize"] for one in page.styles) <= 8 * 1024
