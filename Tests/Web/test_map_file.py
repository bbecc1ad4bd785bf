"""The server's own map: a file in the data folder, drawn under routes without another server."""
import math
import os
import re

import pytest
from playwright.sync_api import expect

import map_archive
from conftest import bring, served, until

EAST, NORTH = .8, 1.0
LANGUAGES = {"en": "Map file", "de": "Kartendatei", "zh-Hant": "地圖檔"}


def way():
    """A run around home, which starts at its place farthest in the east."""
    points = []
    for step in range(61):
        angle = step / 60 * 2 * math.pi
        longitude, latitude = map_archive.from_home(EAST * math.cos(angle), NORTH * math.sin(angle))
        points.append(f'<trkpt lat="{latitude:.6f}" lon="{longitude:.6f}"><time>2026-03-10T22:{step // 2:02}:{step % 2 * 30:02}Z</time></trkpt>')
    return ('<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1"><trk><type>running</type><trkseg>' + "".join(points)
            + "</trkseg></trk></gpx>").encode()


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    path = tmp_path_factory.mktemp("map") / "town.pmtiles"
    map_archive.write(path)
    return path.read_bytes()


@pytest.fixture
def home(tmp_path):
    with served(tmp_path) as url:
        yield url, tmp_path


@pytest.fixture
def opened(browser):
    """Opens pages in contexts that the end of the test closes: tests of other servers would sign them in."""
    contexts = []

    def make(server, language="en", theme="light", width=1280, script=True):
        context = browser.new_context(viewport={"width": width, "height": 900}, reduced_motion="reduce", java_script_enabled=script)
        context.add_cookies([{"name": f"hearth-{name}", "value": value, "url": server} for name, value in (("language", language), ("theme", theme))])
        contexts.append(context)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()


def activity_of(page, server):
    bring(page, server, way())
    found = until(lambda: re.search(r'href="(/activities/[0-9a-f]{20}[^"?]*)"', page.request.get(server + "/activities").text()), page)
    return server + found.group(1)


def choose(page, choice):
    """Opens the choices below the map and takes one."""
    page.locator("details:has(form[action='/settings/map/choice']) > summary").click()
    with page.expect_navigation():
        page.locator(f"form[action='/settings/map/choice'] button[value={choice}]").click()


def drawn(page):
    page.wait_for_selector(".route canvas[data-drawn]", state="attached")


def colour_at(page, east, north):
    """Returns the colour of the map at a place, by the circle of the run: its start is the place farthest in the east."""
    box = page.locator(".route").bounding_box()
    start = page.locator(".route .start").bounding_box()
    across = start["x"] + start["width"] / 2 - box["x"]
    down = start["y"] + start["height"] / 2 - box["y"]
    numbers = [float(number) for number in page.locator(".route canvas").get_attribute("data-at").split()]
    scale = page.evaluate("""() => { const svg = document.querySelector('.route > svg').getBoundingClientRect();
        const [, , width, height] = document.querySelector('.route > svg').getAttribute('viewBox').split(' ');
        return Math.min(svg.width / width, svg.height / height) }""")
    kilometre = 1 / 111.195 * numbers[3] * scale
    place = (across + (east - EAST) * kilometre, down - north * kilometre)
    # The route and its dots lie above the map, so that the canvas alone is asked.
    return page.evaluate("""([x, y]) => { const canvas = document.querySelector('.route canvas'); const ratio = canvas.width / canvas.clientWidth;
        return [...canvas.getContext('2d').getImageData(x * ratio, y * ratio, 1, 1).data].slice(0, 3) }""", place)


