"""Passkeys in a real browser, with Chromium's virtual authenticator. They work at localhost; the tests' other pages are at 127.0.0.1."""
import gzip
import os

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import paired, settle
from sign_in import press, signed_in
from test_pages import AXE
from test_people import invited

PASSWORD_PAGE = "/settings/password"


class Device:
    """A browser without a session at localhost, and its authenticator, which can leave for another browser."""

    def __init__(self, context, server, verified=True):
        self.context, self.page = context, context.new_page()
        self.url = server.replace("127.0.0.1", "localhost")
        self.problems = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.cdp = context.new_cdp_session(self.page)
        self.cdp.send("WebAuthn.enable")
        self.authenticator = self.cdp.send("WebAuthn.addVirtualAuthenticator", {"options": {
            "protocol": "ctap2", "ctap2Version": "ctap2_1", "transport": "internal", "hasResidentKey": True,
            "hasUserVerification": True, "isUserVerified": verified, "automaticPresenceSimulation": True}})["authenticatorId"]

    def credentials(self):
        return self.cdp.send("WebAuthn.getCredentials", {"authenticatorId": self.authenticator})["credentials"]

    def put(self, credential):
        self.cdp.send("WebAuthn.addCredential", {"authenticatorId": self.authenticator, "credential": credential})

    def verify(self, is_verified):
        self.cdp.send("WebAuthn.setUserVerified", {"authenticatorId": self.authenticator, "isUserVerified": is_verified})

    def open(self, address):
        """Opens a one-time address at localhost."""
        press(self.page, address.replace("127.0.0.1", "localhost"))

    def add(self, name=""):
        self.page.goto(self.url + PASSWORD_PAGE)
        settle(self.page)
        self.page.fill("input[name=passkey-name]", name)
        self.page.get_by_role("button", name="Add a passkey").click()

    def sign_out(self):
        self.page.goto(self.url + "/settings/access")
        self.page.get_by_role("button", name="Sign out", exact=True).click()
        self.page.wait_for_url(self.url + "/sign-in?signed-out=1")

    def sign_in(self):
        settle(self.page)
        self.page.get_by_role("button", name="Sign in with a passkey").click()


@pytest.fixture
def device(browser, own_server):
    opened = []

    def make(language="en", verified=True, **options):
        context = browser.new_context_without_session(reduced_motion="reduce", **options)
        context.add_cookies([{"name": "hearth-language", "value": language, "url": own_server.replace("127.0.0.1", "localhost")}])
        opened.append(context)
        return Device(context, own_server, verified)

    yield make
    for context in opened:
        context.close()


def owner(url):
    return next(one for one in signed_in.servers if one.url == url)


def accessible(page):
    settle(page)
    results = Axe().run(page, options=AXE)
    assert results.violations_count == 0, results.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_passkey_is_added_signs_in_and_a_second_one_and_a_removal_follow(device, own_server):
    one = device()
    one.open(owner(own_server).address())
    one.add("Laptop")
    expect(one.page.get_by_role("status")).to_contain_text("The passkey is added")
    row = one.page.locator("li", has_text="Laptop")
    expect(row).to_contain_text("not used yet")
    expect(row).to_contain_text("built into a device")
    credential, = one.credentials()
    assert credential["isResidentCredential"] and credential["rpId"] == "localhost"

    one.sign_out()
    assert one.page.goto(one.url + "/trends?span=all").status == 401
    one.sign_in()
    # The sign-in page has the same address.
    expect(one.page.get_by_role("heading", level=1)).to_have_text("Trends")
    assert one.page.url == one.url + "/trends?span=all"
    one.page.goto(one.url + PASSWORD_PAGE)
    expect(one.page.locator("li", has_text="Laptop")).to_contain_text("used just now")
    assert one.credentials()[0]["signCount"] > credential["signCount"]

    # The device has one already, and says so without asking the server.
    one.add("Again")
    expect(one.page.get_by_role("alert")).to_contain_text("This device has a passkey for you already")

    # The second device. Adding its passkey signs the first one out.
    two = device()
    two.open(owner(own_server).address())
    two.add()
    expect(two.page.get_by_role("status")).to_contain_text("Your other browsers are signed out")
    assert one.page.goto(one.url + "/").status == 401
    rows = two.page.locator("#h-passkeys ~ ul li, section:has(#h-passkeys) ul li")
    expect(rows).to_have_count(2)
    rows.nth(1).locator("summary").click()
    rows.nth(1).locator("input[name=name]").fill("Phone <b>")
    rows.nth(1).get_by_role("button", name="Rename", exact=True).click()
    expect(two.page.locator("li", has_text="Phone <b>")).to_have_count(1)

    two.page.get_by_role("button", name="Remove Laptop").click()
    expect(two.page.get_by_role("status")).to_contain_text("The passkey is removed")
    expect(two.page.locator("li", has_text="Laptop")).to_have_count(0)
    one.page.goto(one.url + "/")
    one.sign_in()
    expect(one.page.get_by_role("alert")).to_contain_text("This passkey did not sign in")
    two.sign_out()
    two.sign_in()
    two.page.wait_for_url(two.url + "/")
    two.page.goto(two.url + "/settings/log")
    log = two.page.locator(".log li b").all_inner_texts()
    assert log[0] == "Signed in with a passkey" and {"Passkey added", "Passkey removed", "Sign-in failed"} <= set(log)
    assert one.problems == two.problems == []


