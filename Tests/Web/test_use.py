"""Common tasks: choosing preferences, opening receipts, navigating by keyboard, moving the cursor, filtering the list."""
import itertools
import re
import struct

import pytest
from playwright.sync_api import expect

from conftest import URL


def test_choices_are_stored_and_redirect_back(visit):
    page = visit("/weather").page
    page.click(".bar > button[popovertarget=display]")
    page.click("button[name=language][value=zh-Hant]")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    assert page.url == URL + "/weather"
    page.click(".bar > button[popovertarget=display]")
    page.click("button[name=theme][value=night]")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    assert page.url == URL + "/weather"


def test_a_receipt_opens_without_script(visit):
    page = visit("/", script=False).page
    button = page.locator(".why").first
    receipt = page.locator("#" + button.get_attribute("popovertarget"))
    assert not receipt.is_visible()
    button.click()
    assert receipt.is_visible()
    receipt.locator("button").click()
    expect(receipt).to_be_hidden()  # after fading out


def test_the_first_tab_stop_skips_to_the_content(visit):
    page = visit("/").page
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getAttribute('href')") == "#main"
    page.keyboard.press("Enter")
    page.wait_for_url("**/#main")


def awake(page, at=0.4):
    """Activates the charts of an activity by pointing at them, and returns the position of their drawing."""
    plot = page.locator(".charts .plot").first
    plot.scroll_into_view_if_needed()
    box = plot.bounding_box()
    box["width"] -= plot.evaluate("e => parseFloat(getComputedStyle(e).paddingRight)")
    page.mouse.move(box["x"] + box["width"] * at, box["y"] + box["height"] / 2)
    page.locator(".charts[data-ready]").wait_for()
    return box


@pytest.mark.parametrize("path", ["/activity", "/gallery?part=activities"])
def test_one_cursor_moves_over_all_charts_and_the_route(visit, path):
    seen = visit(path)
    page = seen.page
    assert not [request for request in seen.finished if "/series" in request.url or request.url.endswith("/chart.js")]
    box = awake(page)
    page.locator(".plot .cursor[visibility=visible]").first.wait_for(state="attached")
    charts = page.locator(".chart").count()
    assert page.locator(".plot .cursor[visibility=visible]").count() == page.locator(".chart canvas").count() == charts
    assert all(page.locator(".chart output").all_inner_texts())
    # Every canvas covers its drawing and has a curve from end to end.
    drawn = page.locator(".chart canvas").evaluate_all("""all => all.map(canvas => {
      const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height), box = canvas.getBoundingClientRect();
      const plot = canvas.parentElement.querySelector('.plot').getBoundingClientRect();
      let full = 0;
      for (let x = 0; x < width; x++) for (let y = 0; y < height; y++) if (data[(y * width + x) * 4 + 3] > 200) { full++; break; }
      return [full / width, Math.abs(box.left - plot.left) + Math.abs(box.top - plot.top) + Math.abs(box.bottom - plot.bottom)];
    })""")
    assert all(full > .9 and off < 1.5 for full, off in drawn), drawn
    if page.locator(".route").count():
        assert page.locator(".route .here").get_attribute("visibility") == "visible"
    page.mouse.move(box["x"] + box["width"] * .8, box["y"] + 20)
    page.mouse.move(box["x"] + box["width"] * .8, box["y"] - 300)
    expect(page.locator(".plot .cursor[visibility=visible]")).to_have_count(0)
    assert seen.problems == []
    # A repeated request is only revalidated.
    with page.expect_response(lambda answer: answer.url.endswith("/series")) as fresh:
        page.reload()
        awake(page)
    assert fresh.value.headers["content-encoding"] == "gzip" and int(fresh.value.headers.get("content-length", 0)) < 70 * 1024


