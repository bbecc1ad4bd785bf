"""Pages that a browser keeps, for times without a connection."""
import os
import re
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import TRACK, URL, bring, until
from sign_in import press
from test_people import invited
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
  const keys = (await done(store('owner').getAll())).map(({ key }) => key);
  database.close();
  return { key: keys.length, extractable: keys.some(({ extractable }) => extractable), pages }; }"""


NOTHING = {"key": 0, "extractable": False, "pages": {}}


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


def kept(page):
    return set(page.evaluate(STORED)["pages"])


@pytest.fixture
def own_page(stranger, own_server):
    """Page of a browser with a session of its own at a server with one activity, which keeps pages, and the server's address."""
    page = stranger(locale="en-GB").new_page()
    press(page, owner(own_server).address())
    bring(page, own_server, TRACK)
    until(lambda: re.search(r'href="/activities/[0-9a-f]{20}', page.request.get(own_server + "/activities").text()), page)
    page.goto(own_server + "/settings")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    switch_on(page)
    return page, own_server


def add_person(server, page, name):
    """Returns the address that signs a second person in."""
    invited(page, server, name)
    environment = {**os.environ, "HEARTH_HOME": owner(server).home}
    return subprocess.run(
        [os.environ["HEARTH_BINARY"], "sign-in", "--athlete", name], env=environment, check=True, capture_output=True, text=True).stdout.strip()


def test_a_sign_in_of_the_same_athlete_keeps_the_switch_and_the_pages(stranger):
    page = own_session(stranger)
    switch_on(page)
    page.context.clear_cookies()
    page.goto(URL + "/load")
    until(lambda: not kept(page), page)
    press(page, owner().address())
    # The next page loads all of them.
    until(lambda: len(kept(page)) == 3, page)
    page.context.set_offline(True)
    page.goto(URL + "/plan")
    expect(page.locator("[data-kept]")).to_be_visible()


def test_pages_of_one_athlete_are_never_kept_for_another(own_page):
    page, server = own_page
    address = add_person(server, page, "Mia")
    # The second person signs in on the same device, without the first one signing out.
    press(page, address)
    until(lambda: page.evaluate(STORED)["key"] == 0, page)
    for path in ("/", "/load", "/plan"):
        page.goto(server + path)
    page.goto(server + "/settings")
    expect(page.locator("#keep-pages")).to_be_enabled()
    expect(page.locator("#keep-pages")).not_to_be_checked()
    assert page.evaluate(STORED) == NOTHING
    page.context.set_offline(True)
    page.goto(server + "/load")
    expect(page.locator("main h1")).to_have_text("Hearth is not reachable")


def test_deleting_all_data_deletes_the_kept_pages(own_page):
    page, server = own_page
    before = page.evaluate(STORED)["pages"]
    page.goto(server + "/settings/delete")
    page.fill("input[name=word]", "delete")
    page.click(".danger")
    page.wait_for_url(lambda url: url.endswith("/settings/delete?done=1"))
    # What is kept now was loaded after the deletion.
    until(lambda: len(kept(page)) == 3, page)
    after = page.evaluate(STORED)["pages"]
    assert len(after["/"]) < len(before["/"])
    page.context.set_offline(True)
    page.goto(server + "/")
    expect(page.locator("[data-kept]")).to_be_visible()
    expect(page.locator("main")).to_contain_text("Import")


def test_an_unfinished_switch_keeps_nothing(visit):
    page = settings(visit)
    page.context.route("**/plan", lambda route: route.fulfill(status=503, body="later"))
    page.locator("#keep-pages").check()
    expect(page.locator("[data-keep] > :last-child")).to_be_visible()
    assert page.evaluate(STORED) == NOTHING
    page.goto(URL + "/load")
    assert page.evaluate(STORED)["pages"] == {}


def test_a_page_that_an_update_changed_states_its_moment(visit):
    """Static files have other addresses after an update. Here the browser has lost those of the former version."""
    page = settings(visit)
    switch_on(page)
    page.evaluate("async () => { for (const name of await caches.keys()) if (!/live/.test(name)) await caches.delete(name) }")
    page.goto(URL + "/load")
    expected = "async () => Boolean(await caches.match(document.querySelector('script[src$=\"/base.js\"]').src.replace('base.js', 'kept.js')))"
    until(lambda: page.evaluate(expected), page)
    page.context.set_offline(True)
    page.goto(URL + "/load")
    expect(page.locator("[data-kept]")).to_be_visible()


def test_only_the_mark_of_a_page_permits_to_keep_it(visit):
    """The same characters in a text or a value are escaped."""
    page = settings(visit)
    matches = page.evaluate("""async () => {
      const mark = '<div hidden data-kept="x" data-kept-of="me">';
      const [, source] = (await (await fetch('/service-worker.js')).text()).match(/keptMark ?= ?\\/(.*)\\/;/);
      const pattern = new RegExp(source);
      const texts = [mark, mark.replaceAll('<', '&lt;'), mark.replaceAll('"', '&quot;')];
      for (const path of ['/load', '/fitness']) texts.push(await (await fetch(path)).text());
      return texts.map(text => pattern.test(text)) }""")
    assert matches == [True, False, False, True, False]


def test_a_text_with_the_address_of_a_file_and_a_failed_page_do_not_stop_the_others(own_page):
    page, server = own_page
    page.goto(server + "/activities")
    activity = page.locator("a[href^='/activities/']").first.get_attribute("href")
    page.goto(server + activity.partition("?")[0] + "/edit")
    page.fill("input[name=title]", "see /assets/nothing.js")
    page.locator("main form:has(input[name=title]) .button").first.click()
    page.goto(server + "/")
    assert "/assets/nothing.js" in page.content()
    moment = "async () => { const d = await new Promise(done => { indexedDB.open('hearth-kept').onsuccess = e => done(e.target.result) });" \
        " return new Promise(done => { const r = d.transaction('pages').objectStore('pages').get('/'); r.onsuccess = () => { d.close(); done(r.result.moment) } }) }"
    before = page.evaluate("Date.now()")
    page.goto(server + "/")
    until(lambda: page.evaluate(moment) >= before, page)


def test_an_entry_without_a_connection_removes_nothing(own_page):
    page, server = own_page
    page.context.set_offline(True)
    page.goto(server + "/sign-in")
    page.goto(server + "/load")
    expect(page.locator("[data-kept]")).to_be_visible()
    # Another address of the same page shows other days.
    page.goto(server + "/load?asOf=2020-01-01")
    expect(page.locator("main h1")).to_have_text("Hearth is not reachable")
