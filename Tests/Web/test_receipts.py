"""Open receipts: accessible, complete, in words, and linked to the sources of the numbers."""
import re

import pytest
from axe_playwright_python.sync_playwright import Axe

import contrast
from test_pages import AXE

WITH_RECEIPTS = ["/", "/fitness", "/load", "/weather", "/activity", "/heat", "/fitness/curves"]
LOOKS = [("light", "en", "desktop"), ("dark", "zh-Hant", "phone"), ("night", "en", "narrow"), ("light", "zh-Hant", "narrow"), ("dark", "en", "phone"), ("night", "zh-Hant", "desktop"), ("light", "zh-Hant", "phone")]


@pytest.mark.parametrize("path, dress", list(zip(WITH_RECEIPTS, LOOKS)), ids=WITH_RECEIPTS)
def test_an_open_receipt_is_accessible(visit, path, dress):
    theme, language, width = dress
    page = visit(path, theme, language, width, bypass=True).page
    page.locator("main .why").first.click()
    page.locator("[popover]:popover-open").wait_for()
    page.eval_on_selector_all("[popover]:popover-open details", "all => all.forEach(one => { one.open = true })")
    violations = Axe().run(page, options=AXE).response["violations"]
    assert [(v["id"], v["nodes"][0]["target"]) for v in violations] == []
    # The page behind the receipt is dimmed, and scrolled content of the receipt must be visible too.
    page.set_viewport_size({"width": page.viewport_size["width"], "height": 2600})
    page.add_style_tag(content="body *{visibility:hidden}[popover]:popover-open,[popover]:popover-open *{visibility:visible}")
    seen, bad = contrast.failures(page, [0])
    assert seen > 5 and bad == []


@pytest.mark.parametrize("path", WITH_RECEIPTS)
def test_no_receipt_contains_identifiers(visit, path):
    page = visit(path, language="zh-Hant").page
    labels = page.eval_on_selector_all("main [popover] dt", "all => all.map(e => e.textContent)")
    assert len(labels) > 20 and [label for label in labels if re.search("[a-z]_[a-z]|^[a-z ,]+$", label)] == []


def test_a_number_links_to_its_activity(visit):
    page = visit("/").page
    links = page.locator("main [popover] dd a[href^='/activities/']")
    assert links.count() >= 3
    address = links.first.get_attribute("href")
    page.goto(page.url.rstrip("/") + address)
    assert page.locator("main h1").count() == 1 and page.locator(".tiles").count() >= 1


def test_recovery_names_its_strongest_contribution(visit):
    page = visit("/").page
    captions = page.locator(".ring").first.locator(".caption").all_inner_texts()
    sentence, = [caption for caption in captions if caption.startswith("Biggest ")]
    page.locator(".ring .why").first.click()
    receipt = page.locator("[popover]:popover-open")
    assert "an average day (50)" in receipt.inner_text() and sentence in receipt.inner_text()
    figures = receipt.locator("dl").first.locator("dd:not(.share)").all_inner_texts()
    points = [int(text.replace("−", "-").replace("±", "")) for text in figures]
    # A loss explains a low score, a gain a high one; it is the biggest factor where none is larger.
    named = next(value for value in points if value * sum(points) > 0)
    word = "factor" if named == points[0] else "loss" if named < 0 else "gain"
    assert sentence.startswith(f"Biggest {word}: ") and sentence.endswith(f"{abs(named)} points")
    # Each has a bar, the strongest one up to an end.
    widths = receipt.locator(".share .value").evaluate_all("all => all.map(e => e.getBBox().width / e.ownerSVGElement.clientWidth)")
    assert len(widths) == len(points) and abs(widths[0] - .5) < .01 and widths == sorted(widths, reverse=True)
    # The method is one press away.
    assert not receipt.get_by_text("Evidence", exact=True).first.is_visible()
    receipt.get_by_text("Method and sources").click()
    assert receipt.get_by_text("Evidence", exact=True).first.is_visible()
    model = receipt.locator("a[href^='/models/']").first
    name, address = model.inner_text(), model.get_attribute("href")
    assert len(points) >= 2 and [abs(value) for value in points] == sorted((abs(value) for value in points), reverse=True)
    shown = int(page.locator(".ring-dial b").first.inner_text())
    assert abs(50 + sum(points) - shown) <= len(points)
    # The model has a page with its formula, limits and source, and the list of all models leads to it.
    model.click()
    page.wait_for_url("**" + address)
    assert page.locator("main h1").inner_text() == name
    assert page.locator("main h2").all_inner_texts() == ["Formula", "Limits", "Source"]
    assert {"Units", "Evidence"} <= set(page.locator("main dt").all_inner_texts())
    page.locator("main a[href='/models']").click()
    assert page.locator(f"main a[href='{address}']").inner_text() == name