def test_the_cursor_shows_the_recorded_second(visit, activity_path):
    page = visit("/activity").page
    awake(page)
    body = page.request.get(URL + activity_path + "/series").body()
    size = int.from_bytes(body[:2], "little")
    start, step, count, parts, ink, digits, first, *_ = body[2:2 + size].decode().split()
    assert (start, step, parts) == ("0", "1", "1")
    steps = struct.unpack(f"<{count}h", body[2 + size:2 + size + 2 * int(count)])
    values = list(itertools.accumulate((0 if step == -32768 else step for step in steps), initial=int(first)))[1:]
    page.locator(".scrub").focus()
    for _ in range(6):
        page.keyboard.press("+")
    chart = page.locator(f".chart[data-curve={ink}]")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        minutes, rest = re.match(r"([\d:]+):(\d\d)", page.locator(".scrub").get_attribute("aria-valuetext")).groups()
        second = sum(int(part) * 60 ** (power + 1) for power, part in enumerate(reversed(minutes.split(":")))) + int(rest)
        assert second == int(page.locator(".scrub").input_value())
        told = re.findall(r"[\d,.]+", chart.locator("output").inner_text())[-1].replace(",", "")
        assert abs(float(told) - values[second] / 10 ** int(digits)) <= .5


def test_without_a_response_the_drawing_stays_with_a_message(visit):
    page = visit("/activity").page
    page.route("**/series", lambda route: route.abort())
    plot = page.locator(".charts .plot").first
    plot.scroll_into_view_if_needed()
    plot.hover()
    expect(page.locator(".chart output").first).to_contain_text("Could not load")
    assert page.locator(".chart canvas").count() == 0 and page.locator(".chart .plot path").first.is_visible()
    page.unroute("**/series")
    page.mouse.move(0, 0)
    plot.hover()
    page.locator(".charts[data-ready]").wait_for()


@pytest.mark.parametrize("path", ["/load", "/weather", "/trends"])
def test_a_trend_shows_the_row_of_its_table_by_pointer_and_keyboard(visit, path):
    seen = visit(path, width="phone")
    page, chart = seen.page, seen.page.locator(".trend").first
    table = chart.locator("xpath=following-sibling::details[1]")
    plot = chart.locator(".plot")
    plot.scroll_into_view_if_needed()
    box = plot.bounding_box()
    page.mouse.move(box["x"] + 1, box["y"] + 60)
    expect(chart.locator(".plot > g text").first).to_be_attached()
    words = chart.locator(".plot > g text").all_text_contents()
    cells = table.locator("tbody tr").last.locator("th,td").all_text_contents()
    assert words[0] == cells[0] and all(word.endswith(cell) for word, cell in zip(words, [cell for cell in cells if cell]))
    assert chart.locator(".cursor").get_attribute("visibility") == "visible"
    # The text stays inside the card.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.mouse.move(0, 0)
    expect(chart.locator(".plot > g text")).to_have_count(0)
    slider = chart.locator("input[type=range]")
    slider.focus()
    page.keyboard.press("End")
    newest = table.locator("tbody tr").first.locator("th").inner_text() if table.get_attribute("open") is not None else table.locator("tbody th").first.text_content()
    assert newest in slider.get_attribute("aria-valuetext") and chart.locator(".plot > g text").count() > 0
    page.keyboard.press("ArrowLeft")
    assert table.locator("tbody th").nth(1).text_content() in slider.get_attribute("aria-valuetext")
    assert slider.get_attribute("aria-label") and seen.problems == []


