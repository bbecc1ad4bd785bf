"""Administration: granting and withdrawing access, exporting all data, deleting all data."""
import io
import re
import zipfile
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import expect

from conftest import DAY, LANGUAGES, TRACK, URL, bring, until

ASKED = "/quick-wins/training-load"


@pytest.mark.parametrize("script", [True, False])
def test_a_program_gets_a_token_that_is_withdrawn(visit, script):
    page = visit("/settings", script=script).page
    page.click("a[href='/settings/access']:visible")
    page.fill("input[name=name]", f"Test {script}")
    page.select_option("select[name=days]", "30")
    page.click("form.settings button")
    token = page.locator("code.lines").inner_text()
    ask = lambda: page.request.get(URL + ASKED, headers={"Authorization": "Bearer " + token}).status
    assert ask() == 200
    # The links set up Health Auto Export so that what it sends is accepted.
    links = [urlsplit(link.get_attribute("href")) for link in page.locator("a[href^='com.HealthExport:']").all()]
    fields = [dict(parse_qsl(link.query)) for link in links]
    assert [one["datatype"] for one in fields] == ["workouts", "healthMetrics"]
    for one in fields:
        name, value = one["headers"].split(",")
        answer = page.request.post(one["url"], headers={name: value, "Content-Type": "application/json"}, data='{"data":{"workouts":[]}}')
        assert answer.status == 200, answer.text()
    page.goto(URL + "/settings/access")
    assert token not in page.content()
    row = page.locator("li", has_text=f"Test {script}")
    assert "just now" in row.inner_text() or "1 minute ago" in row.inner_text()
    row.locator("button").click()
    expect(page.get_by_role("status")).to_be_visible()
    page.wait_for_load_state()
    assert page.locator("li", has_text=f"Test {script}").count() == 0
    assert ask() == 401


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_data_is_exported_and_deleted_without_script(browser, own_server, language):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    context.add_cookies([{"name": "hearth-language", "value": language, "url": own_server}])
    page = context.new_page()
    bring(page, own_server, TRACK)
    until(lambda: page.reload() and not page.locator("form[action='/import/stop']").count(), page)
    page.goto(own_server + "/settings")
    with page.expect_download() as download:
        page.click("a[href='/settings/export']")
    assert download.value.suggested_filename == f"hearth-{DAY}.zip"
    with open(download.value.path(), "rb") as file:
        archive = zipfile.ZipFile(io.BytesIO(file.read()))
    assert archive.testzip() is None and "hearth.jsonl" in "".join(archive.namelist())
    assert TRACK in [archive.read(name) for name in archive.namelist()]

    page.click("a[href='/settings/delete']")
    assert page.locator(".goes dd").first.inner_text() == "1"
    page.fill("input[name=word]", "nonsense")
    page.click(".danger")
    expect(page.get_by_role("main").locator("[aria-invalid=true]")).to_have_count(1)
    expect(page.locator(".goes dd").first).to_have_text("1")
    page.fill("input[name=word]", {"en": "delete", "zh-Hant": "刪除", "de": "löschen"}[language])
    page.click(".danger")
    page.wait_for_url(lambda url: url.endswith("/settings/delete?done=1"))
    page.goto(own_server + "/settings/delete")
    assert page.locator(".goes dd").all_inner_texts()[:5] == ["0"] * 5
    page.goto(own_server + "/activities")
    assert page.locator(".activity-list .activity").count() == 0
    context.close()


def test_the_sign_in_page_of_a_signed_in_browser_leads_to_today(visit):
    page = visit("/sign-in").page
    assert page.locator("main form").count() == 0
    page.locator("main a.button").click()
    page.wait_for_url(URL + "/")


@pytest.mark.parametrize("script", [True, False])
def test_a_recording_is_cut_and_joined_again(browser, own_server, script):
    context = browser.new_context(java_script_enabled=script)
    page = context.new_page()
    bring(page, own_server, TRACK)
    # Requested beside the page, which refreshes itself when the import ends.
    until(lambda: re.search(r'href="/activities/[0-9a-f]{20}', page.request.get(own_server + "/activities").text()), page)
    page.goto(own_server + "/activities")
    page.locator(".activity-list .activity").first.click()
    page.click("a[href$='/edit']")
    page.fill("input[name=after]", "5:00")
    page.click(".cut form button")
    assert page.locator("#f-after[aria-invalid=true]").input_value() == "5:00"
    expect(page.locator("#f-after")).to_be_focused()
    expect(page.locator("#f-after")).to_be_in_viewport()
    page.fill("input[name=after]", "0:40")
    page.click(".cut form button")
    expect(page.get_by_role("status")).to_be_visible()
    page.goto(own_server + "/activities")
    expect(page.locator(".activity-list .activity")).to_have_count(2)
    page.locator(".activity-list .activity").first.click()
    page.click("a[href$='/edit']")
    page.click("form[action$='/rejoin'] button")
    expect(page.get_by_role("status")).to_be_visible()
    page.goto(own_server + "/activities")
    expect(page.locator(".activity-list .activity")).to_have_count(1)
    context.close()
