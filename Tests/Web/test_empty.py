"""An empty journal: every page is readable and leads to the import, also on a phone and without scripts."""
import pytest
from axe_playwright_python.sync_playwright import Axe

import contrast
from test_pages import AXE, OVERLAPS

LOOKS = [("/", "en", 390), ("/weather", "zh-Hant", 320), ("/fitness", "en", 1280), ("/load", "zh-Hant", 390), ("/trends", "en", 320),
         ("/heat", "en", 320), ("/fitness/curves", "zh-Hant", 390), ("/activities", "zh-Hant", 1280), ("/routes", "en", 390), ("/import", "zh-Hant", 320)]


def test_an_empty_journal_is_readable_and_can_be_filled(own_server, browser):
    for path, language, width in LOOKS:
        context = browser.new_context(
            viewport={"width": width, "height": 800}, reduced_motion="reduce", bypass_csp=True,
            extra_http_headers={"Accept-Language": language})
        page = context.new_page()
        page.goto(own_server + path)
        violations = Axe().run(page, options=AXE).response["violations"]
        assert [(path, v["id"], v["nodes"][0]["target"]) for v in violations] == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(OVERLAPS) == []
        assert path == "/import" or page.locator("main a.button[href='/import']").count() == 1, path
        seen, bad = contrast.failures(page, [0, 650])
        assert bad == [] and seen > 5, path
        context.close()


def test_the_demo_athlete_is_created_without_script(own_server, browser):
    context = browser.new_context(java_script_enabled=False, locale="en")
    page = context.new_page()
    page.set_default_timeout(300_000)
    page.goto(own_server + "/fitness")
    page.click("main form[action='/import/demo'] button")
    page.wait_for_url(own_server + "/")
    assert page.locator(".ring-dial").count() == 3
    assert page.locator("form[action='/import/demo']").count() == 0
    # Every page with demo data states so and how to remove it.
    for path in ("/", "/load", "/settings"):
        page.goto(own_server + path)
        assert page.locator("main > p:has(a[href='/settings/delete'])").all_inner_texts() == ["Demo data\u00a0· Remove"]
    context.close()