def test_years_are_zoomed_by_keyboard_and_by_touch(visit):
    seen = visit("/trends?span=all", width="phone", touch=True)
    page, chart = seen.page, seen.page.locator(".trend").first
    plot, tools = chart.locator(".plot"), chart.locator(".cursor-tools button")
    table = chart.locator("xpath=following-sibling::details[1]").locator("tbody tr")
    labels, rows = lambda: chart.locator(".time-axis text").all_text_contents(), table.all_text_contents()
    def window():
        start, _, days, _ = map(float, plot.locator("> svg").get_attribute("viewBox").split())
        return start, days
    chart.locator("[type=range]").focus()
    page.locator(".trend[data-ready]").wait_for()
    whole, (start, days) = labels(), window()
    assert start == 0 and days > 150 and days == int(chart.get_attribute("data-length"))
    page.keyboard.press("End")
    page.keyboard.press("+")
    assert window() == pytest.approx((days / 2, days / 2), abs=1) and tools.last.is_enabled()
    # The labels show the range: each is at the start of its month or year, or at its day.
    begins = lambda: chart.evaluate("""e => [...e.querySelectorAll('.time-axis text')].map(text => {
      const [from, , span] = e.querySelector('.plot > svg').getAttribute('viewBox').split(' ').map(Number);
      const at = new Date(Math.round(+e.dataset.from + from + parseFloat(text.getAttribute('x')) / 100 * span) * 864e5);
      return [at.getUTCDate(), at.toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' }), String(at.getUTCFullYear())] })""")
    assert len(labels()) >= 2 and all(day == 1 and text in (month, year) for (day, month, year), text in zip(begins(), labels()))
    page.keyboard.press("+")
    assert window() == pytest.approx((days * 3 / 4, days / 4), abs=1) and labels() != whole
    for _ in range(8):  # until days are labelled, whatever the number of years
        if all(" " in text for text in labels()):
            break
        page.keyboard.press("+")
    assert len(labels()) >= 2 and labels() == [f"{day} {month}" for day, month, _ in begins()]
    while window()[1] < days / 4 - 1:
        page.keyboard.press("-")
    # The cursor moves the range along.
    page.keyboard.press("Home")
    # Up to the first day of the table.
    assert window()[0] < days / 50 and window()[1] == pytest.approx(days / 4, abs=1)
    assert chart.locator(".cursor").get_attribute("visibility") == "visible" and plot.locator("> g text").count() > 0
    tools.first.click()
    assert window()[1] == pytest.approx(days / 2, abs=1)
    page.keyboard.press("Escape")
    assert window() == (0, days) and labels() == whole and tools.last.is_disabled()
    # Two fingers move apart.
    plot.scroll_into_view_if_needed()
    box, client = plot.bounding_box(), page.context.new_cdp_session(page)
    middle, down = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = lambda kind, *places: client.send("Input.dispatchTouchEvent", {
        "type": kind, "touchPoints": [{"x": middle + place, "y": down, "id": index} for index, place in enumerate(places)]})
    touch("touchStart", -30, 30)
    for apart in (40, 50, 60):
        touch("touchMove", -apart, apart)
    touch("touchEnd")
    assert window()[1] == pytest.approx(days / 2, rel=.05)
    assert table.all_text_contents() == rows and seen.problems == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Without scripts there are no controls that need one.
    still = visit("/trends?span=all", script=False).page
    assert still.locator(".trend").count() >= 3 and still.locator(".cursor-tools:visible").count() == 0


def test_the_scale_of_a_trend_fits_the_visible_part(visit):
    seen = visit("/trends?span=all")
    page, chart = seen.page, seen.page.locator(".trend").first
    box = lambda: list(map(float, chart.locator(".plot > svg").get_attribute("viewBox").split()))
    scale = lambda: chart.locator(".plot > text").all_text_contents()
    lines = lambda: chart.evaluate("""e => [...e.querySelectorAll('.plot > line:not(.cursor)')].map(line => parseFloat(line.getAttribute('y1')) / 100)""")
    chart.locator("[type=range]").focus()
    page.locator(".trend[data-ready]").wait_for()
    whole, height = scale(), box()[3]
    page.keyboard.press("End")
    for _ in range(4):
        page.keyboard.press("+")
    _, top, _, tall = box()
    assert tall < height and scale() and scale() != whole
    # Each value is at its position on the curve's own scale.
    low, high = (int(edge) / 1000 for edge in chart.get_attribute("data-axis").split())
    for text, share in zip(scale(), lines(), strict=True):
        assert float(text.replace("−", "-")) == pytest.approx(high - (top + share * tall) / height * (high - low), abs=.02 * (high - low))
    page.keyboard.press("Escape")
    assert scale() == whole and box()[1] == 0 and box()[3] == height and seen.problems == []


@pytest.mark.parametrize("script", [True, False])
def test_a_list_keeps_its_filters_after_a_visit_to_an_activity(visit, script):
    asked = "/activities?sport=running&from=2025-10-01&to=2026-02-28&q=run&sort=longest"
    page = visit(asked, script=script).page
    rows = lambda: page.locator(".activity-list .activity b").all_inner_texts()
    before = rows()
    page.locator(".activity-list .activity").nth(2).click()
    page.locator(".back a").wait_for()
    # Actions on the activity page do not change that.
    page.locator(".map .chips a").last.click()
    page.locator("a[rel=prev]").click()
    page.locator(".back a").click()
    page.wait_for_url(lambda url: url.endswith(asked))
    assert rows() == before


