"""Under conditions: 320 px, 200 % zoom, keys alone, refused motion, glass and colours, no script, no network."""
from playwright.sync_api import expect

from conftest import URL

QUIET = {"prefers-reduced-motion": "reduce", "prefers-reduced-transparency": "reduce", "prefers-contrast": "more"}


def test_zoomed_to_200_percent_nothing_runs_out(visit, some_page):
    """A window of 1280 pixels at 200 % is one of 640; at 400 % one of 320."""
    page = visit(some_page).page
    for width in (640, 320):
        page.set_viewport_size({"width": width, "height": 700})
        page.wait_for_function(
            "width => innerWidth === width && document.documentElement.scrollWidth <= width", arg=width, timeout=5000)


def test_refused_motion_glass_and_colours_are_refused(visit, some_page):
    page = visit(some_page).page
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setEmulatedMedia", {"features": [{"name": name, "value": value} for name, value in QUIET.items()]})
    page.wait_for_function("() => getComputedStyle(document.querySelector('.bar'), '::before').backdropFilter === 'none'")
    slow = page.evaluate("""() => [...document.querySelectorAll('*')].filter(e => {
      const s = getComputedStyle(e); return parseFloat(s.animationDuration) > .011 || parseFloat(s.transitionDuration) > .011 }).length""")
    assert slow == 0
    page.emulate_media(forced_colors="active")
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert page.locator("main h1").first.is_visible() and page.locator(".brand").is_visible()


def test_every_control_is_reached_by_keys_and_shows_it(visit, some_page):
    page = visit(some_page).page
    wanted = page.evaluate("""() => [...document.querySelectorAll("a[href],button,summary,input:not([type=hidden]),select,textarea,[tabindex='0']")]
      .filter(e => e.checkVisibility({ visibilityProperty: true }) && !e.disabled && e.tabIndex >= 0 && !e.classList.contains('skip')).length""")
    page.evaluate("""() => { window.reached = new Set; window.bare = new Set; addEventListener('focusin', event => {
      const e = event.target; window.reached.add(e);
      if (getComputedStyle(e).outlineStyle === 'none') window.bare.add(e.outerHTML.slice(0, 90)) }) }""")
    # Fields of a date have inner stops, so there are a few more presses than controls; nothing may be missing.
    for _ in range(wanted + 14):
        page.keyboard.press("Tab")
    assert page.evaluate("[...window.bare]") == []
    assert page.evaluate("window.reached.size") >= wanted


def test_offline_says_when_it_was_last_fresh(visit):
    page = visit("/load").page
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.goto(URL + "/")
    page.wait_for_function("async () => !!(await caches.match('/offline'))")
    page.context.set_offline(True)
    page.goto(URL + "/fitness")
    expect(page.locator("main h1")).to_have_text("Hearth is not reachable")
    expect(page.locator("[data-fresh]")).to_contain_text("Last seen fresh: ")
    assert page.evaluate("getComputedStyle(document.querySelector('.card')).borderRadius") != "0px"  # its dress came along
    page.context.set_offline(False)
    page.goto(URL + "/fitness")
    expect(page.locator("main h1")).not_to_have_text("Hearth is not reachable")


def test_no_health_data_is_kept_by_the_browser(visit):
    page = visit("/").page
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.goto(URL + "/load")
    page.wait_for_function("async () => !!(await caches.match('/offline'))")
    kept = page.evaluate("""async () => { const out = []; for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) out.push(new URL(request.url).pathname); return out }""")
    assert kept and all(path == "/offline" or path.startswith("/assets/") for path in kept)
    assert page.evaluate("Object.keys(localStorage)") == ["fresh"]
