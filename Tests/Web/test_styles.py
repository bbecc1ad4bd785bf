"""The browser supports every declaration and selector of the style sheets, and no page loads more than its budget of them."""
import pytest
import tinycss2

from conftest import URL

# Pages that load every style sheet, together with an activity.
PLACES = ["/", "/activities", "/import", "/load", "/fitness", "/weather", "/heat/rooms", "/routes", "/settings", "/live"]

NESTED = ("media", "supports", "layer", "container", "keyframes", "starting-style")
JUDGE = """list => list.filter(([line, name, value]) =>
  name === '!error' || (name === '!selector'
    ? !CSS.supports(`selector(${value})`) && !value.split(/,(?![^(]*\\))/).every(part => CSS.supports(`selector(${part.trim()})`))
    : !name.startsWith('-') && !CSS.supports(name, value.replace(/!important$/, ''))))"""


def declarations(rules, out, inside=""):
    for rule in rules:
        if rule.type == "qualified-rule":
            for part in tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True):
                if part.type == "declaration":
                    out.append((part.source_line, part.name, tinycss2.serialize(part.value).strip()))
                elif part.type == "error":
                    out.append((part.source_line, "!error", part.message))
            if inside != "keyframes":
                out.append((rule.source_line, "!selector", tinycss2.serialize(rule.prelude).strip()))
        elif rule.type == "at-rule" and rule.content is not None and rule.lower_at_keyword in NESTED:
            inner = tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)
            declarations(inner, out, rule.lower_at_keyword)
        elif rule.type == "error":
            out.append((rule.source_line, "!error", rule.message))
    return out


def sheets(page):
    """Returns the addresses of the style sheets that a page loads."""
    return page.eval_on_selector_all("link[rel=stylesheet]", "links => links.map(link => link.getAttribute('href'))")


def test_the_browser_supports_every_declaration(visit, activity_path):
    page = visit("/").page
    addresses = set()
    for place in [*PLACES, activity_path]:
        page.goto(URL + place)
        addresses.update(sheets(page))
    page.goto(URL)
    addresses.add(page.locator("body").get_attribute("data-palette"))
    assert len({address.rsplit("/", 1)[1] for address in addresses}) == 14
    count = 0
    for address in addresses:
        text = page.request.get(URL + address).text()
        found = declarations(tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True), [])
        assert page.evaluate(JUDGE, found) == [], address
        count += len(found)
    assert count > 800


@pytest.mark.parametrize("path", ["/activities", "/load", "/routes"])
def test_the_palette_keeps_its_page_within_the_budget_of_styles(visit, path):
    """The palette loads its own sheet with its first use, before it is shown."""
    seen = visit(path)
    seen.page.keyboard.press("Control+k")
    seen.page.locator("dialog.palette").wait_for()
    assert seen.page.locator("dialog.palette").bounding_box()["width"] > 500
    styles = [request for request in seen.finished if request.resource_type == "stylesheet"]
    assert any(request.url.endswith("/palette.css") for request in styles)
    assert sum(request.sizes()["responseBodySize"] for request in styles) <= 8 * 1024
