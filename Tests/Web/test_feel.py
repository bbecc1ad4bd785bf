"""Interaction: the palette, sharing, haptics, pulling, swiping, stepping, editing with undo, and printing."""
import contrast
import pytest
from playwright.sync_api import expect

from conftest import URL

HAND = """() => { window.felt = []; navigator.vibrate = pattern => { window.felt.push(pattern); return true };
  window.shared = []; Object.defineProperty(navigator, 'share', { value: data => { window.shared.push(data.text); return Promise.resolve() }, configurable: true }) }"""
FINGER = """([from, to]) => {
  const target = document.elementFromPoint(from[0], from[1]) ?? document.body;
  const touch = (x, y) => new Touch({ identifier: 1, target, clientX: x, clientY: y });
  const send = (name, x, y, isOver) => target.dispatchEvent(new TouchEvent(name, { bubbles: true, cancelable: true,
    touches: isOver ? [] : [touch(x, y)], changedTouches: [touch(x, y)] }));
  send('touchstart', ...from);
  for (let step = 1; step <= 5; step++) send('touchmove', from[0] + (to[0] - from[0]) * step / 5, from[1] + (to[1] - from[1]) * step / 5);
  send('touchend', ...to, true); }"""


@pytest.mark.parametrize("language, typed, wanted", [("en", "load", "/load"), ("zh-Hant", "負荷", "/load"), ("zh-Hant", "weather", "/weather")])
def test_the_palette_works_by_keyboard_alone(visit, language, typed, wanted):
    page = visit("/", language=language).page
    page.keyboard.press("Control+k")
    expect(page.locator("dialog[open] input")).to_be_focused()
    page.locator("#found .option").first.wait_for()
    page.keyboard.type(typed)
    expect(page.locator("#found .option[aria-selected=true]")).to_have_attribute("href", wanted)
    active = page.locator("dialog input[role=combobox]").get_attribute("aria-activedescendant")
    assert page.locator("#" + active).get_attribute("href") == wanted
    page.keyboard.press("Enter")
    page.wait_for_url(URL + wanted)


def test_the_palette_closes_and_returns_the_focus(visit):
    page = visit("/load").page
    page.locator("[data-find]").click()
    page.locator("#found .option").nth(1).wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(page.locator("#found .option[aria-selected=true]")).to_have_attribute("href", "/activities")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate("document.activeElement.hasAttribute('data-find')")


def test_a_setting_is_changed_from_the_palette(visit):
    page = visit("/load").page
    page.keyboard.press("Control+k")
    expect(page.locator("dialog[open] input")).to_be_focused()
    page.keyboard.type("theme night")
    expect(page.locator("#found .option[name=theme]")).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.documentElement.dataset.theme === 'night'")
    assert page.url == URL + "/load"


def test_without_script_search_is_a_link(visit):
    page = visit("/", script=False).page
    page.locator("[data-find]").click()
    expect(page).to_have_url(URL + "/activities")
    expect(page.locator("input[name=q]")).to_have_count(1)


@pytest.mark.parametrize("path", ["/activity", "/fitness"])
def test_text_is_shared_or_copied(visit, path):
    page = visit(path).page
    page.evaluate(HAND)
    button = page.locator("[data-share]")
    button.click()
    page.wait_for_function("() => window.shared.length === 1")
    assert len(page.evaluate("window.shared[0]").splitlines()) >= 2
    page.evaluate("Object.defineProperty(navigator, 'share', { value: undefined })")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=URL)
    button.click()
    expect(button).to_contain_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == button.get_attribute("data-share")


def test_touch_vibrates_unless_turned_off(visit):
    page = visit("/settings").page
    page.evaluate(HAND)
    page.locator("main .display-card legend").first.click()  # a page may vibrate only after a touch
    page.evaluate("addEventListener('submit', event => event.preventDefault())")
    page.locator("main .display-card .chip").first.click()
    assert page.evaluate("window.felt") == [6]
    page.evaluate("document.documentElement.dataset.haptics = 'off'")
    page.locator("main .display-card .chip").nth(1).click()
    assert page.evaluate("window.felt") == [6]


# The seven patterns, in milliseconds on and off.
LIGHT, HEAVY, MEDIUM = 10, 35, 20
SUCCESS, WARNING, ERROR = [12, 60, 24], [24, 80, 24], [30, 60, 30, 60, 30]


def felt_after(page, act):
    """Returns the vibration of an action that stays on the page, after an earlier touch."""
    page.evaluate(HAND)
    page.evaluate("addEventListener('submit', event => event.preventDefault())")
    page.locator("main h1").first.click()
    act()
    return page.evaluate("window.felt")


def test_important_actions_vibrate_longer(visit):
    page = visit("/activities?sort=longest").page  # its filters are open
    assert felt_after(page, lambda: page.locator("main form .button").first.click()) == [LIGHT]
    page = visit("/settings/delete").page
    button = page.locator("main form[data-heavy] button")
    assert felt_after(page, button.click) == [HEAVY]
    page = visit("/load/niggle").page
    page.evaluate("document.querySelector('main form select').required = true")
    page.evaluate("document.querySelector('main form select').value = ''")
    assert felt_after(page, page.locator("main form .filter-actions .button").first.click) == [LIGHT, WARNING]


