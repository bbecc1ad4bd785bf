"""A map under routes: only tiles of the owner's source, each at its right place, and a complete page without it."""
import io
import math
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import expect

from conftest import LANGUAGES, bring, until

# Two kilometres due north, and a place east of its middle that is marked on its tile.
WAY = ('<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1"><trk><type>running</type><trkseg>' + "".join(
    f'<trkpt lat="{25 + step / 1000:.3f}" lon="121.5"><time>2026-03-10T22:{step // 2:02}:{step % 2 * 30:02}Z</time></trkpt>'
    for step in range(21)) + "</trkseg></trk></gpx>").encode()
MARK = (25.012, 121.504)


def on_grid(latitude, longitude, zoom):
    """Returns tile coordinates in Web Mercator."""
    angle = math.radians(latitude)
    return ((longitude + 180) / 360 * 2 ** zoom, (1 - math.asinh(math.tan(angle)) / math.pi) / 2 * 2 ** zoom)


def tile(zoom, column, row):
    picture = Image.new("RGB", (256, 256), "#dfe8d8")
    x, y = on_grid(*MARK, zoom)
    x, y = (x - column) * 256, (y - row) * 256
    ImageDraw.Draw(picture).rectangle((x - 6, y - 6, x + 6, y + 6), "#ff00ff")
    out = io.BytesIO()
    picture.save(out, "png")
    return out.getvalue()


@pytest.fixture
def tiles():
    """Tile server on this machine that records its requests."""
    asked = []

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self):
            asked.append((self.path, dict(self.headers)))
            found = re.fullmatch(r"/t/(\d+)/(\d+)/(\d+)\.png", self.path)
            body = tile(*map(int, found.groups())) if found and server.is_well else b""
            self.send_response(200 if body else 500)
            for name, value in (("Content-Type", "image/png"), ("Content-Length", str(len(body))), ("Cache-Control", "no-store")):
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    server.is_well, server.asked = True, asked
    server.template = f"http://127.0.0.1:{server.server_port}/t/{{z}}/{{x}}/{{y}}.png"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def ran_there(page, server):
    """Uploads one run and returns the address of its page."""
    bring(page, server, WAY)
    found = until(lambda: re.search(r'href="(/activities/[0-9a-f]{20}[^"?]*)"', page.request.get(server + "/activities").text()), page)
    return server + found.group(1)


