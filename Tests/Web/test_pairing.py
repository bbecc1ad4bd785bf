"""A phone is connected over a proxy with TLS: picture, compared code, installation, a class that is recorded offline and sent later."""
import io
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import pytest
import zxingcpp
from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import expect

from browser import EXECUTABLE, FLAGS
from conftest import DAY, paired, settle, until
from sign_in import press
from test_pages import AXE

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Commands"))
from tls_proxy import NAME, TLSProxy  # noqa: E402

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True,
         "user_agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"}


@pytest.fixture(scope="module")
def home():
    """A server behind Caddy, with the demo athlete."""
    with tempfile.TemporaryDirectory() as folder:
        data = pathlib.Path(folder, "data")
        environment = {**os.environ, "HEARTH_HOME": str(data)}
        hearth = os.environ["HEARTH_BINARY"]
        subprocess.run([hearth, "demo", "--date", DAY], env=environment, check=True, capture_output=True)
        proxy = TLSProxy(folder)
        server = subprocess.Popen(
            [hearth, "serve", "--port", "0", "--date", DAY, "--public", proxy.address], env=environment, stdout=subprocess.PIPE, text=True)
        try:
            port = re.search(r"http://\S+?:(\d+)/", server.stdout.readline()).group(1)
            proxy.start("caddy", port)
            yield proxy.address, lambda: subprocess.run(
                [hearth, "sign-in"], env=environment, check=True, capture_output=True, text=True).stdout.strip()
        finally:
            proxy.stop()
            server.terminate()
            server.wait()
            server.stdout.close()


@pytest.fixture(scope="module")
def tls_browser(playwright, home):
    """A browser that finds the name of the example here, and accepts the certificate of the test."""
    browser = playwright.chromium.launch(
        executable_path=EXECUTABLE,
        args=[*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1", "--ignore-certificate-errors"])
    yield browser
    browser.close()


@pytest.fixture
def windows(tls_browser):
    opened = []

    def make(**options):
        context = tls_browser.new_context(reduced_motion="reduce", ignore_https_errors=True, **options)
        opened.append(context)
        return context.new_page()

    yield make
    for context in opened:
        context.close()


def offer(page, address, script=True):
    """Opens the page without an offer that another test left."""
    page.goto(address + "/settings/pair")
    if script:
        settle(page)
    if page.locator("form[action='/settings/pair/refuse'] button").count():
        page.click("form[action='/settings/pair/refuse'] button")
    page.locator("form[action='/settings/pair'] button").wait_for()
    if script:
        settle(page)


def scanned(page, script=True):
    """What the camera of a phone reads."""
    picture = page.locator("svg.code")
    picture.wait_for()
    if script:
        settle(page)
    return zxingcpp.read_barcode(Image.open(io.BytesIO(picture.screenshot())).convert("L")).text


def accessible(page):
    settle(page)
    results = Axe().run(page, options=AXE)
    assert results.violations_count == 0, results.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("script", [True, False])
def test_a_phone_is_connected_goes_offline_and_comes_back(home, windows, script):
    address, sign_in = home
    computer = windows(java_script_enabled=script, device_scale_factor=2)
    press(computer, sign_in())
    offer(computer, address, script)
    computer.goto(address + "/settings/access")
    computer.get_by_role("link", name="Connect a phone").click()
    computer.locator("form[action='/settings/pair'] button").click()
    link = scanned(computer, script)
    assert link.startswith(address + "/pair?key=")
    phone = windows(**PHONE)
    phone.goto(link)
    phone.get_by_role("button", name="Continue").click()
    code = phone.locator(".pair-code").inner_text()
    if not script:
        computer.get_by_role("link", name="Next").click()
    # With a script the computer shows the question by itself.
    expect(computer.locator(".pair-code")).to_have_text(code)
    expect(computer.locator("main h2")).to_contain_text("iPhone")
    computer.get_by_role("button", name="Allow").click()
    # The phone continues by itself.
    expect(phone.get_by_role("heading", name="This phone is connected")).to_be_visible(timeout=30_000)
    phone.get_by_role("link", name="Open Hearth").click()
    phone.wait_for_url(address + "/")
    settle(phone)
    cookies = {cookie["name"]: cookie for cookie in phone.context.cookies()}
    session = cookies["__Host-hearth-session"]
    assert session["secure"] and session["httpOnly"] and session["domain"] == NAME and session["path"] == "/"
    # The app can be installed, records a class offline, and sends it later.
    manifest = phone.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())")
    assert manifest["display"] == "standalone"
    phone.goto(address + "/live")
    until(lambda: phone.evaluate("async () => Boolean(await caches.match('/live')) && navigator.serviceWorker.controller !== null"),
          phone, seconds=60)
    phone.context.set_offline(True)
    phone.goto(address + "/load")
    expect(phone.locator("main h1")).to_have_text("Hearth is not reachable")
    phone.goto(address + "/live")
    for button, phase in (("", "idle"), ("#start", "running"), ("#end", "ending"), ("#save", "completed")):
        if button:
            phone.click(button)
        phone.locator(f"#live[data-phase={phase}][data-ready]").wait_for()
    assert phone.locator("#server").get_attribute("data-done") == "no"
    phone.context.set_offline(False)
    phone.locator("#server[data-done=yes]").wait_for(timeout=60_000)
    # The owner ends it.
    computer.goto(address + "/settings/access")
    computer.locator("li", has_text="iPhone").first.get_by_role("button").click()
    assert phone.goto(address + "/settings").status == 401


def test_a_phone_that_the_owner_refuses_gets_nothing(home, windows):
    address, sign_in = home
    computer = windows(device_scale_factor=2)
    press(computer, sign_in())
    offer(computer, address)
    computer.click("form[action='/settings/pair'] button")
    phone = windows(**PHONE)
    phone.goto(scanned(computer))
    phone.get_by_role("button", name="Continue").click()
    computer.get_by_role("button", name="Refuse").click()
    expect(phone.get_by_role("heading", name="This code no longer works")).to_be_visible(timeout=30_000)
    assert phone.goto(address + "/").status == 401


@pytest.mark.parametrize("language, width", paired([(200,), (390,), (1280,)]))
def test_every_step_is_accessible_and_fits(home, windows, language, width):
    address, sign_in = home
    options = {"viewport": {"width": width, "height": 800}, "device_scale_factor": 2}
    computer, phone = windows(**options), windows(**options)
    for page in (computer, phone):
        page.context.add_cookies([{"name": "__Host-hearth-language", "value": language, "url": address, "secure": True}])
    press(computer, sign_in())
    offer(computer, address)
    accessible(computer)
    computer.click("form[action='/settings/pair'] button")
    link = scanned(computer)
    accessible(computer)
    phone.goto(link)
    assert phone.locator("html").get_attribute("lang") == language
    accessible(phone)
    phone.locator("main form button").click()
    phone.locator(".pair-code").wait_for()
    accessible(computer)
    computer.locator("input[name=code] + button").click()
    computer.wait_for_url(address + "/settings/pair")
    phone.locator("main a[href='/']").wait_for(timeout=30_000)
    accessible(phone)
    accessible(computer)
    phone.goto(link)
    accessible(phone)