def test_the_file_is_chosen_on_the_map_and_drawn_offline(opened, home, archive):
    server, folder = home
    page = opened(server)
    activity = activity_of(page, server)
    page.goto(activity)
    assert page.locator(".route canvas").count() == 0
    page.locator("a[href='/settings#h-map-source']").click()
    expect(page.locator(".map-source form[action='/settings/map/choice']")).to_be_visible()
    expect(page.locator(".map-source button[value=file]")).to_be_disabled()

    (folder / "map.pmtiles").write_bytes(archive)
    asked, problems = [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: problems.append(message.text) if message.type in ("error", "warning") else None)
    page.goto(activity)
    choose(page, "file")
    drawn(page)
    assert all(url.startswith(server) for url in asked) and problems == []
    card = page.locator("main").inner_text().replace("\u00a0", " ")
    assert "© OpenStreetMap contributors · © Mapmakers of the town" in card, card[card.index("Map:"):][:200]

    water, park, built = colour_at(page, .18, -.62), colour_at(page, -.7, .4), colour_at(page, -.05, -.3)
    assert water[2] > water[0] + 30, water  # the river
    assert park[1] > park[0] and park[1] > park[2], park
    assert max(built) - min(built) < 15, built
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # A dark page has a dark map.
    dark = opened(server, theme="dark")
    dark.goto(activity)
    drawn(dark)
    assert sum(colour_at(dark, -.05, -.3)) < 200 < sum(built)

    # The map moves and zooms with the route: the same places have the same colours.
    page.locator(".route .cursor-tools button").last.click()
    page.wait_for_timeout(50)
    drawn(page)
    assert page.locator(".route > svg").get_attribute("viewBox") != page.locator(".route > svg").get_attribute("data-whole")
    water = colour_at(page, .3, -.1)
    assert water[2] > water[0] + 30, water
    zooms = {int(url.split("/")[-3]) for url in asked if "/map/en/" in url}
    assert max(zooms) == 14 and min(zooms) >= 11

    page.goto(server + "/routes")
    drawn(page)
    assert page.locator(".route canvas").count() == 1
    choose(page, "none")
    assert page.locator(".route canvas").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_in_the_language_of_the_page_and_never_overlap(opened, home, archive, language):
    server, folder = home
    (folder / "map.pmtiles").write_bytes(archive)
    (folder / "map-source").write_text("file\n")
    page = opened(server, language=language, width=390)
    page.goto(activity_of(page, server))
    page.add_init_script("""const written = window.written = []; const fill = CanvasRenderingContext2D.prototype.fillText;
        CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
            written.push([text, x, y, this.measureText(text).width]); return fill.call(this, text, x, y) }""")
    page.reload()
    drawn(page)
    page.wait_for_timeout(50)
    texts = page.evaluate("written")
    assert {"en": "Riverside", "de": "Flussufer", "zh-Hant": "河濱"}[language] in {text for text, *_ in texts}
    # Only the last drawing counts: names from the end back to the first that repeats.
    last = []
    for text, x, y, width in reversed(texts):
        if text in {other[0] for other in last}:
            break
        last.append((text, x, y, width))
    for index, (one, x, y, width) in enumerate(last):
        for other, at, down, wide in last[:index]:
            assert abs(x - at) >= (width + wide) / 2 or abs(y - down) >= 14, (one, other)
    assert "Covered by the city" not in {text for text, *_ in last}
    details = page.locator("details:has(form[action='/settings/map/choice'])")
    details.locator("summary").click()
    expect(details.locator("button[value=file]")).to_have_text(LANGUAGES[language])
    expect(details.locator("button[value=file]")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_without_a_script_the_route_and_the_credit_remain(opened, home, archive):
    server, folder = home
    (folder / "map.pmtiles").write_bytes(archive)
    (folder / "map-source").write_text("file\n")
    with_script = opened(server)
    activity = activity_of(with_script, server)
    page = opened(server, script=False)
    page.goto(activity)
    assert page.locator(".route path[data-class]").count() and page.locator(".route .start").is_visible()
    assert "OpenStreetMap" in page.locator("main").inner_text()
    choose(page, "none")
    assert page.locator(".route canvas").count() == 0


def test_only_signed_in_browsers_get_tiles(browser, opened, home, archive):
    server, folder = home
    (folder / "map.pmtiles").write_bytes(archive)
    page = opened(server)
    place = "/map/en/12/%d/%d" % map_archive.place(12, map_archive.HOME[1], map_archive.HOME[0])
    answer = page.request.get(server + place)
    assert answer.status == 200 and answer.headers["cache-control"] == "private, no-store" and answer.body()[:1] == b"\1"
    stranger = browser.new_context_without_session()
    assert stranger.request.get(server + place).status == 401
    stranger.close()


def test_a_page_with_the_map_file_is_ready_within_a_second(opened, home, archive):
    """At a quarter of the speed. Machines of the tests are slower than a phone and do other work, so that the best of three counts."""
    server, folder = home
    (folder / "map.pmtiles").write_bytes(archive)
    (folder / "map-source").write_text("file\n")
    page = opened(server, width=390)
    activity = activity_of(page, server)
    page.goto(activity)
    drawn(page)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.add_init_script("""new MutationObserver(() => { if (document.querySelector('.route canvas[data-drawn]')) window.ready ??= performance.now() })
        .observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-drawn']})""")
    times = []
    for _ in range(3):
        page.goto(activity)
        times.append(page.wait_for_function("() => window.ready").json_value())
    slack = 2 if os.environ.get("CI") or os.cpu_count() <= 2 else 1
    assert min(times) <= 1000 * slack, times