def pixels(page, is_wanted):
    """Returns the centre and the bounds of matching pixels of the drawing, in CSS pixels."""
    box = page.locator(".route").bounding_box()
    picture = Image.open(io.BytesIO(page.screenshot(clip=box))).convert("RGB")
    data, width = picture.tobytes(), picture.width
    places = [(at // 3 % width, at // 3 // width) for at in range(0, len(data), 3) if is_wanted(*data[at:at + 3])]
    # The drawing of an activity is low on a phone.
    assert len(places) > 5
    xs, ys = [x + box["x"] for x, _ in places], [y + box["y"] for _, y in places]
    return sum(xs) / len(xs), sum(ys) / len(ys), min(ys), max(ys)


def is_mark(red, green, blue):
    return red > 220 and blue > 220 and green < 190


@pytest.mark.parametrize("language, script, width", [("en", True, 1280), ("zh-Hant", False, 390)])
def test_tiles_lie_under_routes_at_their_places(browser, own_server, tiles, language, script, width):
    context = browser.new_context(java_script_enabled=script, viewport={"width": width, "height": 900}, reduced_motion="reduce")
    context.add_cookies([{"name": f"hearth-{name}", "value": value, "url": own_server} for name, value in (("language", language), ("theme", "light"))])
    page = context.new_page()
    activity = ran_there(page, own_server)
    for path in (activity, own_server + "/routes"):
        page.goto(path)
        assert page.locator(".route .ground").count() == 0
    assert tiles.asked == []

    page.goto(own_server + "/settings")
    page.locator("details:has(.map-source) > summary").click()
    page.fill("input[name=tiles]", tiles.template.replace("127.0.0.1", "tiles.example"))
    page.fill("input[name=attribution]", "© Testers")
    page.click("form[action='/settings/map'] button")
    expect(page.locator("input[name=tiles][aria-invalid=true]")).to_be_visible()
    page.fill("input[name=tiles]", tiles.template)
    page.click("form[action='/settings/map'] button")
    expect(page.locator(".map-source [role=status]")).to_be_visible()
    assert tiles.asked == []

    problems = []
    page.on("console", lambda message: problems.append(message.text) if message.type in ("error", "warning") else None)
    policy = page.goto(activity).headers["content-security-policy"]
    assert f"img-src 'self' data: blob: http://127.0.0.1:{tiles.server_port};" in policy
    page.wait_for_load_state("networkidle")
    wanted = page.eval_on_selector_all(".route .ground image", "all => all.map(one => new URL(one.href.baseVal).pathname)")
    assert sorted(path for path, _ in tiles.asked) == sorted(wanted) and len(wanted) >= 6
    assert not any("Referer" in headers for _, headers in tiles.asked)
    page.locator(".route").scroll_into_view_if_needed()
    dots = [page.locator(f".route .{name}").bounding_box() for name in ("start", "finish")]
    (x, start), (_, finish) = [(dot["x"] + dot["width"] / 2, dot["y"] + dot["height"] / 2) for dot in dots]
    degree = (start - finish) / .02
    across, down, _, _ = pixels(page, is_mark)
    assert abs(across - x - (MARK[1] - 121.5) * degree * math.cos(math.radians(25.01))) <= 2
    assert abs(down - start + (MARK[0] - 25) * degree) <= 2
    card = page.locator(".map").inner_text()
    assert "© Testers" in card and "127.0.0.1" in card
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.goto(own_server + "/routes")
    page.wait_for_load_state("networkidle")
    page.locator(".route").scroll_into_view_if_needed()
    x, _, finish, start = pixels(page, lambda red, green, blue: red < 140 and green < 170 and blue > 220)
    across, down, _, _ = pixels(page, is_mark)
    degree = (start - finish) / .02
    assert abs(across - x - (MARK[1] - 121.5) * degree * math.cos(math.radians(25.01))) <= 4
    assert abs(down - start + (MARK[0] - 25) * degree) <= 4
    card = page.locator("main .card").first.inner_text()
    assert "© Testers" in card and "127.0.0.1" in card
    assert problems == []

    if script:  # zooming in loads finer tiles of the visible part only
        before = len(tiles.asked)
        zoom = int(tiles.asked[-1][0].split("/")[2])
        page.mouse.move(across, down)
        page.keyboard.down("Control")
        for _ in range(8):
            page.mouse.wheel(0, -100)
        page.keyboard.up("Control")
        page.wait_for_function("() => document.querySelectorAll('.ground image:not([data-at])').length > 0")
        page.wait_for_load_state("networkidle")
        finer = {path for path, _ in tiles.asked[before:]}
        assert {int(path.split("/")[2]) for path in finer} <= {zoom + 1, zoom + 2} and len(finer) < 40
        near_across, near_down, top, bottom = pixels(page, is_mark)
        assert abs(near_across - across) <= 10 and abs(near_down - down) <= 10  # it stays below the pointer at six times the size

    tiles.is_well = False
    page.goto(activity)
    page.wait_for_load_state("networkidle")
    assert page.locator(".route path[data-class]").count() and page.locator(".route .start").is_visible()
    assert page.locator(".scale text").is_visible()
    assert page.locator(".summary .figure").first.is_visible()
    if script:
        page.locator(".route .cursor-tools button").last.click()
        assert page.locator(".route > svg").get_attribute("viewBox") != page.locator(".route > svg").get_attribute("data-whole")
    with pytest.raises(AssertionError):
        pixels(page, is_mark)

    page.goto(own_server + "/settings")
    page.locator("details:has(.map-source) > summary").click()
    page.fill("input[name=tiles]", "")
    page.click("form[action='/settings/map'] button")
    expect(page.locator(".map-source [role=status]")).to_be_visible()
    page.goto(activity)
    assert page.locator(".route .ground").count() == 0
    context.close()


@pytest.mark.parametrize("language, script, width", [("en", False, 390), ("zh-Hant", True, 1280)])
def test_archives_are_set_on_the_page(browser, own_server, language, script, width):
    """No server answers at that port: the page stores the addresses, states what leaves the machine, and undoes the change."""
    context = browser.new_context(java_script_enabled=script, viewport={"width": width, "height": 900}, reduced_motion="reduce")
    context.add_cookies([{"name": "hearth-language", "value": language, "url": own_server}])
    page = context.new_page()
    page.goto(own_server + "/settings")
    page.locator("details:has(.map-source) > summary").click()
    card, form = page.locator(".weather-source"), page.locator("form[action='/settings/weather']")
    nobody = card.locator("dl,p").first.inner_text()
    form.locator("input[name=air]").fill("https://air.invalid")
    form.locator("button").click()
    expect(page.locator("input[name=air][aria-invalid=true]")).to_have_value("https://air.invalid")
    form.locator("input[name=archive]").fill("http://127.0.0.1:9")
    form.locator("input[name=air]").fill("")
    form.locator("button").click()
    expect(card.locator("[role=status]")).to_be_visible()
    page.wait_for_load_state()
    assert card.locator("dl,p").first.inner_text() != nobody and "http://127.0.0.1:9" in card.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(own_server + "/settings")
    page.locator("details:has(.map-source) > summary").click()
    expect(form.locator("input[name=archive]")).to_have_value("http://127.0.0.1:9")
    form.locator("input[name=archive]").fill("")
    form.locator("button").click()
    expect(card.locator("[role=status]")).to_be_visible()
    expect(form.locator("input[name=archive]")).to_have_value("")
    page.wait_for_load_state()
    assert "127.0.0.1" not in card.inner_text()
    context.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/routes", "/activity"])
def test_the_scale_keeps_its_length_with_script(visit, path, language):
    length = [visit(path, language=language, script=script).page.locator(".scale text").text_content() for script in (False, True)]
    assert length[0].replace("\u00a0", " ") == length[1].replace("\u00a0", " ")
    page = visit(path, language=language).page
    # Twice as large: the bar shows half of it.
    zoom = page.locator("main .route .cursor-tools button").last
    zoom.click()
    number = lambda text: float(text.split()[0].replace(",", "."))
    until(lambda: number(page.locator(".scale text").text_content()) < number(length[0]), page)
    halves = number(length[0]) / number(page.locator(".scale text").text_content())
    assert halves in (2, 4), halves
