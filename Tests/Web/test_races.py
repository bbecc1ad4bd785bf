"""Races: entered, shown with their weeks, changed, removed and restored; without a script."""
import re

from playwright.sync_api import expect


def test_a_race_is_entered_shown_changed_removed_and_restored_without_a_script(browser, own_server):
    context = browser.new_context(java_script_enabled=False, locale="en-GB")
    page = context.new_page()
    page.goto(own_server + "/races")
    page.get_by_role("link", name="Add a race").first.click()
    page.get_by_label("Day").fill("2026-09-20")
    page.get_by_label("Distance", exact=True).select_option("half")
    page.get_by_label("Goal time").fill("soon")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_label("Day")).to_have_value("2026-09-20")
    page.get_by_label("Goal time").fill("1:45")
    page.get_by_label("Name").fill("Riverside")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("The race is saved")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Riverside")
    expect(page.locator(".times")).to_contain_text("1:45:00")
    # Without training there are no weeks, and the page says what they need.
    expect(page.locator("main")).to_contain_text("from four weeks of training on")
    page.get_by_role("link", name="Change").click()
    page.get_by_label("Expected temperature").fill("30")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("main")).to_contain_text("State temperature and humidity, or neither.")
    page.get_by_label("Expected humidity").fill("75")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".heat")).to_contain_text("a hot bath of 40 min")
    page.get_by_role("button", name="Remove").click()
    expect(page.locator("main")).to_contain_text("No race entered yet")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".ahead")).to_contain_text("Riverside")
    context.close()


def test_the_page_of_a_race_has_its_weeks_and_the_plan_follows(visit):
    page = visit("/race").page
    rows = page.locator(".weeks tbody tr")
    assert rows.count() >= 10
    assert "Race week" in rows.last.inner_text()
    loads = [int(re.sub(r"\D", "", cell)) for cell in page.locator(".weeks tbody tr td:nth-child(3)").all_inner_texts()]
    assert all(0 < load < 2000 for load in loads) and loads[-1] < max(loads)
    expect(page.locator(".season .chart, .season svg").first).to_be_visible()
    expect(page.locator(".heat")).to_contain_text("Acclimation now")
    today = visit("/").page
    expect(today.locator(".plan")).to_contain_text("Riverside")
    expect(today.locator(".plan")).to_contain_text("days left")
