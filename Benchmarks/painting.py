"""Time until a page is painted and usable, and its layout shift, on a phone at a quarter of this machine's speed.

    .venv-web/bin/python Benchmarks/painting.py URL PATH…     one JSON object: the median of five cold visits for each page, and
                                                              the time of a plain layout in the same throttled browser

A page is usable when its document is ready and the last task of over 50 ms has ended. The pages after `--charts` are those of
activities; there the script points at a chart, zooms by keys and moves the cursor.
"""

import json
import os
import pathlib
import statistics
import sys
from urllib.parse import urljoin

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Tests/Web"))
from browser import EXECUTABLE, FLAGS  # noqa: E402

VISITS, THROTTLE = 5, 4
SETTLED_MS = 1000  # a new window needs a moment to settle
WATCH = """window.__seen = { shift: 0, largest: 0, busy: 0, blocked: 0 };
new PerformanceObserver(list => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) __seen.shift += entry.value })
  .observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver(list => { for (const entry of list.getEntries()) __seen.largest = entry.startTime })
  .observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver(list => { for (const entry of list.getEntries()) {
  __seen.busy = entry.startTime + entry.duration; __seen.blocked += entry.duration - 50 } })
  .observe({ type: 'longtask', buffered: true });"""
READ = """() => { const first = performance.getEntriesByName('first-contentful-paint')[0];
  const ready = performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd;
  return { first_paint_ms: first.startTime, largest_paint_ms: __seen.largest, usable_ms: Math.max(first.startTime, ready, __seen.busy),
           blocked_ms: __seen.blocked, shift: __seen.shift } }"""
# Events longer than a frame: from the touch or key to the paint.
ANSWERS = """window.__answers = [];
new PerformanceObserver(list => { for (const entry of list.getEntries()) if (entry.interactionId) __answers.push(entry.duration) })
  .observe({ type: 'event', durationThreshold: 16, buffered: true });"""
AWAKE = """() => new Promise(resolve => { const host = document.querySelector('.charts'), began = performance.now();
  const seen = () => host.querySelector('.cursor[visibility=visible]') ? resolve(performance.now() - began) : requestAnimationFrame(seen);
  const plot = host.querySelector('.plot'), box = plot.getBoundingClientRect();
  plot.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  for (const name of ['pointerenter', 'pointermove']) plot.dispatchEvent(new PointerEvent(name,
    { bubbles: name !== 'pointerenter', pointerType: 'mouse', clientX: box.x + box.width / 3, clientY: box.y + box.height / 2 }));
  seen(); })"""
CLOSER = """() => { const scrub = document.querySelector('.charts [type=range]'), took = [];
  for (const key of ['+', '+', 'ArrowRight', '+', '-', '-', '-']) {
    const began = performance.now();
    scrub.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    took.push(performance.now() - began);
  }
  return Math.max(...took); }"""

# The reference for the times, which depend on the machine and its load.
PLAIN = """() => { const began = performance.now(), host = document.createElement('div');
  host.innerHTML = '<p>Plain words that somebody reads, in lines.</p>'.repeat(1000);
  document.body.append(host);
  host.getBoundingClientRect();
  host.remove();
  return performance.now() - began; }"""


def sign_in(context, url):
    name, _, value = os.environ["HEARTH_COOKIE"].partition("=")
    # With a page's address, the cookie would be sent to the addresses below it only.
    context.add_cookies([{"name": name, "value": value, "url": urljoin(url, "/")}])


def visit(browser, url):
    context = browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=2, has_touch=True, is_mobile=True)
    sign_in(context, url)
    try:
        page = context.new_page()
        page.wait_for_timeout(SETTLED_MS)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        reference = page.evaluate(PLAIN)
        page.add_init_script(WATCH)
        page.goto(url, wait_until="load")
        while not page.evaluate("performance.getEntriesByName('first-contentful-paint').length"):  # a policy forbids to wait by text
            page.wait_for_timeout(50)
        page.wait_for_timeout(800)
        return {**page.evaluate(READ), "reference_ms": reference}
    finally:
        context.close()


def look_closer(browser, url):
    """Time until a chart responds to the first pointer, the time of one redraw, and the slowest response to a key."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=2)
    sign_in(context, url)
    try:
        page = context.new_page()
        processor = context.new_cdp_session(page)
        processor.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        reference = page.evaluate(PLAIN)
        processor.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        page.add_init_script(ANSWERS)
        page.goto(url, wait_until="load")
        page.wait_for_timeout(SETTLED_MS)
        page.locator(".charts .plot").first.scroll_into_view_if_needed()
        processor.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        awake = page.evaluate(AWAKE)
        page.wait_for_timeout(300)
        page.locator(".charts [type=range]").focus()
        redraw = page.evaluate(CLOSER)
        for key in ("+", "+", "ArrowRight", "ArrowRight", "-", "-"):
            page.keyboard.press(key)
            page.wait_for_timeout(250)
        return {"chart_awake_ms": awake, "redraw_ms": redraw, "answer_ms": max(page.evaluate("__answers"), default=0),
                "reference_ms": reference}
    finally:
        context.close()


def main():
    url, paths = sys.argv[1].rstrip("/"), sys.argv[2:]
    looks = visit
    if paths[0] == "--charts":
        looks, paths = look_closer, paths[1:]
    result, references = {}, []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=EXECUTABLE, args=FLAGS)
        visit(browser, url + paths[0])  # absorbs the start of the browser
        for path in paths:
            seen = [looks(browser, url + path) for _ in range(VISITS)]
            references += [one.pop("reference_ms") for one in seen]
            result[path] = {name: round(statistics.median(one[name] for one in seen), 3 if name == "shift" else 0) for name in seen[0]}
        browser.close()
    print(json.dumps({"reference_ms": round(statistics.median(references), 1), "paths": result}))


main()
