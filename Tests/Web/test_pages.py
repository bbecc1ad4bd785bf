"""Every page is readable, operable and inside its window, logs nothing, and contacts only its own server."""
import re
from urllib.request import Request, urlopen

import pytest
from axe_playwright_python.sync_playwright import Axe

import contrast
from conftest import LANGUAGES, PAGES, URL, settle

AXE = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}}


OVERLAPS = """() => {
  const shown = [...document.querySelectorAll('main .card')].filter(card => card.checkVisibility());
  const cards = shown.map(card => [card.querySelector('h2')?.textContent, card.getBoundingClientRect()]);
  const out = [];
  for (let a = 0; a < cards.length; a++) for (let b = a + 1; b < cards.length; b++) {
    const [p, q] = [cards[a][1], cards[b][1]];
    if (p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1) out.push([cards[a][0], cards[b][0]]);
  }
  return out; }"""


def test_pages_are_accessible(visit, look):
    """axe finds nothing, nothing overflows or overlaps, and every text has enough contrast with the pixels behind it."""
    path, theme, language, width = look
    page = visit(path, theme, language, width, bypass=True).page
    violations = Axe().run(page, options=AXE).response["violations"]
    assert [(v["id"], v["nodes"][0]["target"], len(v["nodes"])) for v in violations] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(OVERLAPS) == []
    height = page.evaluate("document.documentElement.scrollHeight")
    seen, bad = contrast.failures(page, range(0, height, 650))
    assert bad == []
    assert seen > 10


def weight_of(page, address, language):
    """Bytes of a page as sent."""
    session = next(f"{one['name']}={one['value']}" for one in page.context.cookies() if one["name"].startswith("hearth-session"))
    request = Request(address, headers={"Accept-Encoding": "gzip", "Cookie": f"hearth-language={language}; {session}"})
    return len(urlopen(request).read())


def test_every_activity_is_within_the_budget_of_a_page(visit):
    """Charts, climbs, laps and repetitions come together in few of them."""
    page = visit("/").page
    paths = set()
    for number in range(1, 40):
        found = set(re.findall(r'href="(/activities/[0-9a-f]{20})', page.request.get(f"{URL}/activities?page={number}").text()))
        if found <= paths:
            break
        paths |= found
    assert len(paths) > 100
    heavy = {(path, language): weight for path in paths for language in LANGUAGES
             if (weight := weight_of(page, URL + path, language)) > 14 * 1024}
    assert not heavy


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_silent_private_strict_small_stable_and_complete(visit, path):
    """No console messages, no foreign requests, no inline code, a limited number of bytes and no layout shift. Without scripts the page has
    the same content."""
    seen = visit(path, width="phone")
    seen.page.evaluate("() => new Promise(done => requestIdleCallback(() => done(), { timeout: 10000 }))")
    settle(seen.page)
    assert seen.response.status == 200
    assert seen.problems == []
    assert seen.foreign == []
    jumps = seen.page.evaluate("window.__shift")
    assert sum(jump[0] for jump in jumps) <= 0.02, jumps
    policy = seen.response.headers["content-security-policy"]
    assert "unsafe-inline" not in policy and "unsafe-eval" not in policy and "default-src 'none'" in policy
    assert seen.page.locator("script:not([src]), style").count() == 0
    assert b" style=" not in seen.page.request.get(seen.page.url).body()
    weights = {"document": 0, "stylesheet": 0, "script": 0}
    for request in seen.finished:
        if request.resource_type in weights:
            weight = request.sizes()["responseBodySize"]
            weights[request.resource_type] += weight
            assert weight > 0
            if request.resource_type == "script":
                assert weight <= (2 if request.url.endswith("/base.js") else 6) * 1024
    assert 0 < weights["document"] <= 14 * 1024
    # Other languages have more bytes: longer words, or characters of three bytes.
    for language in LANGUAGES:
        assert weight_of(seen.page, seen.page.url, language) <= 14 * 1024, language
    # The gallery shows components of several pages with the sheets of each.
    assert 0 < weights["stylesheet"] <= (10 if path.startswith("/gallery") else 8) * 1024
    # It also has a map that the server draws from its own file, whose scripts other pages load with such a file only.
    assert 0 < weights["script"] <= (12 if path.startswith("/gallery") else 8) * 1024
    # A page with a chart or a row of zones has their sheet.
    if seen.page.locator(".chart, .trend, .plot, .zone, .legend").count() and path != "/live":
        sheets = ", ".join(f"link[rel=stylesheet][href$='/{name}.css']" for name in ("chart", "activity"))
        assert seen.page.locator(sheets).count() == 1
    with_script = seen.page.locator("main").inner_text()
    plain = visit(path, width="phone", script=False).page
    without = plain.locator("main").inner_text()
    # A dial takes the place of a list of degrees.
    choices = " ".join(plain.locator("main option").all_inner_texts()).split()
    assert without.strip()
    # What a page says only where no script runs.
    notes = re.sub(r"<[^>]*>", " ", " ".join(seen.page.locator("main noscript").all_text_contents())).split()
    assert [word for word in without.split() if word not in with_script.split() + choices + notes] == []
    # The other way round, only controls that need a script may be missing.
    offers = " ".join(seen.page.locator(OFFERS).all_inner_texts()).split()
    assert [word for word in with_script.split() if word not in without.split() + offers] == []


OFFERS = "main :is([data-share],[data-picture],[data-print],.cursor-tools,.drop-hint,.route button,value-dial button,[data-keep],.contents-side .field)"


@pytest.mark.parametrize("module", [
    "haptics", "refresh", "palette", "touch", "share", "picture", "chart", "chart-panel", "curve", "series", "route-marker",
    "trend", "zoom", "svg", "map", "map-tiles", "import", "fresh"])
def test_data_loaded_later_is_small_too(visit, module):
    page = visit("/").page
    base = page.locator("script[src$='/base.js']").get_attribute("src")
    answer = page.request.get(URL + base.replace("/base.js", f"/{module}.js"))
    assert answer.status == 200 and answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) <= 6 * 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_the_chosen_language(visit, language):
    page = visit("/", language=language).page
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("h1").inner_text() == {"en": "Today", "zh-Hant": "今天", "de": "Heute"}[language]


def test_a_missing_page_states_so(visit):
    seen = visit("/no-such-page")
    assert seen.response.status == 404
    assert seen.page.locator("main a.button").get_attribute("href") == "/"


def test_the_address_is_loopback():
    assert URL.startswith("http://127.0.0.1:")


def test_the_contrast_check_finds_pale_text_in_text_and_drawings(visit):
    """Tests the check itself: text that is slightly too pale must be found."""
    page = visit("/trends", bypass=True).page
    page.add_style_tag(content=".plot text,.time-axis text{fill:#b8b8c0}main h2{color:#b8b8c0}")
    _, bad = contrast.failures(page, [0])
    found = {text for text, _ in bad}
    # The number of labels depends on what other tests have imported. Each of them must be found.
    for selector in (".plot", ".time-axis"):
        labels = set(page.locator(selector).first.locator("text").all_text_contents())
        assert len(labels) >= 2 and labels <= found
    assert any(ratio < 2.5 for _, ratio in bad)
    assert page.locator("main h2").first.inner_text()[:40] in found
