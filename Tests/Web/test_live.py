"""Live regions refresh in place and report failures, without disturbing a user who reads or types."""
import pytest
from playwright.sync_api import expect

from conftest import refresh

RENEW = """() => import(document.querySelector('script[src$="/base.js"]').src.replace('base.js', 'refresh.js'))
  .then(module => module.refresh())"""


@pytest.mark.parametrize("path", ["/", "/activities?sort=longest", "/weather", "/heat", "/fitness", "/fitness/curves", "/load", "/trends?span=all", "/routes?year=all", "/report?week=2026-W10", "/activity", "/activity?colour=elevation&saved=1"])
def test_every_page_of_figures_refreshes_itself(visit, path):
    page = visit(path).page
    source = page.locator("main > live-region").get_attribute("src")
    assert source.endswith(path.removeprefix("/activity")) or path == "/"
    text = page.locator("main").inner_text()
    with page.expect_response(lambda answer: source in answer.url) as answer:
        refresh(page)
    assert answer.value.status == 200
    assert page.locator("main").inner_text() == text


@pytest.mark.parametrize("language, words", [("en", "Could not refresh."), ("zh-Hant", "無法更新。")])
def test_a_failed_refresh_is_reported_with_the_time_of_the_content(visit, language, words):
    page = visit("/load", language=language).page
    for answer in (lambda route: route.abort(), lambda route: route.fulfill(status=500, body="no")):
        page.route("**/partials/load", answer)
        page.evaluate(RENEW)
        expect(page.get_by_role("alert")).to_contain_text(words)
        assert any(letter.isdigit() for letter in page.get_by_role("alert").inner_text())
        assert page.locator(".card").count() > 3
        page.unroute("**/partials/load")
        page.evaluate(RENEW)
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_region_shows_that_it_is_being_refreshed(visit):
    page = visit("/load").page
    held = []
    page.route("**/partials/load", lambda route: held.append(route))
    page.evaluate(RENEW.replace("=> module.refresh()", "=> { module.refresh() }"))
    busy = page.locator("live-region[aria-busy=true]")
    expect(busy).to_have_count(1)
    assert busy.evaluate("e => getComputedStyle(e).animationName") == "busy"
    held[0].continue_()
    expect(busy).to_have_count(0)


def test_a_refresh_does_not_replace_what_the_user_reads_or_types(visit):
    page = visit("/activities").page
    page.route("**/partials/activities", lambda route: route.fulfill(body="<p id=renewed>new</p>", content_type="text/html"))
    page.locator(".filters summary").click()
    field = page.locator("live-region input:not([type=hidden])").first
    field.fill("long")
    page.evaluate(RENEW)
    assert field.input_value() == "long"
    field.blur()
    expect(page.locator("#renewed")).to_have_text("new")


def test_a_receipt_stays_open_and_figures_refresh_when_it_is_closed(visit):
    page = visit("/load").page
    page.route("**/partials/load", lambda route: route.fulfill(body="<p id=renewed>new</p>", content_type="text/html"))
    page.locator("main .why").first.click()
    page.evaluate(RENEW)
    assert page.locator("[popover]:popover-open").is_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#renewed")).to_have_text("new")