def test_success_and_failure_vibrate_differently(visit):
    page = visit("/", width="phone", touch=True, bypass=True).page
    page.wait_for_selector(".pull", state="attached")
    page.evaluate(HAND)
    page.locator("main h1").first.tap()
    page.evaluate(FINGER, [[200, 120], [204, 260]])
    page.wait_for_function("window.felt.length > 1")
    assert page.evaluate("window.felt") == [MEDIUM, SUCCESS]
    page.route("**/partials/**", lambda route: route.abort())
    page.evaluate("window.felt = []")
    page.evaluate(FINGER, [[200, 120], [204, 260]])
    page.wait_for_function("window.felt.length > 1")
    felt = page.evaluate("window.felt")
    assert felt[0] == MEDIUM and ERROR in felt and SUCCESS not in felt


def test_the_haptics_setting_is_stored(visit):
    page = visit("/settings", script=False).page
    page.click("main button[name=haptics][value=off]")
    expect(page.locator("html")).to_have_attribute("data-haptics", "off")
    page.click("main button[name=haptics][value=on]")
    expect(page.locator("html:not([data-haptics])")).to_have_count(1)


def test_the_pace_axis_has_two_directions(visit, activity_path):
    page = visit("/activity").page
    upright = page.locator("[data-curve=pace] path").first.get_attribute("d")
    values = page.locator(".table-behind td:nth-child(3)").all_text_contents()
    page.goto(URL + "/settings")
    page.click("main button[name=pace][value=down]")
    expect(page.locator("main button[value=down][aria-pressed=true]")).to_have_count(1)
    page.goto(URL + activity_path)
    assert page.locator("[data-curve=pace] path").first.get_attribute("d") != upright
    assert page.locator(".table-behind td:nth-child(3)").all_text_contents() == values and len(values) > 9


def test_pulling_refreshes_the_page(visit):
    page = visit("/", width="phone", touch=True).page
    page.wait_for_selector(".pull", state="attached")
    with page.expect_response(lambda answer: "/partials/today" in answer.url):
        page.evaluate(FINGER, [[200, 120], [204, 260]])


def test_swiping_opens_the_neighbour(visit):
    page = visit("/", width="phone", touch=True).page
    page.wait_for_selector(".pull", state="attached")
    page.evaluate(FINGER, [[80, 120], [300, 130]])
    page.wait_for_url(URL + "/?day=2026-03-14")
    page.wait_for_selector(".pull", state="attached")
    page.evaluate(FINGER, [[300, 120], [80, 130]])
    page.wait_for_url(URL + "/")


def test_arrow_keys_open_the_neighbour_unless_a_field_has_the_focus(visit):
    page = visit("/?day=2026-03-14").page
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(URL + "/?day=2026-03-13")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(URL + "/?day=2026-03-14")
    page.locator(".strip").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Control+k")  # the palette opens, and no earlier key left the page
    expect(page.locator("dialog[open] input")).to_be_focused()
    assert page.url == URL + "/?day=2026-03-14"


def test_leaving_a_page_before_it_has_settled_logs_nothing(visit):
    seen = visit("/?day=2026-03-14")
    page = seen.page
    for day in range(13, 5, -1):
        page.keyboard.press("ArrowLeft")
        page.wait_for_url(f"{URL}/?day=2026-03-{day:02}")
    for _ in range(8):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(50)
    expect(page.locator("main h1")).to_be_visible()
    assert seen.problems == []


def test_a_button_refreshes_without_leaving_the_page(visit):
    page = visit("/").page
    with page.expect_response(lambda answer: "/partials/today" in answer.url):
        page.locator("[data-refresh]").click()
    assert page.url == URL + "/"


def test_links_lead_through_days_and_activities_without_script(visit):
    page = visit("/?day=2026-03-01", script=False).page
    assert page.locator("h1").inner_text() == "Sunday, 1 March"
    page.click("a[rel=prev]")
    expect(page.locator("h1")).to_have_text("Saturday, 28 February")
    page.goto(URL + "/activities")
    page.locator(".activity-list .activity").nth(3).click()
    page.wait_for_url("**/activities/*")
    here = page.url
    page.click("a[rel=next]")
    page.wait_for_url(lambda url: url != here)
    page.click("a[rel=prev]")
    page.wait_for_url(here)