@pytest.mark.parametrize("path", ["/activity", "/load", "/weather"])
def test_no_label_lies_on_a_curve(visit, path):
    page = visit(path, width="phone").page
    lying = page.evaluate("""() => [...document.querySelectorAll('.plot')].filter(plot => {
      const end = plot.getBoundingClientRect().right - parseFloat(getComputedStyle(plot).paddingRight);
      return [...plot.querySelectorAll(':scope > text')].some(text => {
        const box = text.getBoundingClientRect();
        return box.left < end || box.right > plot.closest('.card').getBoundingClientRect().right;
      }); }).map(plot => plot.getAttribute('aria-label'))""")
    assert page.locator(".plot > text").count() >= 2 and lying == []


def test_the_cursor_is_a_slider_with_a_text_value(visit):
    page = visit("/activity").page
    slider = page.locator(".scrub")
    slider.focus()
    page.locator(".charts[data-ready]").wait_for()
    first = slider.get_attribute("aria-valuetext")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("PageUp")
    assert slider.get_attribute("aria-valuetext") != first
    assert slider.get_attribute("aria-label")


SECONDS = """() => [...document.querySelectorAll('.time-axis text')].map(text => [
  text.textContent.split(':').reduce((sum, part) => sum * 60 + +part, 0), parseFloat(text.getAttribute('x')) / 100])"""


def window(page):
    """Returns the visible range of the charts in seconds, according to the labels below."""
    (one, left), *_, (other, right) = page.evaluate(SECONDS)
    each = (other - one) / (right - left)
    return one - left * each, each


def test_a_range_is_zoomed_in_and_out(visit):
    page = visit("/activity").page
    box = awake(page)
    duration = float(page.locator(".charts").get_attribute("data-duration")) / 1000
    labels = lambda: page.locator(".chart .plot").evaluate_all("all => all.map(plot => [...plot.querySelectorAll('text')].map(text => text.textContent).join())")
    whole, times = labels(), page.evaluate(SECONDS)
    page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + 40, steps=4)
    page.mouse.up()
    start, span = window(page)
    assert abs(start / duration - 0.3) < 0.02 and abs(span / duration - 0.2) < 0.02
    # Labels are round and evenly placed, and scales fit the visible part.
    near = [second for second, _ in page.evaluate(SECONDS)]
    assert len(near) >= 2 and len({later - earlier for earlier, later in zip(near, near[1:])}) == 1
    assert all(second % (near[1] - near[0]) == 0 for second in near)
    assert labels() != whole
    page.locator(".scrub").focus()
    page.keyboard.press("Home")
    assert window(page)[0] < 5
    page.keyboard.press("+")
    assert window(page)[1] < span
    page.keyboard.press("Escape")
    assert page.evaluate(SECONDS) == times and labels() == whole
    assert page.locator(".charts .cursor-tools button").last.is_disabled()


def test_a_route_is_zoomed_by_buttons_keyboard_and_touch(visit):
    page = visit("/activity", width="narrow").page
    drawing, tools = page.locator(".route svg").first, page.locator(".route .cursor-tools button")
    window = lambda: [float(part) for part in drawing.get_attribute("viewBox").split()]
    scale = lambda: (float(drawing.locator(".scale text").text_content().split()[0]), drawing.locator(".scale path").bounding_box()["width"])
    tools.last.wait_for()
    whole = window()
    told, long = scale()
    assert tools.locator("visible=true").count() == 1  # there is nothing to move while the whole is visible
    tools.last.click()
    near = window()
    assert [near[2] * 2, near[3] * 2] == whole[2:]
    begin = [float(drawing.locator(".start").get_attribute(name)) for name in ("cx", "cy")]  # the middle of a loop would be empty
    assert all(0 <= begin[axis] - near[axis] <= near[axis + 2] for axis in (0, 1))
    # The scale bar stays in its corner at the same length, with a smaller distance.
    assert scale() == pytest.approx((told / 2, long), rel=.02)
    corner, box = drawing.locator(".scale").bounding_box(), page.locator(".route").bounding_box()
    assert corner["x"] >= box["x"] and corner["y"] > box["y"] + box["height"] * .6
    assert corner["y"] + corner["height"] <= box["y"] + box["height"]
    assert tools.locator("visible=true").count() == 7 and all(button.get_attribute("aria-label") for button in tools.all())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tools.nth(1).click()  # left
    assert window()[0] < near[0]
    page.keyboard.press("ArrowRight")
    assert abs(window()[0] - near[0]) < 1e-6
    box = page.locator(".route").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 40, box["y"] + box["height"] / 3)
    page.mouse.up()
    assert abs(near[0] - window()[0] - 40 / box["width"] * near[2]) < 2
    tools.last.focus()
    page.keyboard.press("Escape")
    assert window() == whole
    # After the last step the focus stays on a usable button.
    page.keyboard.press("+")
    tools.first.focus()
    page.keyboard.press("Enter")
    assert window() == whole and page.evaluate("document.activeElement.textContent") == "+"


