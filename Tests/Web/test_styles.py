"""The browser supports every declaration and selector of the style sheet."""
import tinycss2

from conftest import URL

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


def test_the_browser_supports_every_declaration(visit):
    page = visit("/").page
    address = page.locator("link[rel=stylesheet]").get_attribute("href")
    text = page.request.get(URL + address).text()
    found = declarations(tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True), [])
    assert len(found) > 300
    assert page.evaluate(JUDGE, found) == []
