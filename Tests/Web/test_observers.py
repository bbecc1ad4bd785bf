"""A coach looks at the training of another athlete: given in one browser, read in another, and cut off by revoking."""
import os
import shutil

import pytest
from playwright.sync_api import expect

from conftest import served
from test_people import accessible, invited, windows  # noqa: F401 (a fixture)

PAGES = ["/", "/activities", "/weather", "/heat", "/heat/classes", "/fitness", "/fitness/curves", "/load", "/trends", "/routes",
         "/report?month=2026-02", "/plan", "/plan/2026-03-17", "/races", "/routines"]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server with the demo athlete of its own, who has observers."""
    home = str(tmp_path_factory.mktemp("observed") / "home")
    shutil.copytree(os.environ["HEARTH_HOME"], home)
    with served(home) as url:
        yield url


def given(windows, server, name, **options):  # noqa: F811
    """Invites a person and lets them look. Returns a page of the athlete and one of the person."""
    athlete = windows(server, **options)
    link = invited(athlete, server, name)
    coach = windows(server, signed_in=False, **options)
    coach.goto(link)
    coach.get_by_role("button", name="Accept and sign in").click()
    coach.wait_for_url(server + "/")
    athlete.goto(server + "/settings/sharing")
    form = athlete.locator("form[action='/settings/sharing/people']")
    form.locator("input[name=account]").fill(name)
    form.get_by_role("button").click()
    expect(athlete.get_by_role("status")).to_contain_text("finds your training")
    return athlete, coach


def opened(coach, server):
    coach.goto(server + "/settings/sharing")
    coach.locator("form[action='/settings/sharing/observe'] button").click()
    coach.wait_for_url(server + "/")


@pytest.mark.parametrize("script", [True, False])
def test_a_coach_looks_until_the_access_is_revoked(windows, server, script):  # noqa: F811
    name = "Mia" if script else "Noa"
    athlete, coach = given(windows, server, name, java_script_enabled=script)
    opened(coach, server)
    bar = coach.get_by_role("region", name="Whose training this is")
    expect(bar).to_contain_text("You are looking at")
    coach.goto(server + "/activities")
    run = coach.locator(".activity-list .activity").first.get_attribute("href")
    for path in [run, *PAGES]:
        assert coach.goto(server + path).status == 200, path
        expect(bar).to_be_visible()
        assert coach.locator("main form[method=post]:not([action$='/observe/end'])").count() == 0, path
        for closed in ("/settings", "/import", "/activities/", "/live"):
            links = coach.locator(f"a[href^='{closed}']").evaluate_all("all => all.map(a => a.getAttribute('href'))")
            assert not [link for link in links if closed != "/activities/" or link.endswith(("/edit", "/share"))], path
    assert coach.goto(server + "/settings").status == 403
    expect(bar).to_be_visible()
    # The athlete's own browser shows the buttons, and revokes.
    athlete.goto(server + run)
    assert athlete.locator("a[href$='/edit']").count() == 1
    athlete.goto(server + "/settings/sharing")
    row = athlete.locator("li", has_text=name).filter(has_text="first looked")
    row.get_by_role("button", name=f"Revoke the access of {name}").click()
    expect(athlete.get_by_role("status")).to_contain_text("Revoked")
    assert coach.goto(server + run).status == 403
    expect(coach.get_by_role("main")).to_contain_text("This access has ended")
    coach.get_by_role("button", name="Back to your own").click()
    coach.wait_for_url(server + "/settings/sharing")
    coach.goto(server + "/")
    expect(bar).to_have_count(0)
    assert coach.goto(server + run).status == 404


@pytest.mark.parametrize("language, width", [("de", 320), ("zh-Hant", 390), ("en", 1280)])
def test_the_pages_of_an_observer_are_accessible(windows, server, language, width):  # noqa: F811
    athlete, coach = given(windows, server, f"Coach {width}")
    opened(coach, server)
    coach.context.add_cookies([{"name": "hearth-language", "value": language, "url": server}])
    coach.set_viewport_size({"width": width, "height": 800})
    for path in ["/", "/activities", "/load", "/plan", "/settings"]:
        coach.goto(server + path)
        accessible(coach)
    # The address of a region that a script fetches again has no more than the page.
    part = coach.request.get(server + "/partials/load").text()
    assert "<form" not in part
    coach.goto(server + "/")
    coach.locator(".observing button").click()
    coach.wait_for_url(server + "/settings/sharing")
    accessible(coach)
