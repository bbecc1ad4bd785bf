"""Activities as a list and as a calendar, their filters, and their rows."""
import re

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("language", ["en", "de", "zh-Hant"])
def test_the_first_screen_of_a_phone_has_activities(visit, language):
    page = visit("/activities", language=language, width="phone").page
    rows = page.locator(".activity-list .activity")
    assert rows.nth(1).bounding_box()["y"] + rows.nth(1).bounding_box()["height"] < 844 - 90  # above the tabs
    assert page.locator(".month").count() == 0 and not page.locator(".filter").is_visible()


@pytest.mark.parametrize("width", ["phone", "desktop"])
def test_list_and_calendar_are_two_views(visit, width):
    page = visit("/activities?sport=running", width=width, script=False).page
    page.locator(".list-tools nav a").nth(1).click()
    page.wait_for_url("**view=calendar**")
    assert "sport=running" in page.url
    month, rows = page.locator(".calendar").bounding_box(), page.locator(".list").bounding_box()
    assert rows["y"] > month["y"] + month["height"] if width == "phone" else rows["x"] > month["x"] + month["width"]
    dates = page.locator(".activity-list small").all_inner_texts()
    assert dates
    # A day shows its activities alone, and leads back to the month.
    page.locator(".month a").first.click()
    chosen = page.locator(".month a[aria-current=true]")
    expect(chosen).to_have_count(1)
    assert "view=calendar" in page.url and 0 < page.locator(".activity-list .activity").count() < len(dates)
    page.locator(".list .card-head a").click()
    assert page.locator(".activity-list small").all_inner_texts() == dates


def test_a_chosen_day_is_kept_after_a_visit_to_an_activity(visit):
    page = visit("/activities?view=calendar", script=False).page
    page.locator(".month a").first.click()
    page.wait_for_url("**from=**")
    asked = page.url
    page.locator(".activity-list .activity").first.click()
    page.locator(".back a").click()
    assert page.url == asked


def test_bars_show_the_load_beside_them(visit):
    page = visit("/activities").page
    bars = page.locator(".effort")
    full = float(re.search(r"([\d.,]+)\D*$", page.locator(".effort-legend").inner_text())[1].replace(",", ""))
    assert bars.count() > 10 and 100 <= full <= 200
    for bar in bars.all()[:10]:
        load = float(bar.locator("xpath=../b").inner_text().replace(",", ""))
        percent = int(bar.locator("path").get_attribute("d").split("h")[1])
        assert percent == pytest.approx(min(100, load / full * 100), abs=1)
    assert bars.first.bounding_box()["width"] > 60


@pytest.mark.parametrize("theme", ["light", "dark", "night"])
def test_colours_of_sports_differ_and_are_visible(visit, theme):
    page = visit("/activities", theme).page
    sports = page.evaluate("""() => { const row = document.querySelector('.activity');
      return ['run', 'ride', 'swim', 'walk', 'mountain', 'strength', 'heat'].map(sport => {
        row.dataset.sport = sport; return getComputedStyle(row.querySelector('.effort path')).stroke }) }""")
    assert len(set(sports)) == 7 and all(colour.startswith("rgb") for colour in sports)
