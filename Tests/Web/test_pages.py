"""Every page: readable, operable, inside its window, silent in the console, and alone with its own server."""
import gzip

import pytest
from axe_playwright_python.sync_playwright import Axe

import contrast
from conftest import LANGUAGES, PAGES, URL

AXE = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}}


def test_axe_finds_nothing(visit, look):
    path, theme, language, width = look
    page = visit(path, theme, language, width).page
    violations = Axe().run(page, options=AXE).response["violations"]
    assert [(v["id"], v["nodes"][0]["target"], len(v["nodes"])) for v in violations] == []


def test_text_is_readable_on_the_pixels_behind_it(visit, look):
    path, theme, language, width = look
    page = visit(path, theme, language, width, bypass=True).page
    page.emulate_media(reduced_motion="reduce")  # what is still fading in has no colour of its own yet
    page.wait_for_timeout(400)
    height = page.evaluate("document.documentElement.scrollHeight")
    seen, bad = contrast.failures(page, range(0, min(height, 4000), 650))
    assert bad == []
    assert seen > 10


def test_nothing_sticks_out_or_overlaps(visit, look):
    path, theme, language, width = look
    page = visit(path, theme, language, width).page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    overlaps = page.evaluate("""() => {
      const cards = [...document.querySelectorAll('main .card')].map(card => [card.querySelector('h2')?.textContent, card.getBoundingClientRect()]);
      const out = [];
      for (let a = 0; a < cards.length; a++) for (let b = a + 1; b < cards.length; b++) {
        const [p, q] = [cards[a][1], cards[b][1]];
        if (p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1) out.push([cards[a][0], cards[b][0]]);
      }
      return out; }""")
    assert overlaps == []


@pytest.mark.parametrize("path", PAGES)
def test_quiet_and_alone(visit, path):
    seen = visit(path)
    seen.page.wait_for_timeout(300)
    assert seen.problems == []
    assert seen.foreign == []
    assert seen.response.status == 200


@pytest.mark.parametrize("path", PAGES)
def test_strict_policy_and_no_inline_code(visit, path):
    seen = visit(path)
    policy = seen.response.headers["content-security-policy"]
    assert "unsafe-inline" not in policy and "'unsafe-eval'" not in policy and "default-src 'none'" in policy
    assert seen.page.locator("[style]").count() == 0
    assert seen.page.locator("script:not([src])").count() == 0
    assert seen.page.locator("style").count() == 0


@pytest.mark.parametrize("path", PAGES)
def test_weighs_little(visit, path):
    seen = visit(path)
    assert len(gzip.compress(seen.response.body(), 9)) <= 14 * 1024
    styles, scripts = 0, 0
    for address in seen.page.eval_on_selector_all("link[rel=stylesheet], script[src]", "all => all.map(e => e.href || e.src)"):
        weight = len(gzip.compress(seen.page.request.get(address).body(), 9))
        if "css" in address:
            styles += weight
        else:
            scripts += weight
    assert styles <= 8 * 1024
    assert scripts <= 8 * 1024


@pytest.mark.parametrize("path", PAGES)
def test_says_everything_without_script(visit, path):
    with_script = visit(path).page.locator("main").inner_text()
    without = visit(path, script=False).page.locator("main").inner_text()
    assert [line for line in without.split() if line not in with_script.split()] == []


@pytest.mark.parametrize("path", PAGES)
def test_the_page_does_not_shift(visit, path):
    page = visit(path, width="phone").page
    page.add_init_script("window.__shift = 0; new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.__shift += e.value }).observe({ type: 'layout-shift', buffered: true })")
    page.reload()
    page.wait_for_timeout(700)
    assert page.evaluate("window.__shift") <= 0.02


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_chosen_language(visit, language):
    page = visit("/", language=language).page
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("h1").inner_text() == {"en": "Today", "zh-Hant": "今天"}[language]


def test_a_page_that_is_not_there_says_so(visit):
    seen = visit("/no-such-page")
    assert seen.response.status == 404
    assert seen.page.locator("main a.button").get_attribute("href") == "/"


def test_the_address_is_loopback():
    assert URL.startswith("http://127.0.0.1:")
