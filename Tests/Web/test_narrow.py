"""Pages about heat at 200 px, the width of a phone at the largest text: whole words, and figures that stay apart."""
import pytest

from conftest import LANGUAGES, URL, settle
from recording import Window
from test_live_recording import PHASES, go_to
from test_pages import OVERLAPS
from test_words import BROKEN

CLASS = "class"
PAGES = ["/heat", "/heat/classes", CLASS, "/heat/trends", "/heat/analysis", CLASS + "/edit", "/heat/class-types", "/heat/class-type", "/heat/rooms"]
# Labels of bars that touch, and labels of zones or bars that leave their card.
CROWDED = """() => {
  const seen = selector => [...document.querySelectorAll(selector)].filter(e => e.checkVisibility({ visibilityProperty: true }))
    .map(e => [e, e.getBoundingClientRect()]);
  const bars = seen('.bars small'), inside = ([e, box]) => {
    const card = e.closest('.card').getBoundingClientRect();
    return box.left >= card.left && box.right <= card.right;
  };
  const touching = bars.filter(([, box], at) => at > 0 && bars[at - 1][1].top === box.top && bars[at - 1][1].right > box.left);
  const outside = [...bars, ...seen('.zone-time'), ...seen('.zone .caption')].filter(one => !inside(one));
  return [...touching, ...outside].map(([e]) => e.textContent) }"""
# Zones whose range takes more than two lines.
TALL = """() => [...document.querySelectorAll('.zone .caption')].filter(e => e.getBoundingClientRect().height > 45).map(e => e.textContent)"""


@pytest.fixture(scope="module")
def class_path(browser):
    context = browser.new_context()
    page = context.new_page()
    page.goto(URL + "/heat/classes")
    path = page.locator("main a.activity").first.get_attribute("href")
    context.close()
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_pages_about_heat_fit_two_hundred_pixels(visit, class_path, path, language):
    page = visit(path.replace(CLASS, class_path, 1) if path.startswith(CLASS) else path, language=language).page
    page.set_viewport_size({"width": 200, "height": 844})
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(BROKEN) == []
    assert page.evaluate(CROWDED) == [] and page.evaluate(TALL) == []
    assert page.evaluate(OVERLAPS) == []


@pytest.mark.parametrize("phase", PHASES)
def test_no_word_of_the_live_page_breaks_on_a_watch(browser, phase):
    for init in ("", "Object.defineProperty(Navigator.prototype, 'bluetooth', { value: undefined });") if phase == "idle" else ("",):
        window = Window(browser, URL, width=160, height=220, language="de", init=init)
        go_to(window, phase)
        # What only screen readers get is in a box of one pixel.
        window.page.evaluate("document.querySelectorAll('.unseen, .top h1, .back span').forEach(one => one.remove())")
        assert window.page.evaluate(BROKEN) == []
        window.close()


@pytest.mark.parametrize("size", [(160, 220), (200, 300)])
@pytest.mark.parametrize("phase", ["running", "paused"])
def test_heart_rate_time_and_buttons_are_in_sight_without_scrolling(browser, phase, size):
    window = Window(browser, URL, width=size[0], height=size[1], language="de")
    go_to(window, phase)
    hidden = window.page.evaluate("""() => ['pulse', 'time', 'end'].filter(id => {
      const element = document.getElementById(id), box = element.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return box.top < 0 || box.bottom > innerHeight || !element.contains(top) })""")
    assert hidden == []
    window.close()