def test_all_routes_can_be_zoomed(visit):
    seen = visit("/routes")
    page = seen.page
    drawing, tools = page.locator(".route svg").first, page.locator(".route .cursor-tools button")
    pictures = drawing.locator("> image")
    window = lambda: [float(part) for part in drawing.get_attribute("viewBox").split()]
    metres = lambda: float((words := drawing.locator(".scale text").text_content().split())[0]) * (1000 if words[1] == "km" else 1)
    tools.last.wait_for()
    whole, told = window(), metres()
    tools.last.click()
    with page.expect_response(lambda answer: "part=" in answer.url and answer.url.endswith(",400")) as finer:
        tools.last.click()
    assert [whole[2] / 4, whole[3] / 4] == pytest.approx(window()[2:]) and metres() == pytest.approx(told / 4)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # The visible part is drawn again above the whole, with lines of the same width.
    sharp = pictures.nth(1)
    expect(sharp).to_be_visible()
    expect(pictures.first).to_have_css("opacity", "0")
    at = [float(sharp.get_attribute(name)) for name in ("x", "y", "width", "height")]
    assert at == pytest.approx(window(), abs=whole[2] / 5000)
    svg, first = finer.value.text(), page.request.get(URL + pictures.first.get_attribute("href")).text()
    box = lambda text: re.search(r"viewBox=.(.*?)\"", text).group(1)
    assert 'vector-effect="non-scaling-stroke"' in svg and box(svg) == box(first)
    page.locator(".route .cursor-tools button").last.focus()
    page.keyboard.press("Escape")
    expect(pictures).to_have_count(1)
    expect(pictures.first).to_have_css("opacity", "1")
    assert page.locator(".eyebrow").first.inner_text() and page.locator(".key svg rect").count() == 5
    assert seen.problems == []
    page.goto(URL + "/weather")
    assert page.locator(".route .cursor-tools").count() == 0


@pytest.mark.parametrize("width", ["narrow", "desktop"])
def test_the_letters_of_all_scales_have_the_same_size(visit, activity_path, width):
    page = visit("/activity", width=width).page
    size = "text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a"
    letters = page.locator(".time-axis text").first.evaluate(size)
    for path in (activity_path, "/routes"):
        page.goto(URL + path)
        scale = page.locator(".route .scale text")
        page.wait_for_function("wanted => { const text = document.querySelector('.route .scale text'); return Math.abs((" + size + ")(text) - wanted) < .3 }", arg=letters)
        page.locator(".route .cursor-tools button").last.click()
        assert scale.evaluate(size) == pytest.approx(letters, abs=.3)


def test_today_shows_the_route_of_the_latest_activity(visit):
    seen = visit("/", width="phone")
    way = seen.page.locator(".latest .route path")
    assert len(way.get_attribute("d")) > 50 and way.bounding_box()["height"] > 30
    assert seen.page.locator(".cursor-tools").count() == 0 and seen.problems == []  # a static map without controls


def test_words_of_the_plan_do_not_break_on_a_narrow_phone(visit):
    for path in ("/", "/load"):
        page = visit(path, language="zh-Hant", width="narrow").page
        durations = page.locator(".plan-day > p:not([class])")
        assert durations.count() in (7, 8)  # with today, where it is ahead
        assert all(duration.bounding_box()["height"] < 30 for duration in durations.all())  # one line, not one letter a line


