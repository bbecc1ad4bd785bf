"""Sign-in in a real browser: one-time addresses, the end of a session, and what waits to be sent."""
import json
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, expect

from conftest import URL, paired, served, settle, until
from recording import Window
from sign_in import press, signed_in
from test_pages import AXE


@pytest.fixture
def stranger(browser):
    """Browser without a session."""
    opened = []

    def make(**options):
        opened.append(browser.new_context_without_session(**options))
        return opened[-1]

    yield make
    for context in opened:
        context.close()


def owner(url=URL):
    return next(one for one in signed_in.servers if one.url == url)


@pytest.mark.parametrize("script", [True, False])
def test_an_address_signs_in_once_and_leads_to_the_page_that_was_asked_for(stranger, script):
    context = stranger(java_script_enabled=script, locale="en-GB")
    page = context.new_page()
    assert page.goto(URL + "/trends?span=all").status == 401
    expect(page.get_by_role("main")).to_contain_text("hearth sign-in")
    assert page.locator("nav a").count() == 0
    address = owner().address()
    for _ in range(2):
        assert page.goto(address).status == 200
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url(URL + "/trends?span=all")
    cookie = next(one for one in context.cookies() if one["name"].startswith("hearth-session"))
    assert cookie["httpOnly"] and cookie["sameSite"] == "Lax"
    assert page.evaluate("document.cookie") == ""
    # The address that stays in the history is used up.
    assert "key=" not in page.evaluate("performance.getEntriesByType('navigation')[0].name")
    page.go_back()
    page.reload()
    expect(page.get_by_role("main")).to_contain_text("This address no longer works")
    other = stranger(java_script_enabled=script, locale="en-GB").new_page()
    assert other.goto(address).status == 403
    expect(other.get_by_role("main")).to_contain_text("This address no longer works")
    assert other.goto(URL + "/").status == 401


@pytest.mark.parametrize("width, further", [(390, ["Weather", "Trends", "Routes", "Heat"]), (1280, ["Heat"])])
def test_the_menu_of_each_page_has_the_pages_without_a_tab_and_the_way_out(stranger, width, further):
    page = stranger(locale="en-GB", viewport={"width": width, "height": 800}).new_page()
    page.goto(owner().address())
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url(URL + "/")
    for path in ["/load", "/settings/pair"]:
        page.goto(URL + path)
        page.get_by_role("button", name="More", exact=True).click()
        menu = page.get_by_role("dialog", name="More")
        for name in further:
            expect(menu.get_by_role("link", name=name, exact=True)).to_be_visible()
        expect(menu.get_by_role("button", name="Sign out", exact=True)).to_be_visible()
    menu.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_url(URL + "/sign-in?signed-out=1")
    assert page.goto(URL + "/load").status == 401
    assert page.get_by_role("button", name="More", exact=True).count() == 1  # the choice of a language


@pytest.mark.parametrize("language, width", paired([(320,), (1280,)]))
def test_the_sign_in_page_is_accessible_and_fits(stranger, language, width):
    context = stranger(viewport={"width": width, "height": 800}, reduced_motion="reduce")
    context.add_cookies([{"name": "hearth-language", "value": language, "url": URL}])
    page = context.new_page()
    one_time = owner().address().removeprefix(URL)
    for path in ("/", "/sign-in?key=x", "/sign-in?signed-out=1", one_time):
        page.goto(URL + path)
        settle(page)
        assert page.locator("html").get_attribute("lang") == language
        results = Axe().run(page, options=AXE)
        assert results.violations_count == 0, results.generate_report()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # The search of the other pages does not exist, and its keys do nothing.
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.keyboard.press("Control+k")
    page.wait_for_timeout(300)
    assert problems == []


def test_a_browser_signs_out_and_shows_nothing_afterwards(stranger):
    context = stranger(locale="en-GB")
    page = context.new_page()
    press(page, owner().address())
    page.goto(URL + "/activities")
    page.goto(URL + "/settings/access")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_url(URL + "/sign-in?signed-out=1")
    expect(page.get_by_role("main")).to_contain_text("Signed out")
    for path in ("/", "/activities", "/settings/export"):
        assert context.request.get(URL + path, headers={"Accept": "text/html"}).status == 401
    page.go_back()
    page.wait_for_load_state()
    expect(page.get_by_role("main")).to_contain_text("hearth sign-in")


