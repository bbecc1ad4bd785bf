"""Routines: read, chosen, shown on Today, kept over a restart, done by a recorded run, corrected, moved, paused and undone; without a script."""
import datetime
import pathlib
import tempfile

from playwright.sync_api import expect

from conftest import DAY, bring, served, until

GPX = """<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1"><trk><type>running</type><trkseg>{points}</trkseg></trk></gpx>"""


def run_on(day, minutes):
    """A run along a meridian at 2.8 m/s, one point each 10 s."""
    start = datetime.datetime.fromisoformat(day + "T06:00:00")
    points = "".join(
        f'<trkpt lat="{25 + second * 2.8 / 111_195:.6f}" lon="121.5"><time>{(start + datetime.timedelta(seconds=second)).isoformat()}Z</time></trkpt>'
        for second in range(0, minutes * 60 + 1, 10))
    return GPX.format(points=points).encode()


def choose(page, server, path, number="1"):
    page.goto(server + path)
    page.get_by_label("With").select_option(number)
    page.get_by_role("button", name="Follow it").click()
    expect(page.get_by_role("status")).to_contain_text("You follow")


def test_a_routine_is_chosen_kept_over_a_restart_and_done_by_a_run(browser):
    with tempfile.TemporaryDirectory() as home:
        pathlib.Path(home, "config").write_text("private_sources = yes\n")
        context = browser.new_context(java_script_enabled=False, locale="en-GB")
        page = context.new_page()
        with served(home) as server:
            page.goto(server + "/routines")
            expect(page.locator("main")).to_contain_text("You follow no routine yet.")
            page.get_by_role("link", name="Open “Base building: beginner”").click()
            expect(page.locator(".plan-day")).to_have_count(7)
            page.locator(".plan-day a").first.click()
            expect(page.get_by_role("heading", level=1)).to_contain_text("Day 1")
            page.get_by_role("link", name="Day after").click()
            expect(page.get_by_role("heading", level=1)).to_contain_text("Day 2")
            choose(page, server, "/routines/running-and-heat/base-beginner")
            expect(page.locator(".plan-day.today")).to_have_count(1)
        with served(home) as server:
            bring(page, server, run_on(DAY, 40))
            page.goto(server + "/")
            expect(page.locator(".routine .today")).to_contain_text("min")
            page.locator(".routine a").first.click()
            expect(page.locator(".progress")).to_contain_text("1 of 1 training day done")
            expect(page.locator(".progress li").first).to_contain_text("Done")
            page.get_by_role("button", name="Not done").click()
            expect(page.locator(".progress li").first).to_contain_text("you set this")
            expect(page.locator(".progress")).to_contain_text("0 of 1 training day done")
            page.get_by_role("button", name="Undo").click()
            page.goto(server + "/routines/running-and-heat/base-beginner")
            expect(page.locator(".progress")).to_contain_text("1 of 1 training day done")
        context.close()


def test_changes_of_the_followed_routine_can_be_undone(browser, own_server):
    context = browser.new_context(java_script_enabled=False, locale="en-GB")
    page = context.new_page()
    path = "/routines/running-and-heat/maintenance-3"
    choose(page, own_server, path)
    first = page.locator(".plan-day").first.inner_text()
    page.get_by_role("button", name="Move today and everything after by a day").click()
    expect(page.get_by_role("status")).to_contain_text("Moved by a day")
    # Today is a day of rest now, and the routine is under way: it can be moved again or paused.
    expect(page.locator(".plan-day").first).to_contain_text("Rest")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    page.goto(own_server + path)
    assert page.locator(".plan-day").first.inner_text() == first
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("status")).to_contain_text("Paused")
    page.goto(own_server + "/routines")
    expect(page.locator(".yours")).to_contain_text("Paused since")
    page.goto(own_server + path)
    expect(page.get_by_role("button", name="Move today")).to_have_count(0)
    page.get_by_role("button", name="Stop following it").click()
    page.goto(own_server + "/routines")
    expect(page.locator(".yours")).to_contain_text("You follow no routine yet.")
    context.close()


def test_another_choice_says_what_it_replaces(browser, own_server):
    context = browser.new_context(java_script_enabled=False, locale="en-GB")
    page = context.new_page()
    choose(page, own_server, "/routines/running-and-heat/maintenance-3")
    page.goto(own_server + "/routines/running-and-heat/5k-beginner")
    expect(page.locator(".follow")).to_contain_text("It takes the place of")
    choose(page, own_server, "/routines/running-and-heat/5k-beginner", "3")
    page.goto(own_server + "/routines")
    expect(page.locator(".badges", has_text="You follow this one")).to_have_count(1)
    context.close()


def test_a_day_that_the_plan_shortens_has_its_own_instruction(browser, own_server):
    context = browser.new_context(java_script_enabled=False, locale="en-GB")
    page = context.new_page()
    days = [datetime.date.fromisoformat(DAY) - datetime.timedelta(days=back) for back in range(1, 43, 2)]
    bring(page, own_server, b"date,sport,distance_km,duration_min\n" + b"".join(b"%s,running,8,45\n" % str(day).encode() for day in days))
    page.goto(own_server + "/activities")
    until(lambda: page.reload() and page.locator(".activity-list .activity").count() == len(days), page)
    choose(page, own_server, "/routines/running-and-heat/marathon-advanced")
    shortened = []
    for offset in range(1, 8):
        day = (datetime.date.fromisoformat(DAY) + datetime.timedelta(days=offset)).isoformat()
        page.goto(own_server + "/plan/" + day)
        text = page.locator(".why-day").inner_text()
        if "In the routine:" in text:
            shortened.append(day)
            own, routine = text.split("In the routine:")
            assert "Run 150 minutes" not in own and "Run 65 minutes" not in own, own
            assert "The plan shortens it" in routine, routine
    assert shortened
    context.close()


def test_content_for_adults_is_hidden_until_it_is_switched_on(browser, own_server):
    context = browser.new_context(java_script_enabled=False, locale="en-GB")
    page = context.new_page()
    hidden = own_server + "/routines/angion/standard-growth-routine"
    assert page.goto(hidden).status == 404
    page.goto(own_server + "/routines")
    expect(page.locator("main")).not_to_contain_text("Growth")
    page.goto(own_server + "/settings")
    page.get_by_label("Content for adults").select_option("shown")
    page.locator("form.settings button, form button").get_by_text("Save").first.click()
    assert page.goto(hidden).status == 200
    expect(page.locator("main")).to_contain_text("Rest")
    page.goto(own_server + "/routines/angion/standard-growth-routine/1")
    expect(page.locator(".care")).to_be_visible()
    context.close()
