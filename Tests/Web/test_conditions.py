"""Restricted conditions: 320 px, 200 % zoom, keyboard only, reduced motion, transparency and colours, no script, no network."""
import io
import re

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import expect

from conftest import PAGES, URL, steady

QUIET = {"prefers-reduced-motion": "reduce", "prefers-reduced-transparency": "reduce", "prefers-contrast": "more"}


@pytest.mark.parametrize("path", PAGES)
def test_zoom_and_reduced_effects(visit, path):
    """At 200 % zoom nothing overflows, and preferences for reduced motion, transparency and colours are respected."""
    page = visit(path).page
    # A window of 1280 pixels at 200 % has 640 CSS pixels; at 400 %, 320.
    for width in (640, 320):
        page.set_viewport_size({"width": width, "height": 700})
        page.wait_for_function(
            "width => innerWidth === width && document.documentElement.scrollWidth <= width", arg=width, timeout=5000)
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setEmulatedMedia", {"features": [{"name": name, "value": value} for name, value in QUIET.items()]})
    page.wait_for_function("() => getComputedStyle(document.documentElement).getPropertyValue('--blur') === 'none'")
    slow = page.evaluate("""() => [...document.querySelectorAll('*')].filter(e => {
      const s = getComputedStyle(e); return parseFloat(s.animationDuration) > .011 || parseFloat(s.transitionDuration) > .011 }).length""")
    assert slow == 0
    page.emulate_media(forced_colors="active")
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert page.locator("main h1").first.is_visible() and page.locator(".brand").is_visible()
    # Buttons keep a visible border when all backgrounds are the same.
    bare = page.evaluate("""() => [...document.querySelectorAll('main .button, main .chip, main :is(input,select,textarea):not([type=hidden],[type=checkbox],[type=range])')].filter(e => {
      const s = getComputedStyle(e); return e.checkVisibility() && s.borderTopStyle === 'none' && s.outlineStyle === 'none' }).map(e => e.outerHTML.slice(0, 80))""")
    assert bare == []


NARROW = ["/", "/settings", "/heat", "/heat/classes", "/heat/trends", "/heat/analysis", "/heat/rooms", "/heat/class-types", "/heat/class-type"]
# Visible labels of time that overlap their neighbour, and notes of figures that are narrower than half of their card.
CROWDED = """() => [...document.querySelectorAll('main .time-axis')].flatMap(axis => {
    const all = [...axis.querySelectorAll('text')].filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect());
    return all.filter((box, index) => index && box.left < all[index - 1].right).map(() => 'labels overlap');
  }).concat([...document.querySelectorAll('main .facts dd')].filter(e => e.checkVisibility() && e.querySelector('p'))
    .filter(e => e.getBoundingClientRect().width < .5 * e.closest('.card').getBoundingClientRect().width).map(e => e.innerText))"""


@pytest.mark.parametrize("language", ["de", "zh-Hant"])
@pytest.mark.parametrize("path", NARROW)
def test_pages_about_heat_fit_a_watch(visit, path, language):
    """Far below the width of a phone nothing overflows, and navigation has icons instead of broken words."""
    page = visit(path, language=language, width="narrow").page
    for width in (200, 160):
        page.set_viewport_size({"width": width, "height": 600})
        page.wait_for_function(
            "width => innerWidth === width && document.documentElement.scrollWidth <= width", arg=width, timeout=5000)
        assert page.evaluate(CROWDED) == [], width
        tabs = page.locator(".tabs :is(a, button)").filter(visible=True)
        assert tabs.evaluate_all("all => all.map(one => getComputedStyle(one).fontSize)") == ["0px"] * 5
    assert page.get_by_role("navigation").first.get_by_role("link", name={"de": "Fitness", "zh-Hant": "體能"}[language]).count() == 1


STRIPES = """main{min-height:300vh;background:repeating-linear-gradient(90deg,#000 0 9px,#fff 9px 18px)!important;max-width:none!important}
main>*,.foot,.tabs>*,.bar>:not(.tabs){visibility:hidden!important}"""


