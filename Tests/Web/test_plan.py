"""The plan: a day kept, moved, changed, done by a recorded run, corrected and undone; without a script and over a restart."""
import datetime
import pathlib
import re
import tempfile

from playwright.sync_api import expect

from conftest import DAY, URL, bring, served
from test_routines import run_on


def day_after(count):
    return (datetime.date.fromisoformat(DAY) + datetime.timedelta(days=count)).isoformat()


def test_a_day_is_planned_kept_over_a_restart_done_by_a_run_and_corrected(browser):
    with tempfile.TemporaryDirectory() as home:
        pathlib.Path(home, "config").write_text("private_sources = yes\n")
        context = browser.new_context(java_script_enabled=False, locale="en-GB")
        page = context.new_page()
        with served(home) as server:
            page.goto(server + "/plan/" + DAY)
            expect(page.locator("main")).to_contain_text("Nothing is planned for this day yet.")
            page.get_by_label("What", exact=True).first.select_option("run")
            page.get_by_label("Minutes", exact=True).first.fill("0")
            page.get_by_role("button", name="Save").click()
            expect(page.locator("main")).to_contain_text("Enter 1 to 600 minutes.")
            page.get_by_label("Minutes", exact=True).first.fill("40")
            page.get_by_label("Note", exact=True).first.fill("Along the river")
            page.get_by_role("button", name="Save").click()
            expect(page.get_by_role("status")).to_contain_text("Changed.")
            expect(page.locator("main")).to_contain_text("Along the river")
        with served(home) as server:
            bring(page, server, run_on(DAY, 40))
            page.goto(server + "/plan")
            expect(page.locator(".plan-day.today")).to_contain_text("40 min")
            expect(page.locator(".plan-day.today")).to_contain_text("Done")
            row = page.locator(".progress li").first
            expect(row).to_contain_text("Done")
            expect(row).to_contain_text("planned 40 min · recorded 40 min")
            expect(page.locator(".weeks")).to_contain_text("1 of 1 day done")
            page.get_by_role("button", name="Not done").click()
            expect(page.locator(".progress li").first).to_contain_text("you set this")
            page.get_by_role("button", name="Undo").click()
            page.goto(server + "/plan")
            expect(page.locator(".progress li").first).not_to_contain_text("you set this")
        context.close()


def test_a_proposal_is_kept_moved_made_a_rest_day_and_left_to_the_planner_again(browser):
    context = browser.new_context(java_script_enabled=False, locale="en-GB")
    page = context.new_page()
    page.goto(URL + "/")
    page.get_by_role("link", name="See and change the plan").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your plan")
    ahead = page.locator(".days .plan-day:not(.today)")
    expect(ahead).to_have_count(7)
    hard = ahead.filter(has_text="min").first
    minutes = hard.locator("p:not([class])").inner_text()
    hard.get_by_role("link").first.click()
    day = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name="Keep it like this").click()
    expect(page.get_by_role("status")).to_contain_text("Kept.")
    expect(page.locator("main")).to_contain_text("You kept this on")
    target = day_after(12)
    page.get_by_label("To", exact=True).select_option(target)
    page.get_by_role("button", name="Move", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("Moved here.")
    assert page.url.split("?")[0].endswith(target)
    expect(page.locator(".why-day")).to_contain_text(minutes)
    page.goto(URL + "/plan/" + day)
    expect(page.locator("main")).to_contain_text("You moved this here from")
    expect(page.locator("main")).to_contain_text("The proposal would be: " + minutes)
    page.goto(URL + "/plan")
    expect(page.locator(".later .plan-day")).to_have_count(1)
    page.goto(URL + "/plan/" + target)
    page.get_by_role("button", name="Make it a rest day").click()
    expect(page.get_by_role("status")).to_contain_text("This is a rest day now.")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("status")).to_contain_text("The last change is undone.")
    # Both days of a move follow the proposal again.
    page.goto(URL + "/plan/" + target)
    page.get_by_role("button", name="Back to the proposal").click()
    expect(page.get_by_role("status")).to_contain_text("This day follows the proposal again.")
    page.goto(URL + "/plan/" + day)
    expect(page.get_by_role("button", name="Back to the proposal")).to_have_count(0)
    expect(page.locator(".why-day")).to_contain_text(minutes)
    context.close()


def test_heat_before_a_hot_race_is_in_the_plan_and_the_race_has_a_page_of_its_day(browser):
    context = browser.new_context(java_script_enabled=False, locale="en-GB")
    page = context.new_page()
    day = day_after(10)
    page.goto(URL + "/races/form")
    page.get_by_label("Day").fill(day)
    page.get_by_label("Distance", exact=True).select_option("ten")
    page.get_by_label("Goal time").fill("45:00")
    page.get_by_label("Expected temperature").fill("34")
    page.get_by_label("Expected humidity").fill("80")
    page.get_by_label("Name").fill("Midsummer")
    page.get_by_role("button", name="Save").click()
    race = page.url.split("?")[0]
    try:
        page.goto(URL + "/plan")
        heat = page.locator(".days .plan-day", has_text=re.compile("[Ss]auna or hot bath|Heated class|In the warm hours"))
        expect(heat.first).to_be_visible()
        heat.first.get_by_role("link").first.click()
        expect(page.locator(".why-day")).to_contain_text("for the hot race on")
        page.goto(URL + "/plan/" + day)
        expect(page.locator(".race")).to_contain_text("Midsummer")
        expect(page.locator(".times")).to_contain_text("45:00")
        expect(page.get_by_role("button", name="Keep it like this")).to_have_count(0)
        page.get_by_role("link", name="Weeks, heat and paces").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Midsummer")
    finally:
        page.goto(race)
        page.get_by_role("button", name="Remove").click()
        context.close()