def test_a_long_recommendation_opens_without_script(visit):
    page = visit("/gallery", script=False).page
    folded = page.locator(".advice:has(details)").first
    words = folded.inner_text()
    folded.locator("summary").click()
    assert folded.locator("details p").is_visible() and len(folded.inner_text()) > len(words)
    page.emulate_media(media="print")
    page.reload()
    expect(page.locator(".advice details p").first).to_be_visible()  # nothing is folded in print


def test_confidence_is_a_bar_and_a_word(visit):
    for theme, language in (("light", "en"), ("night", "zh-Hant")):
        page = visit("/fitness", theme, language, width="phone").page
        races = page.locator(".races > li")
        assert races.count() >= 3
        for race in races.all():
            full, tone = race.locator(".confidence .value").count(), race.get_attribute("data-tone")
            assert (full, tone) in ((3, "good"), (2, "caution"), (1, "alarm"))
            assert race.locator(".confidence rect").count() == 3 and race.locator(".badge").inner_text()
            bar = race.locator(".confidence").bounding_box()
            assert bar["width"] > 100 and bar["height"] >= 6


def test_every_chart_has_a_table(visit):
    page = visit("/activity", script=False).page
    page.locator(".table-behind summary").first.click()
    table = page.locator(".table-behind table").first
    assert table.locator("tbody tr").count() >= 5
    assert table.locator("thead th").count() == page.locator(".chart").count() + 1


def test_the_list_is_filtered_without_script(visit):
    page = visit("/activities", script=False).page
    everything = page.locator(".activity-list .activity").count()
    assert everything > 0
    assert not page.locator("select[name=sport]").is_visible()
    page.click(".filters > summary")
    option = page.locator("select[name=sport] option").nth(1)
    page.select_option("select[name=sport]", option.get_attribute("value"))
    page.click(".filter button")
    page.wait_for_url("**sport=running**")
    assert 0 < page.locator(".activity-list .activity").count() <= everything
    page.fill("input[name=q]", "zzzzzz")  # a filter is set, so that the form is open
    page.click(".filter button")
    page.wait_for_url("**q=zzzzzz**")
    assert page.locator(".activity-list .activity").count() == 0


def test_the_calendar_begins_on_the_chosen_day(visit):
    page = visit("/settings", script=False).page
    page.click("main button[name=week][value=sunday]")
    expect(page.locator("main button[value=sunday][aria-pressed=true]")).to_have_count(1)
    page.goto(URL + "/activities?view=calendar")
    assert page.locator(".month th").first.get_attribute("abbr") == "Sunday"
    # The first of the month is below its own weekday.
    days = page.eval_on_selector_all(".month tbody tr:first-child td", "all => all.map(e => e.innerText.trim())")
    assert days.index("1") == 0 and page.locator("#h-calendar").inner_text() == "March 2026"  # a Sunday


def test_the_calendar_shows_other_months(visit):
    page = visit("/activities?view=calendar", script=False).page
    title = page.locator("#h-calendar").inner_text()
    page.locator(".calendar .card-head a").first.click()
    expect(page.locator("#h-calendar")).not_to_have_text(title)


def test_miles_and_fahrenheit(visit):
    page = visit("/", units="imperial").page
    text = page.locator("main").inner_text()
    assert " mi" in text and " km" not in text.replace("10 km", "")  # the name of a race stays
    assert "°F" in text and "°C" not in text


@pytest.mark.parametrize("script", [True, False])
def test_temperature_units_are_independent_of_length_units(visit, script):
    page = visit("/settings", script=script, width="phone").page
    page.click("main button[name=units][value=imperial]")
    pressed = lambda value: expect(page.locator(f"main button[value={value}][aria-pressed=true]")).to_have_count(1)
    pressed("imperial")
    pressed("celsius")
    page.goto(URL + "/weather")
    text = page.locator("main").inner_text()
    assert "°C" in text and "°F" not in text and "/mi" in text and "/km" not in text
    page.goto(URL + "/settings")
    page.click("main button[name=temperature][value=fahrenheit]")
    pressed("fahrenheit")
    pressed("imperial")
    page.goto(URL + "/weather")
    text = page.locator("main").inner_text()
    assert "°F" in text and "°C" not in text
    page.locator(".tile .why").first.click()
    receipt = page.locator("[popover]:popover-open").inner_text()
    assert "°F" in receipt.split("Model")[0]