def shine(page, selector):
    """Returns how much stripes of black and white, 9 pixels each, are visible through a bar: 0…255."""
    box = page.locator(selector).bounding_box()
    clip = {"x": box["x"] + 28, "y": box["y"] + 8, "width": box["width"] - 56, "height": box["height"] - 16}
    picture = Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("L")
    row = picture.crop((0, picture.height // 2, picture.width, picture.height // 2 + 1)).tobytes()
    return max(abs(one - other) for one, other in zip(row, row[9:]))


@pytest.mark.parametrize("theme, width, selector", [("dark", "phone", ".tabs"), ("light", "phone", ".tabs"), ("dark", "desktop", ".bar")])
def test_bars_hide_the_content_behind_them(visit, theme, width, selector):
    page = visit("/load", theme, width=width, bypass=True).page
    page.add_style_tag(content=STRIPES)
    page.evaluate("scrollTo(0, 500)")
    assert shine(page, selector) <= 6
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-transparency", "value": "reduce"}]})
    page.wait_for_function("() => getComputedStyle(document.documentElement).getPropertyValue('--blur') === 'none'")
    assert shine(page, selector) == 0
    client.send("Emulation.setEmulatedMedia", {"features": []})
    # Simulates a browser without the filter: neither the property nor its feature query.
    page.evaluate("""async () => { const link = document.querySelector('link[rel=stylesheet]'), text = await (await fetch(link.href)).text();
      link.disabled = true; const style = document.createElement('style'); style.textContent = text.replaceAll('backdrop-filter', 'no-such-filter');
      document.head.prepend(style) }""")
    page.wait_for_function("() => getComputedStyle(document.documentElement).getPropertyValue('--veil') === '100%'")
    assert shine(page, selector) == 0


LARGE = """() => {
  const words = document.createElement('p'); words.id = 'large'; words.textContent = '8888 '.repeat(60);
  words.setAttribute('aria-hidden', 'true'); document.querySelector('main').append(words) }"""
BEHIND = """main{min-height:300vh}main>*,.foot,.tabs>*,.bar>:not(.tabs){visibility:hidden!important}
#large{visibility:visible!important;position:absolute;inset:0 0 auto;font:800 72px/76px sans-serif;color:light-dark(#000,#fff);overflow:hidden;height:250vh}"""


@pytest.mark.parametrize("theme, width, selector", [
    ("dark", "phone", ".tabs"), ("light", "phone", ".tabs"), ("night", "phone", ".tabs"), ("light", "desktop", ".bar")])
def test_large_words_are_not_visible_through_the_bars(visit, theme, width, selector):
    """At two pixels a point, as on a phone, the bar over large words looks like the bar over nothing."""
    page = visit("/load", theme, width=width, bypass=True, scale=2).page
    page.add_style_tag(content=BEHIND)
    page.evaluate(LARGE)
    box = page.locator(selector).bounding_box()
    clip = {"x": box["x"] + 28, "y": box["y"] + 8, "width": box["width"] - 56, "height": box["height"] - 16}
    pictures = []
    for _ in range(2):
        page.evaluate("scrollTo(0, 300)")
        pictures.append(Image.open(io.BytesIO(steady(page, clip=clip))).convert("L"))
        page.evaluate("document.querySelector('#large').textContent = ''")
    with_words, without = pictures
    assert with_words.size == (round(clip["width"] * 2), round(clip["height"] * 2)) and with_words.width > 500
    assert max(ImageChops.difference(with_words, without).getextrema()) <= 8


def test_every_control_is_reachable_by_keyboard_with_visible_focus(visit, some_page_and_forms):
    page = visit(some_page_and_forms).page
    wanted = page.evaluate("""() => [...document.querySelectorAll("a[href],button,summary,input:not([type=hidden]),select,textarea,[tabindex='0']")]
      .filter(e => e.checkVisibility({ visibilityProperty: true }) && !e.disabled && e.tabIndex >= 0 && !e.classList.contains('skip')).length""")
    page.evaluate("""() => { window.reached = new Set; window.bare = new Set; addEventListener('focusin', event => {
      const e = event.target; window.reached.add(e);
      if (getComputedStyle(e).outlineStyle === 'none') window.bare.add(e.outerHTML.slice(0, 90)) }) }""")
    # Date and time fields have several stops, so there are more presses than controls, but no control may be missing.
    inner = page.locator("input:is([type=date],[type=time])").count()
    for _ in range(wanted + 10 + 4 * inner):
        page.keyboard.press("Tab")
    assert page.evaluate("[...window.bare]") == []
    assert page.evaluate("window.reached.size") >= wanted


def test_forced_colours_keep_choices_and_curves_visible(visit):
    page = visit("/load").page
    page.emulate_media(forced_colors="active")
    look = "all => all.map(e => [e.getAttribute('stroke-dasharray'), getComputedStyle(e).stroke])"
    trend = page.locator(".trend:has(.legend)").first
    curves, legend = (trend.locator(place + " path").evaluate_all(look) for place in (".plot", ".legend"))
    assert len({dash for dash, _ in curves}) == len({stroke for _, stroke in curves}) == len(curves) >= 3
    assert [dash for dash, _ in legend] == [dash for dash, _ in curves]
    page = visit("/activity").page
    page.emulate_media(forced_colors="active")
    chosen, other = (page.locator(f"nav.chips .chip{kind}").first for kind in ("[aria-current]", ":not([aria-current])"))
    outline = "e => getComputedStyle(e).outlineStyle"
    assert chosen.evaluate(outline) == "solid" and other.evaluate(outline) == "none"
    colours = page.locator(".key i").evaluate_all("all => all.map(e => getComputedStyle(e).backgroundColor)")
    assert len(set(colours)) == 5


# `wait_for_function` does not wait for an asynchronous function: it takes the promise for a true value.
def wait_for_offline_page(page):
    assert page.evaluate("""async () => {
      const end = Date.now() + 20000;
      while (Date.now() < end) {
        if (await caches.match('/offline')) return true;
        await new Promise(resolve => setTimeout(resolve, 50));
      }
      return false }""")


def test_the_offline_page_states_when_pages_were_up_to_date(visit):
    page = visit("/load").page
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.goto(URL + "/")
    wait_for_offline_page(page)
    page.context.set_offline(True)
    page.goto(URL + "/fitness")
    expect(page.locator("main h1")).to_have_text("Hearth is not reachable")
    expect(page.locator("[data-fresh]")).to_have_text(re.compile(r"^Last updated: [A-Z][a-z]+day,? \d+ [A-Z][a-z]+ at \d\d:\d\d$"))
    expect(page.locator(".tabs [aria-current]")).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.querySelector('.card')).borderRadius") != "0px"  # the style sheet was stored too
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    assert page.url == URL + "/fitness"
    expect(page.locator("main h1")).not_to_have_text("Hearth is not reachable")


def test_the_offline_page_is_stored_with_every_module_that_its_scripts_import(visit):
    page = visit("/").page
    # On the first visit, requests precede the worker, so only its own requests are stored.
    wait_for_offline_page(page)
    stored = page.evaluate("""async () => { const out = {}; for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) out[new URL(request.url).pathname] = await (await caches.match(request)).text();
      return out }""")
    base, = (path for path in stored if path.endswith("/base.js"))
    imported = re.findall(r"from '\./([a-z-]+\.js)'", stored[base])
    assert sorted(imported) == ["haptics.js", "refresh.js"]
    assert all(base.replace("base.js", name) in stored for name in imported)


def test_the_browser_stores_no_health_data(visit):
    page = visit("/").page
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.goto(URL + "/load")
    wait_for_offline_page(page)
    kept = page.evaluate("""async () => { const out = []; for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) out.push(new URL(request.url).pathname); return out }""")
    assert kept and all(path in ("/offline", "/live") or path.startswith("/assets/") for path in kept)
    assert page.evaluate("Object.keys(localStorage)") == ["fresh"]


def test_a_wide_table_shows_a_shadow_until_its_end(visit):
    page = visit("/report?month=2026-02", width="narrow").page
    wide = page.locator(".scroll").filter(visible=True).first
    shade = "e => getComputedStyle(e).boxShadow"
    assert wide.evaluate("e => e.scrollWidth > e.clientWidth")
    expect(wide).to_have_css("box-shadow", re.compile("-24px 0px 16px -24px inset"))
    wide.evaluate("e => e.scrollTo(e.scrollWidth, 0)")
    expect(wide).to_have_css("box-shadow", re.compile(r"^(none|rgba\(0, 0, 0, 0\) .*)$"))
    roomy = visit("/report?month=2026-02", width="desktop").page.locator(".scroll").filter(visible=True)
    assert roomy.count() and set(roomy.evaluate_all(f"all => all.map({shade})")) == {"none"}


# Empty height of each card below its content, beyond its padding. A card without data takes less room than its neighbours.
BARE = """() => [...document.querySelectorAll('main .card')].filter(card => card.checkVisibility()
  && [...card.querySelectorAll('.usual')].every(usual => usual.querySelector('.usual-now'))).map(card => {
  const box = card.getBoundingClientRect(), end = Math.max(...[...card.querySelectorAll('*')]
    .filter(e => e.checkVisibility() && !e.closest('[popover]') && getComputedStyle(e).display !== 'grid').map(e => e.getBoundingClientRect().bottom));
  return [card.querySelector('h2')?.textContent ?? card.className, Math.round(box.bottom - parseFloat(getComputedStyle(card).paddingBottom) - end), Math.round(box.height)];
}).filter(([, bare, height]) => bare > 96 || (bare > 72 && bare > height * .35))"""


@pytest.mark.parametrize("path, language", [("/", "en"), ("/", "zh-Hant"), ("/fitness", "en"), ("/load", "zh-Hant"), ("/weather", "en"), ("/settings", "zh-Hant")])
def test_no_card_is_half_empty_on_a_wide_screen(visit, path, language):
    page = visit(path, language=language).page
    for width in (1280, 1680):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_function("width => innerWidth === width", arg=width)
        # A card far from the window has the height of a placeholder until it comes near.
        page.evaluate("() => document.querySelectorAll('main .card').forEach(card => { card.style.contentVisibility = 'visible' })")
        assert page.evaluate(BARE) == []