@pytest.mark.parametrize("script", [True, False])
def test_an_activity_is_edited_and_the_edit_undone(visit, script):
    page = visit("/activities", script=script).page
    ratio = lambda: (page.goto(URL + "/"), page.locator(".strip .figure").first.inner_text())[1]
    before = ratio()
    page.goto(URL + "/activities")
    page.locator(".activity-list .activity").first.click()
    page.locator("main .head-actions a", has_text="Edit").click()
    page.wait_for_url("**/edit")
    path = page.url
    page.fill("textarea[name=note]", "Headwind\non the way back")
    page.fill("input[name=title]", "Long run by the sea")
    page.select_option("select[name=effort]", "6")
    page.check("input[name=left-out]")
    page.click("main form[action$='/edit'] .filter-actions .button")
    expect(page.locator("h1")).to_have_text("Long run by the sea")
    expect(page.locator(".note")).to_contain_text("Headwind")
    expect(page.locator("[role=status]").first).to_be_attached()
    assert ratio() != before  # an excluded activity no longer counts
    page.goto(path.removesuffix("/edit"))
    page.click("form[action$='/undo'] button")
    expect(page.locator("[role=status]").first).to_contain_text("Undone")
    page.wait_for_load_state()
    assert page.locator("form[action$='/undo']").count() == 0
    assert ratio() == before


@pytest.mark.parametrize("script", [True, False])
def test_a_niggle_is_added_changed_removed_and_restored(visit, script):
    page = visit("/load", script=script).page
    rows = page.locator("main .niggles li")
    before = rows.count()
    page.click("main .niggles a.button")
    page.select_option("select[name=place]", "achilles")
    page.select_option("select[name=side]", "left")
    page.select_option("select[name=intensity]", "4")
    page.fill("input[name=words]", "stiff on the stairs")
    page.click("main form .filter-actions .button")
    expect(rows).to_have_count(before + 1)
    expect(rows.first).to_contain_text("left Achilles tendon · 4 of 10")
    expect(rows.first).to_contain_text("stiff on the stairs")
    expect(rows.first).to_contain_text("load that day")
    expect(page.locator("main .curves .legend")).to_contain_text("Niggle noted")
    rows.locator("a").first.click()
    page.select_option("select[name=intensity]", "7")
    page.click("main form .filter-actions .button")
    expect(rows.first).to_contain_text("7 of 10")
    rows.locator("button").first.click()
    expect(rows).to_have_count(before)
    page.click("main form[action$='/undo'] button")
    expect(rows.first).to_contain_text("7 of 10")
    expect(page.locator("[role=status]").first).to_contain_text("Undone")
    rows.locator("button").first.click()
    expect(rows).to_have_count(before)


@pytest.mark.parametrize("script", [True, False])
def test_shoes_are_set_counted_retired_and_undone(visit, script):
    page = visit("/activities", script=script).page
    page.locator(".activity-list .activity", has_text="km").first.click()
    page.wait_for_url("**/activities/*")
    activity = page.url
    page.locator("main .head-actions a", has_text="Edit").click()
    page.fill("input[name=shoes]", "Löwe 3")
    page.click("main form[action$='/edit'] .filter-actions .button")
    expect(page.locator("main .sources")).to_contain_text("Löwe 3")
    page.goto(activity + "/edit")
    assert page.locator("datalist option[value='Löwe 3']").count() == 1
    page.goto(URL + "/load")
    row = page.locator("main .shoes li", has_text="Löwe 3")
    expect(row).to_contain_text("1 time")
    expect(row).to_contain_text(" km")
    row.locator("form button").click()
    expect(row).to_contain_text("Wear again")
    page.click("main form[action$='/undo'] button")
    expect(row.locator("form button")).to_have_text("Retire")
    row.locator("a", has_text="Rename").click()
    page.fill("input[name=called]", "Löwe 4")
    page.click("main form .filter-actions .button")
    expect(page.locator("main .shoes li", has_text="Löwe 4")).to_contain_text("1 time")
    expect(row).to_have_count(0)
    page.click("main form[action$='/undo'] button")
    expect(row).to_have_count(1)
    page.goto(activity)
    page.click("form[action$='/undo'] button")
    expect(page.locator("[role=status]").first).to_contain_text("Undone")
    page.goto(URL + "/load")
    assert page.locator("main .shoes li", has_text="Löwe 3").count() == 0


def test_a_printed_page_has_no_controls(visit):
    for path in ("/report?week=2026-W10", "/", "/activity"):
        page = visit(path).page
        page.emulate_media(media="print")
        expect(page.locator(".bar")).to_be_hidden()
        expect(page.locator(".foot")).to_be_hidden()
        expect(page.locator("main .card").first).to_have_css("box-shadow", "none")
        assert page.locator("main h1").first.is_visible()
        pdf = page.pdf(format="A4")
        assert pdf.startswith(b"%PDF") and len(pdf) > 5000


def test_the_night_theme_prints_readable_text(visit):
    page = visit("/load", "night", bypass=True).page
    page.emulate_media(media="print")
    seen, bad = contrast.failures(page, [0, 650])
    assert seen > 20 and not bad


def test_a_receipt_can_be_printed_alone(visit):
    page = visit("/load").page
    page.locator(".why").first.click()
    page.emulate_media(media="print")
    expect(page.locator("main h1")).to_be_hidden()
    expect(page.locator(".receipt:popover-open")).to_be_visible()
