"""Bringing data in and saying who one is, in the browser: with script, without it, and from an empty house."""
import time

import pytest
from playwright.sync_api import expect

from conftest import URL

TRACK = """<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><type>running</type><trkseg>%s</trkseg></trk></gpx>"""


def track(tmp_path, hour):
    """A run of half an hour, years before the demo athlete's."""
    points = "".join(
        f'<trkpt lat="25.{n:03}" lon="121.5"><time>2019-03-10T{hour:02}:{n:02}:00Z</time></trkpt>' for n in range(30))
    path = tmp_path / f"run-{hour}.gpx"
    path.write_text(TRACK % points)
    (tmp_path / "notes.txt").write_text("hello")
    return [str(path), str(tmp_path / "notes.txt")]


@pytest.mark.parametrize("script", [True, False])
def test_an_upload_tells_file_by_file_what_became_of_it(visit, tmp_path, script):
    seen = visit("/import", script=script)
    page = seen.page
    page.set_input_files("input[name=files]", track(tmp_path, 6 if script else 9))
    page.click("#bring button")
    page.wait_for_url(URL + "/import")
    # The first import computes what it brings, and a machine may be busy: the end is awaited, not a time.
    told = page.locator(".import-job").first.locator(".import-files li")
    if script:
        told.nth(1).wait_for(timeout=300_000)
    deadline = time.monotonic() + 300
    while told.count() < 2 and time.monotonic() < deadline:
        page.wait_for_timeout(250)
        page.reload()
    text = page.locator(".import-job").first.inner_text()
    assert "notes.txt" in text and "This is not a kind of file that Hearth reads." in text
    assert f"run-{6 if script else 9}.gpx" in text
    assert seen.foreign == []


def test_files_can_be_dropped(visit):
    page = visit("/import").page
    assert page.locator(".drop-hint").is_visible()
    page.evaluate("""() => { const data = new DataTransfer(); data.items.add(new File(['x'], 'dropped.txt'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })) }""")
    page.locator(".import-job", has_text="dropped.txt").first.wait_for()


def test_without_files_the_form_says_so(visit):
    page = visit("/import", script=False).page
    page.click("#bring button")
    assert page.locator(".problem[role=alert]").inner_text()


@pytest.mark.parametrize("script", [True, False])
def test_settings_are_kept_and_mistakes_are_named(visit, script):
    page = visit("/settings", script=script).page
    before = page.input_value("input[name=mass]")
    page.fill("input[name=mass]", "heavy")
    page.click("main form[action='/settings'] .button")
    expect(page.locator("input[name=mass][aria-invalid=true]")).to_have_count(1)
    expect(page.locator("[role=alert]")).to_have_count(1)
    page.fill("input[name=mass]", before)
    page.click("main form[action='/settings'] .button")
    page.wait_for_url(lambda url: url.endswith("/settings?saved=1"))
    assert page.locator("[role=status]").count() == 1
    assert page.input_value("input[name=mass]") == before
