"""Own routines: written by hand, copied from a pack, changed, followed, seen on Today, and deleted; with taps on a phone, and without a script.

`--screenshots FOLDER` keeps pictures of the pages."""
import os

import pytest
from playwright.sync_api import expect

from conftest import settle


def person(browser, server, script, **options):
    """A phone with a touch screen."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce",
        java_script_enabled=script, locale="en-GB", **options)
    return context, context.new_page()


def write(page, server):
    """Writes a routine of three days by taps, and fills two of them. Returns the number of taps."""
    taps = []

    def tap(target):
        target.tap()
        taps.append(target)

    page.goto(server + "/routines")
    tap(page.get_by_role("link", name="Write a routine"))
    page.get_by_label("Name").fill("Park week")
    page.get_by_label("What it is for").fill("Three days in the park.")
    page.get_by_label("Number of days").fill("3")
    tap(page.get_by_role("button", name="Create it"))
    expect(page.get_by_role("status")).to_contain_text("Created")
    expect(page.locator(".own-days li")).to_have_count(3)
    tap(page.get_by_role("link", name="Edit day 1"))
    first = page.get_by_role("region", name="Session 1")
    first.get_by_label("What", exact=True).select_option("run")
    first.get_by_label("Minutes").fill("40")
    tap(page.get_by_role("button", name="Save and go to the next day"))
    expect(page.get_by_role("status")).to_contain_text("Day 1 is saved")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Edit day 2")
    second = page.get_by_role("region", name="Session 1")
    second.get_by_label("What", exact=True).select_option("run")
    second.get_by_label("How hard").select_option("long")
    second.get_by_label("Or its length").fill("12")
    tap(page.get_by_role("button", name="Save", exact=True))
    expect(page.locator(".own-days li").nth(1)).to_contain_text("12 km · 78 min")
    return len(taps)


@pytest.mark.parametrize("script", [False, True], ids=["without-script", "with-script"])
def test_a_routine_is_written_followed_and_seen_on_today(browser, own_server, script):
    context, page = person(browser, own_server, script)
    assert write(page, own_server) == 5
    # Another session of a day waits folded.
    page.get_by_role("link", name="Edit day 1").tap()
    page.get_by_text("Another session").tap()
    more = page.locator("details")
    more.get_by_label("What", exact=True).select_option("strength")
    more.get_by_label("Minutes").fill("15")
    page.get_by_role("button", name="Save", exact=True).tap()
    expect(page.locator(".own-days li").first).to_contain_text("Run + Strength · 55 min")
    page.get_by_role("button", name="Move day 1 down").tap()
    expect(page.locator(".own-days li").first).to_contain_text("12 km")
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".own-days li").first).to_contain_text("Run + Strength")
    page.get_by_role("link", name="Park week").first.tap()
    page.get_by_role("button", name="Follow it").tap()
    expect(page.get_by_role("status")).to_contain_text("You follow “Park week”")
    page.goto(own_server + "/")
    expect(page.locator(".routine .today")).to_contain_text("Run + Strength")
    # A change counts once the new version is used.
    page.goto(own_server + "/routines")
    page.get_by_role("link", name="Open “Park week”").tap()
    page.get_by_role("link", name="Edit", exact=True).tap()
    page.get_by_role("button", name="Remove day 1").tap()
    expect(page.locator(".own-followed")).to_contain_text("before your changes")
    page.get_by_role("button", name="Use the new version from today").tap()
    expect(page.get_by_role("status")).to_contain_text("the new version counts")
    page.goto(own_server + "/")
    expect(page.locator(".routine .today")).to_contain_text("12 km")
    context.close()


def test_a_routine_of_a_pack_is_copied_changed_and_deleted(browser, own_server):
    context, page = person(browser, own_server, script=False)
    page.goto(own_server + "/routines/running-and-heat/base-beginner")
    page.get_by_role("button", name="Copy and edit").tap()
    expect(page.get_by_role("status")).to_contain_text("This copy is yours")
    expect(page.locator(".own-days li")).to_have_count(7)
    page.get_by_label("Name").fill("<b>Mine</b>")
    page.get_by_role("button", name="Save", exact=True).tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("<b>Mine</b>")
    page.get_by_label("Name").fill(" ")
    page.get_by_role("button", name="Save", exact=True).tap()
    expect(page.locator(".own-facts")).to_contain_text("Enter a name.")
    page.get_by_role("button", name="Delete this routine").tap()
    expect(page.get_by_role("status")).to_contain_text("deleted")
    expect(page.locator("main")).not_to_contain_text("Mine")
    page.get_by_role("button", name="Undo").tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("<b>Mine</b>")
    page.goto(own_server + "/routines")
    expect(page.get_by_role("link", name="Open “<b>Mine</b>”")).to_have_count(1)
    context.close()


LOOKS = [("phone", 390, "light", "en"), ("phone-dark", 390, "dark", "de"), ("desktop", 1280, "light", "zh-Hant"), ("narrow", 200, "light", "de")]


def test_the_pages_fit_every_width(browser, own_server, request):
    folder = request.config.getoption("--screenshots")
    context, page = person(browser, own_server, script=True)
    write(page, own_server)
    edit = page.url.split("?")[0]
    routine = edit.removesuffix("/edit")
    context.close()
    for name, width, theme, language in LOOKS:
        context = browser.new_context(viewport={"width": width, "height": 844}, reduced_motion="reduce")
        context.add_cookies([{"name": f"hearth-{key}", "value": value, "url": own_server}
                             for key, value in (("theme", theme), ("language", language))])
        page = context.new_page()
        for part, address in (("list", own_server + "/routines"), ("routine", routine), ("edit", edit + "?changed=saved"), ("day", edit + "/1"),
                              ("write", own_server + "/routines/write")):
            page.goto(address)
            settle(page)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (part, name)
            if folder:
                page.screenshot(path=os.path.join(folder, f"{part}-{name}.png"), full_page=part != "list")
        context.close()
