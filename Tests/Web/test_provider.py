"""Sign-in with an OpenID Connect provider in a real browser, across two sites."""
import pathlib

import pytest
from playwright.sync_api import expect

import provider
from conftest import LANGUAGES, served, settle
from sign_in import press
from test_passkeys import accessible, owner
from test_people import invited


@pytest.fixture(scope="module")
def porter():
    with provider.running() as one:
        yield one


@pytest.fixture
def site(porter, tmp_path):
    """Server with an empty data folder whose settings name the provider."""
    home = tmp_path / "home"
    home.mkdir(mode=0o700)
    secret = pathlib.Path(tmp_path, "secret")
    secret.write_text(porter.secret + "\n")
    (home / "config").write_text(
        f"oidc_issuer = {porter.issuer}\noidc_client = {porter.client}\noidc_secret_file = {secret}\noidc_name = Porter\n")
    porter.person = {"sub": "subject-1", "preferred_username": "ada"}
    with served(str(home)) as url:
        yield url


@pytest.fixture
def person(browser):
    """Returns the page of a browser without a session."""
    opened = []

    def make(**options):
        context = browser.new_context_without_session(reduced_motion="reduce", **options)
        opened.append(context)
        return context.new_page()

    yield make
    for context in opened:
        context.close()


def through(page, button):
    """Presses a button, and the one at the provider."""
    page.get_by_role("button", name=button).click()
    page.get_by_role("button", name="I am Ada").click()


def test_an_account_is_linked_signs_in_and_is_unlinked(site, person, porter):
    page = person()
    press(page, owner(site).address())
    page.goto(site + "/settings/password")
    through(page, "Link an account of Porter")
    expect(page.get_by_role("status")).to_contain_text("The account is linked")
    expect(page.locator("li", has_text="ada")).to_contain_text("not used yet")
    accessible(page)

    stranger = person(java_script_enabled=False)
    assert stranger.goto(site + "/trends?span=all").status == 401
    through(stranger, "Sign in with Porter")
    stranger.wait_for_url(site + "/trends?span=all")
    cookies = {cookie["name"].rpartition("-")[0]: cookie for cookie in stranger.context.cookies(site)}
    assert set(cookies) == {"hearth-session"} and cookies["hearth-session"]["httpOnly"]

    stranger.goto(site + "/settings/password")
    stranger.get_by_role("button", name="Unlink ada").click()
    expect(stranger.get_by_role("status")).to_contain_text("The account is unlinked")
    page.goto(site + "/")
    accessible(page)
    through(page, "Sign in with Porter")
    expect(page.get_by_role("alert")).to_contain_text("is not linked to a person here")
    accessible(page)


def test_an_invitation_is_accepted_with_the_provider(site, person, porter):
    inviter = person()
    press(inviter, owner(site).address())
    link = invited(inviter, site, "Mia")
    page = person(viewport={"width": 390, "height": 844})
    page.goto(link)
    settle(page)
    porter.person = {"sub": "subject-2", "preferred_username": "mia"}
    through(page, "Accept with Porter")
    page.wait_for_url(lambda url: "/sign-in" not in url)
    page.goto(site + "/settings/password")
    expect(page.locator("li", has_text="mia")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_to_the_provider_can_be_read_and_left_without_the_header(site, person, language):
    page = person(viewport={"width": 320, "height": 700})
    page.context.add_cookies([{"name": "hearth-language", "value": language, "url": site}])
    page.route("**/authorize*", lambda route: route.fulfill(status=204))
    page.goto(site + "/")
    page.locator("form[action='/sign-in/provider'] button").click()
    link = page.locator("main a.button")
    expect(link).to_contain_text("Porter")
    assert "code_challenge_method=S256" in link.get_attribute("href")
    accessible(page)