def test_a_device_that_does_not_verify_its_user_neither_adds_nor_signs_in(device, own_server):
    one = device(verified=False)
    one.open(owner(own_server).address())
    one.add("Laptop")
    expect(one.page.get_by_role("alert")).to_contain_text("Your device did not confirm a passkey")
    assert one.credentials() == []
    one.verify(True)
    one.page.get_by_role("button", name="Add a passkey").click()
    expect(one.page.get_by_role("status")).to_contain_text("The passkey is added")
    one.sign_out()
    one.verify(False)
    one.sign_in()
    expect(one.page.get_by_role("alert")).to_contain_text("Your device did not confirm a passkey")
    assert one.page.request.get(one.url + "/", headers={"Accept": "text/html"}).status == 401
    one.verify(True)
    one.sign_in()
    one.page.wait_for_url(one.url + "/")


def test_a_copied_passkey_is_refused(device, own_server):
    one = device()
    one.open(owner(own_server).address())
    one.add("Laptop")
    expect(one.page.get_by_role("status")).to_contain_text("The passkey is added")
    copy = one.credentials()[0]
    for _ in range(2):
        one.sign_out()
        one.sign_in()
        one.page.wait_for_url(one.url + "/")
    thief = device()
    thief.put(copy)
    thief.page.goto(thief.url + "/")
    thief.sign_in()
    expect(thief.page.get_by_role("alert")).to_contain_text("This passkey did not sign in")
    one.page.goto(one.url + "/settings/log")
    assert one.page.locator(".log li b").first.inner_text() == "Sign-in refused: the passkey may have been copied"


def test_an_invitation_is_accepted_with_a_passkey_which_signs_in_later(browser, device, own_server):
    context = browser.new_context(reduced_motion="reduce")
    try:
        link = invited(context.new_page(), own_server, "Mia")
    finally:
        context.close()
    mia = device()
    # At the number in the link the page leads to the name.
    mia.page.goto(link)
    mia.page.get_by_role("link", name="Continue at localhost").click()
    settle(mia.page)
    mia.page.get_by_role("button", name="Accept with a passkey").click()
    mia.page.wait_for_url(mia.url + "/")
    mia.page.goto(mia.url + "/settings")
    assert mia.page.locator("input[name=name]").input_value() == "Mia"
    # It is her only way to sign in.
    mia.page.goto(mia.url + PASSWORD_PAGE)
    mia.page.get_by_role("button", name="Remove").first.click()
    expect(mia.page.get_by_role("alert")).to_contain_text("This is your only way to sign in")
    mia.sign_out()
    mia.sign_in()
    mia.page.wait_for_url(mia.url + "/")
    assert mia.page.goto(mia.url + "/settings/people").status == 404
    # The owner and Mia share a device: the one who is chosen signs in.
    own = device()
    own.open(owner(own_server).address())
    own.add("Desk")
    expect(own.page.get_by_role("status")).to_contain_text("The passkey is added")
    assert own.credentials()[0]["userHandle"] != mia.credentials()[0]["userHandle"]
    assert mia.page.request.get(link, headers={"Accept": "text/html"}).status == 403


def test_a_page_at_a_number_leads_to_the_name_with_and_without_a_script(browser, own_server):
    for script in (True, False):
        context = browser.new_context(reduced_motion="reduce", java_script_enabled=script)
        page = context.new_page()
        page.goto(own_server + PASSWORD_PAGE)
        assert page.locator("form[data-passkey]").count() == 0
        page.get_by_role("button", name="Continue at localhost").click()
        page.get_by_role("link", name="Continue at localhost").click()
        page.get_by_role("button", name="Sign in").click()
        page.wait_for_url(own_server.replace("127.0.0.1", "localhost") + PASSWORD_PAGE)
        assert page.locator("form[data-passkey=create]").count() == 1
        # Without a script the page says what else there is. Playwright turns scripts off only after parsing, so that the element has text.
        assert "Passkeys need JavaScript" in page.locator("form[data-passkey] noscript").text_content()
        if not script:
            page.get_by_role("button", name="Add a passkey").click()
            expect(page.get_by_role("alert")).to_contain_text("Passkeys need JavaScript")
            assert page.locator("input[name=password]").count() == 1
        context.close()


