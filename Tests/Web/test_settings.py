"""The search and the sections of the settings, and keyboard shortcuts with their switch."""
from playwright.sync_api import expect

from conftest import URL


def test_settings_are_searched(visit):
    page = visit("/settings", width="phone").page
    shown = lambda: page.locator(".settings-list .card h2").filter(visible=True).all_inner_texts()
    field = page.locator("[data-settings-search]")
    everything = shown()
    field.fill("resting")
    assert shown() == ["Heart rate", "Your heart-rate zones"] and page.locator(".settings-list .field").filter(visible=True).count() == 1
    assert page.locator(".contents-side nav a").filter(visible=True).all_inner_texts() == ["Heart rate", "Your heart-rate zones"]
    assert page.locator(".save .button").is_visible()
    field.fill("THEME dark")
    assert shown() == ["Display"] and not page.locator(".save .button").is_visible()
    # What is folded opens for its results.
    field.fill("map source")
    assert page.locator(".map-source .field").first.is_visible()
    field.fill("zzzz")
    assert shown() == [] and page.locator("[data-nothing]").inner_text() == "No setting matches."
    field.fill("")
    assert shown() == everything and page.locator("[data-nothing]").inner_text() == ""


def test_hidden_fields_are_saved_unchanged(visit):
    page = visit("/settings").page
    before = page.input_value("input[name=maximum]")
    page.fill("[data-settings-search]", "birth")
    assert not page.locator("input[name=maximum]").is_visible()
    page.click("main form[action='/settings'] .save .button")
    page.wait_for_url("**/settings?saved=1")
    assert page.input_value("input[name=maximum]") == before


def test_settings_have_links_to_their_sections_and_no_search_without_script(visit):
    page = visit("/settings", script=False).page
    assert not page.locator("[data-settings-search]").is_visible()
    page.locator(".contents-side a[href='#h-data-card']").click()
    assert page.locator("#h-data-card").bounding_box()["y"] < 900
    # Save stays in sight while the form is.
    page.evaluate("scrollTo(0, 0)")
    box = page.locator(".save .button").bounding_box()
    assert 0 < box["y"] < 900


def test_a_key_lists_the_shortcuts(visit):
    seen = visit("/load")
    page = seen.page
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(dialog).to_be_visible()
    assert "Ctrl K" in dialog.inner_text() and seen.problems == []
    expect(dialog.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    # Typing a question mark is no shortcut.
    page.goto(URL + "/settings")
    page.focus("[data-settings-search]")
    page.keyboard.type("?")
    assert page.input_value("[data-settings-search]") == "?" and page.locator("#shortcuts").count() == 0
    # The palette finds the list too.
    page.keyboard.press("Control+k")
    expect(page.locator("dialog[open] input")).to_be_focused()
    page.keyboard.type("shortcuts")
    page.locator("#found [data-shortcuts]").click()
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()


def test_single_key_shortcuts_can_be_switched_off(visit):
    page = visit("/settings").page
    page.click("main button[name=keys][value=off]")
    expect(page.locator("main button[name=keys][value=off][aria-pressed=true]")).to_have_count(1)
    page.goto(URL + "/report?week=2026-W10")
    page.keyboard.press("?")
    page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(500)
    assert page.locator("#shortcuts").count() == 0 and page.url.endswith("W10")
    page.keyboard.press("Control+k")
    expect(page.locator("dialog[open] input")).to_be_focused()
    page.keyboard.press("Escape")
    page.goto(URL + "/settings")
    page.click("main button[name=keys][value=on]")
    page.goto(URL + "/report?week=2026-W10")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**2026-W09")
