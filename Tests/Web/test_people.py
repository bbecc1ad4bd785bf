"""People of a data folder in a browser: invitations, passwords with a second factor, the security log, and removal."""
import base64
import hashlib
import hmac
import io
import struct
import time
from urllib.parse import parse_qs, urlsplit

import pytest
import zxingcpp
from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import expect

from conftest import paired, settle
from test_pages import AXE

PASSWORD = "blaue Giraffe tanzt"


@pytest.fixture
def windows(browser):
    """Makes browser contexts and closes them: signed in as the owner, or as no person."""
    opened = []

    def make(server, signed_in=True, language="en", **options):
        context = (browser.new_context if signed_in else browser.new_context_without_session)(reduced_motion="reduce", **options)
        context.add_cookies([{"name": "hearth-language", "value": language, "url": server}])
        opened.append(context)
        return context.new_page()

    yield make
    for context in opened:
        context.close()


def code(secret, offset=0):
    """Returns the code of an authenticator app (RFC 6238)."""
    mac = hmac.new(base64.b32decode(secret), struct.pack(">Q", int(time.time()) // 30 + offset), hashlib.sha1).digest()
    return f"{(struct.unpack_from('>I', mac, mac[-1] & 15)[0] & 0x7FFFFFFF) % 1_000_000:06}"


def invited(page, server, name):
    """Invites a person and returns the link."""
    page.goto(server + "/settings/people")
    page.fill("input[name=name]", name)
    page.click("form.settings button")
    return page.locator("code.lines").inner_text()


def accessible(page):
    settle(page)
    results = Axe().run(page, options=AXE)
    assert results.violations_count == 0, results.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("script", [True, False])
def test_a_person_is_invited_accepts_is_disabled_and_removed(windows, own_server, script):
    owner = windows(own_server, java_script_enabled=script)
    link = invited(owner, own_server, "Mia")
    guest = windows(own_server, signed_in=False, java_script_enabled=script)
    # Programs that show a preview open the link without using it up.
    assert [guest.request.get(link).status for _ in range(3)] == [200] * 3
    guest.goto(link)
    expect(guest.get_by_role("main")).to_contain_text("You are invited to Hearth")
    guest.get_by_role("button", name="Accept and sign in").click()
    guest.wait_for_url(own_server + "/")
    guest.goto(own_server + "/settings")
    assert guest.locator("input[name=name]").input_value() == "Mia"
    assert guest.locator("a[href='/settings/people']").count() == 0
    assert guest.goto(own_server + "/settings/people").status == 404
    assert guest.request.get(link, headers={"Accept": "text/html"}).status == 403
    owner.goto(own_server + "/settings/people")
    expect(owner.locator("li", has_text="Mia")).to_contain_text("last seen just now")
    owner.get_by_role("button", name="Disable Mia").click()
    expect(owner.get_by_role("status")).to_contain_text("Mia is signed out everywhere")
    assert guest.goto(own_server + "/").status == 401
    owner.get_by_role("button", name="Permit Mia again").click()
    expect(owner.get_by_role("status")).to_contain_text("Mia may sign in again")
    owner.get_by_role("link", name="Remove Mia").click()
    owner.fill("input[name=name]", "Ben")
    owner.click(".danger")
    expect(owner.get_by_role("main").locator("[aria-invalid=true]")).to_have_count(1)
    owner.fill("input[name=name]", "mia")
    owner.click(".danger")
    expect(owner.get_by_role("status")).to_contain_text("Removed, with all data")
    assert owner.locator("li", has_text="Mia").count() == 0


@pytest.mark.parametrize("language, width", paired([(320,), (1280,)]))
def test_the_pages_of_an_invitation_and_a_removal_are_accessible_and_fit(windows, own_server, language, width):
    options = {"language": language, "viewport": {"width": width, "height": 800}}
    owner = windows(own_server, **options)
    link = invited(owner, own_server, "Donaudampfschifffahrtsgesellschaftskapitän")
    accessible(owner)
    guest = windows(own_server, signed_in=False, **options)
    guest.goto(link)
    assert guest.locator("html").get_attribute("lang") == language and guest.locator("nav a").count() == 0
    accessible(guest)
    owner.goto(own_server + "/settings/people")
    owner.click("a[href^='/settings/people/remove']")
    accessible(owner)


@pytest.mark.parametrize("script", [True, False])
def test_a_password_is_set_with_an_app_signs_in_and_is_logged(windows, own_server, script):
    page = windows(own_server, java_script_enabled=script, device_scale_factor=2)
    page.goto(own_server + "/settings")
    page.click("a[href='/settings/password']:visible")
    # What the camera of a phone reads.
    link = zxingcpp.read_barcode(Image.open(io.BytesIO(page.locator("svg.code").screenshot())).convert("L")).text
    parts = urlsplit(link)
    assert (parts.scheme, parts.netloc, parts.path) == ("otpauth", "totp", "/Hearth:owner")
    secret = parse_qs(parts.query)["secret"][0]
    page.fill("input[name=password]", PASSWORD)
    page.fill("input[name=repeat]", PASSWORD)
    page.fill("input[name=code]", "000000")
    page.click("form.column button")
    expect(page.locator("[aria-invalid=true]")).to_have_count(1)
    page.fill("input[name=password]", PASSWORD)
    page.fill("input[name=repeat]", PASSWORD)
    page.fill("input[name=code]", code(secret))
    page.click("form.column button")
    codes = page.get_by_role("status").locator("li code").all_inner_texts()
    assert len(set(codes)) == 10

    other = windows(own_server, signed_in=False, java_script_enabled=script)
    for typed in ("000000", code(secret, 1), codes[0]):
        other.goto("about:blank")  # a signed-out page reloads itself, which would take the place of the next visit
        other.context.clear_cookies(name="hearth-session-" + own_server.rpartition(":")[2])
        assert other.goto(own_server + "/trends?span=all").status == 401
        other.fill("input[name=name]", "owner")
        other.fill("input[name=password]", PASSWORD)
        other.fill("input[name=code]", typed)
        other.click("form.settings button")
        if typed == "000000":
            expect(other.get_by_role("alert")).to_contain_text("do not match")
        else:
            other.wait_for_url(own_server + "/trends?span=all")
    other.goto(own_server + "/settings/log")
    log = other.locator(".log li b").all_inner_texts()
    assert log[:3] == ["Signed in with a recovery code", "Signed in with a password", "Sign-in failed"]
    assert "Password set" in log
    other.goto(own_server + "/settings/password")
    expect(other.get_by_role("main")).to_contain_text("9 codes are left")


@pytest.mark.parametrize("language, width", paired([(320,), (1280,)]))
def test_the_pages_of_a_password_are_accessible_and_fit(windows, own_server, language, width):
    options = {"language": language, "viewport": {"width": width, "height": 800}}
    page = windows(own_server, **options)
    answer = page.goto(own_server + "/settings/password")
    assert 0 < answer.request.sizes()["responseBodySize"] <= 14 * 1024
    assert b" style=" not in answer.body() and page.locator("script:not([src]), style").count() == 0
    page.fill("input[name=password]", "kurz")
    page.click("form.column button")
    accessible(page)
    secret = page.locator("input[name=secret]").input_value()
    page.fill("input[name=password]", PASSWORD)
    page.fill("input[name=repeat]", PASSWORD)
    page.fill("input[name=code]", code(secret))
    page.click("form.column button")
    expect(page.get_by_role("status").locator("li code")).to_have_count(10)
    accessible(page)
    stranger = windows(own_server, signed_in=False, **options)
    for path in ("/", "/sign-in?key=x", "/sign-in?signed-out=1"):
        stranger.goto(own_server + path)
        assert stranger.locator("input[name=password]").count() == 1
        accessible(stranger)
    page.goto(own_server + "/settings/log")
    accessible(page)