def test_a_browser_without_passkeys_or_without_a_connection_says_so(device, own_server):
    one = device()
    one.context.add_init_script("if (location.hash === '#without') delete window.PublicKeyCredential")
    one.open(owner(own_server).address())
    one.page.goto(one.url + PASSWORD_PAGE + "#without")
    settle(one.page)
    one.page.get_by_role("button", name="Add a passkey").click()
    expect(one.page.get_by_role("alert")).to_contain_text("This browser has no passkeys")
    one.page.goto(one.url + "/settings")
    one.page.goto(one.url + PASSWORD_PAGE)
    settle(one.page)
    one.context.set_offline(True)
    one.page.get_by_role("button", name="Add a passkey").click()
    expect(one.page.get_by_role("alert")).to_contain_text("The server did not answer")
    one.context.set_offline(False)
    # The conversion of browsers that do not have it themselves.
    one.page.evaluate("""delete PublicKeyCredential.parseCreationOptionsFromJSON;
      delete PublicKeyCredential.parseRequestOptionsFromJSON""")
    one.page.get_by_role("button", name="Add a passkey").click()
    expect(one.page.get_by_role("status")).to_contain_text("The passkey is added")
    one.sign_out()
    settle(one.page)
    one.page.evaluate("delete PublicKeyCredential.parseRequestOptionsFromJSON")
    one.sign_in()
    one.page.wait_for_url(one.url + "/")
    assert one.problems == []


@pytest.mark.parametrize("language, width, theme", paired([(320, "light"), (1280, "dark")]))
def test_the_pages_with_passkeys_are_accessible_and_fit(browser, device, own_server, request, language, width, theme):
    folder = request.config.getoption("--screenshots")

    def look(page, name):
        accessible(page)
        if folder:
            page.screenshot(path=os.path.join(folder, f"{name}-{language}-{width}-{theme}.png"), full_page=True)

    options = {"viewport": {"width": width, "height": 800}}
    one = device(language, **options)
    one.context.add_cookies([{"name": "hearth-theme", "value": theme, "url": one.url}])
    page = one.page
    one.open(owner(own_server).address())
    page.goto(one.url + PASSWORD_PAGE)
    assert page.locator("html").get_attribute("lang") == language
    look(page, "none")
    page.fill("input[name=passkey-name]", "Donaudampfschifffahrtsgesellschaftskapitänstelefon")
    page.locator("form[data-passkey] button").click()
    page.wait_for_url(one.url + PASSWORD_PAGE + "?passkey=added")
    answer = page.goto(one.url + PASSWORD_PAGE)
    assert len(gzip.compress(answer.body())) <= 14 * 1024
    assert b" style=" not in answer.body() and page.locator("script:not([src]), style").count() == 0
    page.locator("section:has(#h-passkeys) summary").click()
    look(page, "one")
    other = device(language, verified=False, **options)
    other.put(one.credentials()[0])
    stranger, shown = other.context, other.page
    for url in (own_server, one.url):
        stranger.add_cookies([{"name": "hearth-language", "value": language, "url": url}, {"name": "hearth-theme", "value": theme, "url": url}])
    for name, path in (("needed", "/"), ("refused", "/sign-in?key=x")):
        shown.goto(one.url + path)
        look(shown, "sign-in-" + name)
    shown.locator("form[data-passkey] button").click()
    expect(shown.get_by_role("alert")).to_be_visible()
    look(shown, "sign-in-cancelled")
    shown.goto(own_server + "/")
    look(shown, "sign-in-number")
    # The new passkey ended all other sessions.
    signed = browser.new_context_without_session(reduced_motion="reduce", **options)
    signed.add_cookies([{"name": "hearth-language", "value": language, "url": own_server}, {"name": "hearth-theme", "value": theme, "url": own_server}])
    page = signed.new_page()
    press(page, owner(own_server).address())
    page.goto(own_server + PASSWORD_PAGE)
    look(page, "number")
    page.locator("form[action$='/move'] button").click()
    page.locator("#h-moved").wait_for()
    look(page, "moved")
    link = invited(page, own_server, "Mia")
    for name, url in (("number", own_server), ("name", one.url)):
        shown.goto(link.replace(own_server, url))
        look(shown, "invitation-" + name)
    signed.close()