def test_no_page_is_left_without_a_connection(stranger):
    context = stranger(locale="en-GB")
    page = context.new_page()
    press(page, owner().address())
    page.goto(URL + "/activities")
    assert page.locator(".activity-list").count()
    page.goto(URL + "/fitness")
    settle(page)
    context.set_offline(True)
    try:
        page.go_back()
        page.wait_for_load_state()
    except Error as error:
        assert "ERR_" in str(error)
    assert page.locator(".activity-list").count() == 0


def test_an_open_page_asks_to_sign_in_when_its_session_is_ended_elsewhere(stranger):
    """Ended from another browser, while the page is open and its stream is connected."""
    phone, desk = stranger(locale="en-GB"), stranger(locale="en-GB")
    shown = phone.new_page()
    press(shown, owner().address())
    settle(shown)
    page = desk.new_page()
    press(page, owner().address())
    page.goto(URL + "/settings/access")
    page.get_by_role("button", name="Sign out all others").click()
    owner().cookie = None  # that ended the session of the other tests, too
    expect(page.get_by_role("status").first).to_contain_text("no longer has access")
    # The stream ends with its next message, at the latest after 15 seconds, and cannot be opened again.
    expect(shown.get_by_role("main")).to_contain_text("hearth sign-in", timeout=60_000)


@pytest.mark.parametrize("script", [True, False])
def test_an_old_sign_in_reads_pages_and_is_asked_again_before_an_export(stranger, tmp_path, script):
    home = tmp_path / "home"
    home.mkdir(mode=0o700)
    with served(str(home)) as url:
        _, token = owner(url).session()
    # The browser signed in 20 minutes ago.
    (entry,) = (home / "keys" / "sessions").glob("*.json")
    session = json.loads(entry.read_text())
    entry.write_text(json.dumps({**session, "began": session["began"] - 1200}))
    with served(str(home)) as url:
        context = stranger(java_script_enabled=script, locale="en-GB")
        context.add_cookies([{"name": f"hearth-session-{urlsplit(url).port}", "value": token, "url": url}])
        page = context.new_page()
        page.goto(url + "/settings")
        page.click("a[href='/settings/export']")
        expect(page.get_by_role("main")).to_contain_text("Please sign in again")
        press(page, owner(url).address())
        page.wait_for_url(url + "/settings")
        with page.expect_download() as download:
            page.click("a[href='/settings/export']")
        assert download.value.failure() is None


def test_a_recording_waits_for_the_next_sign_in_and_is_then_sent(browser, tmp_path):
    """The session ends while a class is recorded. The live page still opens, says so, and keeps the recording."""
    home = tmp_path / "home"
    home.mkdir(mode=0o700)
    with served(str(home)) as url:
        one = Window(browser, url, worker=True, uploads=False)
        page = one.open()
        until(lambda: page.evaluate("async () => !!await caches.match('/live')"), page, 60)
        strap = one.strap()
        one.start()
        for _ in range(12):
            strap.beat(120)
            page.wait_for_timeout(250)
        one.context.clear_cookies(name=f"hearth-session-{urlsplit(url).port}")
        one.end()
        one.save()
        expect(page.locator("#notice-signed-out")).to_be_visible()
        assert page.locator("#server").get_attribute("data-done") == "no"
        stored = one.stored()
        assert len(stored["queue"]) == 1
        # Without a session the live page comes from the browser's storage, and another page asks to sign in.
        page.goto(url + "/live")
        expect(page.locator("#notice-signed-out")).to_be_visible()
        page.goto(url + "/activities")
        expect(page.get_by_role("main")).to_contain_text("hearth sign-in")
        press(page, owner(url).address())
        page.goto(url + "/live")
        until(lambda: not one.stored()["queue"], page, 60)
        expect(page.locator("#notice-signed-out")).to_be_hidden()
        page.goto(url + "/activities")
        expect(page.locator("a.activity")).to_have_count(1)
        one.close()
