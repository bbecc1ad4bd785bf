"""Importing data and editing the profile in the browser: with and without scripts, and from an empty journal."""
import re

import pytest
from playwright.sync_api import expect

from conftest import URL, bring, submit_files, until
from test_people import accessible

TRACK = """<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><type>running</type><trkseg>%s</trkseg></trk></gpx>"""


def track(tmp_path, hour):
    """Writes a run of half an hour, years before those of the demo athlete."""
    points = "".join(
        f'<trkpt lat="25.{n:03}" lon="121.5"><time>2019-03-10T{hour:02}:{n:02}:00Z</time></trkpt>' for n in range(30))
    path = tmp_path / f"run-{hour}.gpx"
    path.write_text(TRACK % points)
    (tmp_path / "notes.txt").write_text("hello")
    return [str(path), str(tmp_path / "notes.txt")]


@pytest.mark.parametrize("script", [True, False])
def test_an_upload_shows_the_result_of_each_file(visit, tmp_path, script):
    seen = visit("/import", script=script)
    page = seen.page
    page.set_input_files("input[name=files]", track(tmp_path, 6 if script else 9))
    submit_files(page)
    assert page.url == URL + "/import"
    # The first import also computes insights, and a machine may be busy, so wait for the end instead of a fixed time.
    told = page.locator(".import-job").first.locator(".import-files li")
    if script:
        told.nth(1).wait_for(timeout=300_000)
    until(lambda: told.count() >= 2 or (page.reload() and False), page)
    text = page.locator(".import-job").first.inner_text()
    assert "notes.txt" in text and "This is not a kind of file that Hearth reads." in text
    assert f"run-{6 if script else 9}.gpx" in text
    assert seen.foreign == []


LAP = (b'<TrainingCenterDatabase><Activities><Activity Sport="Running"><Lap StartTime="2018-05-01T10:00:00Z">'
       b'<TotalTimeSeconds>-9</TotalTimeSeconds></Lap></Activity></Activities></TrainingCenterDatabase>')


def test_findings_are_in_the_users_language(browser, own_server):
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.add_cookies([{"name": "hearth-language", "value": "zh-Hant", "url": own_server}])
    page = context.new_page()
    page.goto(own_server + "/import")
    page.locator("input[name=files]").set_input_files([
        {"name": "1.tcx", "mimeType": "text/xml", "buffer": LAP},
        {"name": "2.gpx", "mimeType": "text/xml", "buffer": b'<gpx><wpt lat="1" lon="2"/></gpx>'}])
    submit_files(page)
    told = page.locator(".import-job").first.locator(".import-files li")
    expect(told).to_have_count(2, timeout=300_000)
    expect(told.filter(has_text="1.tcx")).to_contain_text("時間：已略過 1 個超出合理範圍的數值。")
    expect(told.filter(has_text="2.gpx")).to_contain_text("檔案正常，但不含活動：航點。")
    words = " ".join(told.all_inner_texts()).replace("1.tcx", "").replace("2.gpx", "")
    assert not re.search("[A-Za-z]", words), words
    context.close()


def test_files_can_be_dropped(visit):
    page = visit("/import").page
    assert page.locator(".drop-hint").is_visible()
    page.evaluate("""() => { const data = new DataTransfer(); data.items.add(new File(['x'], 'dropped.txt'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })) }""")
    page.locator(".import-job", has_text="dropped.txt").first.wait_for()


def test_without_files_the_form_states_the_problem(visit):
    page = visit("/import", script=False).page
    page.click("#bring button")
    assert page.locator(".problem[role=alert]").inner_text()


@pytest.mark.parametrize("script", [True, False])
def test_settings_are_saved_and_mistakes_are_named(visit, script):
    page = visit("/settings", script=script).page
    before = page.input_value("input[name=mass]")
    page.fill("input[name=mass]", "heavy")
    page.click("main form[action='/settings'] .button")
    expect(page.locator("input[name=mass][aria-invalid=true]")).to_have_count(1)
    expect(page.locator("[role=alert]")).to_have_count(1)
    page.fill("input[name=mass]", before)
    page.click("main form[action='/settings'] .button")
    page.wait_for_url(lambda url: url.endswith("/settings?saved=1"))
    # The note of a search without results is empty.
    assert page.locator("[role=status]:not(:empty)").count() == 1
    assert page.input_value("input[name=mass]") == before


WEIGHTS = b"Messzeit;Masse;Farbe\n03.04.2026 07:15;150,5;rot\n04.04.2026 07:20;151;\n"


@pytest.mark.parametrize("script", [True, False])
def test_an_unknown_table_is_described_and_recognised_the_next_time(browser, own_server, script):
    context = browser.new_context(viewport={"width": 390, "height": 844}, java_script_enabled=script)
    page = context.new_page()

    def send(name, content):
        page.goto(own_server + "/import")
        page.locator("input[name=files]").set_input_files([{"name": name, "mimeType": "text/csv", "buffer": content}])
        submit_files(page)
        first = page.locator(".import-job").first
        until(lambda: (first.count() and name in first.inner_text() and first.locator(".import-files li").count()) or (page.reload() and False), page)

    send("scale.csv", WEIGHTS)
    page.get_by_role("link", name="Describe the columns of scale.csv").click()
    assert page.get_by_label("Messzeit").input_value() == "date"
    assert page.get_by_label("Masse", exact=True).input_value() == "body_mass"
    expect(page.locator("table.data")).to_have_count(0)
    page.get_by_role("button", name="Import").click()
    expect(page.get_by_role("alert")).to_contain_text("The unit is missing")
    page.get_by_label("Unit of Masse").select_option("lb")
    page.get_by_role("button", name="Show the rows").click()
    expect(page.locator("table.data tbody tr")).to_have_count(2)
    expect(page.locator("table.data")).to_contain_text("68.3 kg")
    if script:
        accessible(page)
    page.get_by_role("button", name="Import").click()
    page.wait_for_url(own_server + "/import")
    saved = page.locator(".card.tables")
    expect(saved).to_contain_text("values at one time, 3 columns")
    send("next.csv", WEIGHTS.replace(b"151", b"152"))
    expect(page.locator(".unknown-tables")).to_have_count(0)
    if script:
        accessible(page)
    saved.get_by_role("button").click()
    expect(page.locator(".card.tables")).to_have_count(0)
    context.close()
