"""Class types: the page without a script, and the live page that offers them, proposes their rooms and records their sport."""
import json
import os
import subprocess

from playwright.sync_api import expect

from conftest import URL
from recording import Window

OWN = {"id": "11111111-2222-4333-8444-555555555555", "name": "Hot flow", "sport": "pilates", "symbol": "flame",
       "room_degrees": 104, "room_unit": "F"}
PLAIN = {"id": "11111111-2222-4333-8444-666666666666", "name": "Spin", "sport": "indoor_cycling"}


def settings(*types):
    return {"epoch": "e0e0e0e0-0000-4000-8000-000000000000", "counter": 1, "zones": [], "class_types": list(types),
            "units": {"temperature": "C", "distance": "metric"}}


def serve(window, *types):
    window.context.route("**/live/settings", lambda route: route.fulfill(
        status=200, content_type="application/json", body=json.dumps(settings(*types))))


def names(page):
    return page.locator("main ol li b").all_inner_texts()


def test_class_types_are_added_moved_removed_and_restored_without_a_script(browser, own_server):
    context = browser.new_context(java_script_enabled=False, locale="en-GB")
    page = context.new_page()
    page.goto(own_server + "/heat/class-types")
    expect(page.locator("main")).to_contain_text("None yet")
    for name, room in (("Hot flow", "40"), ("Yin", "")):
        page.get_by_role("link", name="Add a class type").click()
        page.get_by_label("Name").fill(name)
        page.get_by_label("Usual room").fill(room)
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("status")).to_contain_text(f"Saved: {name}.")
    assert names(page) == ["Hot flow", "Yin"]
    page.get_by_role("button", name="Move Yin up").click()
    assert names(page) == ["Yin", "Hot flow"]
    page.get_by_role("link", name="Change Yin").click()
    page.get_by_label("Name").fill("Hot flow")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("main")).to_contain_text("Another class type has this name.")
    page.goto(own_server + "/heat/class-types")
    page.get_by_role("button", name="Remove Yin").click()
    assert names(page) == ["Hot flow"]
    page.get_by_role("button", name="Undo").click()
    assert names(page) == ["Yin", "Hot flow"]
    context.close()


def test_the_live_page_offers_own_types_first_and_writes_their_sport(browser, tmp_path):
    window = Window(browser, URL)
    serve(window, OWN, PLAIN)
    page = window.open()
    window.phase("idle")
    expect(page.locator("#class option").nth(1)).to_have_text("Hot flow")
    expect(page.locator("#class option").nth(2)).to_have_text("Spin")
    window.start()
    window.strap().beat(131, (458,))
    expect(page.locator("#pulse")).to_have_text("131")
    window.end()
    dial = page.get_by_role("slider", name="Room temperature")
    page.select_option("#class", OWN["id"])
    expect(dial).to_have_attribute("aria-valuetext", "40 °C")
    # A room that the reader set stays when another class is chosen.
    dial.focus()
    page.keyboard.press("ArrowUp")
    expect(dial).to_have_attribute("aria-valuetext", "41 °C")
    page.select_option("#class", PLAIN["id"])
    page.select_option("#class", OWN["id"])
    expect(dial).to_have_attribute("aria-valuetext", "41 °C")
    window.save()
    window.sent()
    (files,), = [window.uploads.files.values()]
    record, = [versions[-1] for versions in window.uploads.records.values()]
    assert record["class_type_id"] == OWN["id"] and record["room_degrees"] == 41
    file = tmp_path / "class.fit"
    file.write_bytes(files[0])
    reading = subprocess.run([os.environ["HEARTH_BINARY"], "inspect", "--json", file], capture_output=True, text=True, check=True).stdout
    assert '"pilates"' in reading
    # The next class begins with the same type and its usual room.
    page.click("#again")
    window.phase("idle")
    window.start()
    window.end()
    assert page.locator("#class").input_value() == OWN["id"]
    expect(dial).to_have_attribute("aria-valuetext", "40 °C")
    window.close()


def test_own_types_are_there_offline_and_a_removed_one_stays_in_its_record(browser):
    window = Window(browser, URL)
    serve(window, OWN)
    page = window.open()
    window.phase("idle")
    expect(page.locator("#class option").nth(1)).to_have_text("Hot flow")
    window.context.unroute("**/live/settings")
    window.context.route("**/live/settings", lambda route: route.abort())
    page.reload()
    window.phase("idle")
    expect(page.locator("#class option").nth(1)).to_have_text("Hot flow")
    window.close()


def test_a_type_that_another_device_adds_is_offered_on_the_return_to_the_page(browser, own_server):
    window, other = Window(browser, own_server, uploads=False), Window(browser, own_server, uploads=False)
    page = window.open()
    window.phase("idle")
    own = page.locator("#class option[data-own]")
    expect(own).to_have_count(0)
    form = other.open("/heat/class-type")
    form.get_by_label("Name").fill("Hot flow")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("status")).to_contain_text("Saved: Hot flow.")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")
    expect(own).to_have_text("Hot flow")
    other.close()
    window.close()
