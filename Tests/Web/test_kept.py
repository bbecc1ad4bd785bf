"""Pages that a browser keeps, for times without a connection."""
import re

import pytest
from playwright.sync_api import expect

from conftest import URL, until
from sign_in import press
from test_sign_in import owner, stranger  # noqa: F401: a fixture

# What the browser has stored, as text: names of the pages, and their bytes.
STORED = """async () => {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'hearth-kept')) return { key: 0, pages: {} };
  const done = request => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result); request.onerror = () => reject(request.error); });
  const database = await done(indexedDB.open('hearth-kept'));
  const store = name => database.transaction(name).objectStore(name);
  const pages = {};
  for (const path of await done(store('pages').getAllKeys()))
    pages[path] = new TextDecoder('latin1').decode((await done(store('pages').get(path))).content);
  const keys = await done(store('key').getAll());
  database.close();
  return { key: keys.length, extractable: keys.some(({ extractable }) => extractable), pages }; }"""


def settings(visit, language="en"):
    page = visit("/settings", language=language).page
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page


def switch_on(page):
    page.locator("#keep-pages").check()
    until(lambda: len(page.evaluate(STORED)["pages"]) == 3, page)


def test_nothing_is_kept_unless_it_is_switched_on(visit):
    page = settings(visit)
    for path in ("/", "/load", "/plan"):
        page.goto(URL + path)
    stored = page.evaluate(STORED)
    assert stored["key"] == 0 and not stored["pages"]
    page.context.set_offline(True)
    page.goto(URL + "/load")
    expect(page.locator("main h1")).to_have_text("Hearth is not reachable")


@pytest.mark.parametrize("language", ["en", "de", "zh-Hant"])
def test_kept_pages_open_without_a_connection_and_state_their_moment(visit, language):
    page = settings(visit, language)
    switch_on(page)
    titles = {}
    for path in ("/", "/load", "/plan"):
        page.goto(URL + path)
        titles[path] = page.locator("main h1").first.inner_text()
        expect(page.locator("[data-kept]")).to_be_hidden()
    page.context.set_offline(True)
    for path, title in titles.items():
        page.goto(URL + path)
        expect(page.locator("main h1").first).to_have_text(title)
        expect(page.locator("[data-kept]")).to_be_visible()
        assert re.search(r"\d\d:\d\d", page.locator("[data-kept]").inner_text())
        assert page.evaluate("getComputedStyle(document.querySelector('.card')).borderRadius") != "0px"
    page.goto(URL + "/fitness")
    expect(page.locator("[data-fresh]")).to_be_visible()


def test_kept_pages_are_encrypted_with_a_key_that_no_script_can_read(visit):
    page = settings(visit)
    switch_on(page)
    stored = page.evaluate(STORED)
    assert stored["key"] == 1 and not stored["extractable"] and set(stored["pages"]) == {"/", "/load", "/plan"}
    for content in stored["pages"].values():
        assert len(content) > 5000 and "<html" not in content and "card" not in content


def own_session(stranger):
    """Settings of a browser with a session of its own, which a test may end."""
    page = stranger(locale="en-GB").new_page()
    press(page, owner().address())
    page.goto(URL + "/settings")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page


def is_empty(page):
    until(lambda: not page.evaluate(STORED)["pages"], page)
    page.context.set_offline(True)
    page.goto(URL + "/load")
    expect(page.locator("main h1")).to_have_text("Hearth is not reachable")


def test_switching_off_and_signing_out_remove_kept_pages(stranger):
    page = own_session(stranger)
    switch_on(page)
    page.locator("#keep-pages").uncheck()
    until(lambda: page.evaluate(STORED)["key"] == 0, page)
    assert page.evaluate(STORED)["pages"] == {}
    switch_on(page)
    page.reload()
    expect(page.locator("#keep-pages")).to_be_checked()
    page.locator("form[action='/sign-out'] button").first.evaluate("button => button.click()")
    page.wait_for_url("**/sign-in*")
    is_empty(page)
    assert page.evaluate(STORED)["key"] == 0


def test_a_session_that_ended_elsewhere_leaves_no_kept_page(stranger):
    page = own_session(stranger)
    switch_on(page)
    page.context.clear_cookies()
    page.goto(URL + "/load")
    is_empty(page)
