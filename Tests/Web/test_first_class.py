"""The way of a new user on a phone: from an empty server to the first comparison of a class with earlier ones, by taps alone.

`--screenshots FOLDER` keeps a picture after every tap."""
import datetime
import os

from playwright.sync_api import expect

from conftest import served, settle
from recording import SENSES
from strap import SIMULATION

MINUTES = 40
# A measurement each second of the page's own, faster clock.
BEATS = """rate => {
  let second = 0;
  setInterval(() => radio.measurement.send([6, rate + Math.floor(second++ / 60) % 5]), 1000);
}"""
# A class is compared with three earlier ones.
CLASSES = 4


class Phone:
    """A phone's browser that counts the taps in it."""

    def __init__(self, browser, url, folder):
        self.url, self.folder, self.taps = url, folder, []
        self.context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce",
                                           locale="en-GB", timezone_id="Europe/Berlin")
        self.context.add_cookies([{"name": "hearth-temperature", "value": "celsius", "url": url}])
        self.context.add_init_script(SIMULATION + ";" + SENSES)
        self.page = self.context.new_page()

    def tap(self, target, name):
        target.tap()
        self.taps.append(name)

    def look(self, name):
        """Keeps a picture, where the options name a folder."""
        if self.folder:
            self.page.screenshot(path=os.path.join(self.folder, f"walk-{len(self.taps):02}-{name}.png"), full_page=True)

    def phase(self, name):
        self.page.locator(f"#live[data-phase={name}][data-ready]").wait_for()
        self.look(name)


def record(phone, rate, turns_dial):
    """Records a class on the open live page, and saves it."""
    page = phone.page
    phone.phase("idle")
    phone.tap(page.locator("#connect"), "connect")
    page.locator("#link[data-state=connected]").wait_for(state="attached")
    phone.tap(page.locator("#start"), "start")
    page.evaluate(BEATS, rate)
    page.clock.run_for(MINUTES * 60_000)
    phone.phase("running")
    phone.tap(page.locator("#end"), "end")
    phone.phase("ending")
    if turns_dial:
        dial = page.get_by_role("slider")
        dial.scroll_into_view_if_needed()
        box = dial.bounding_box()
        page.touchscreen.tap(box["x"] + box["width"] - 14, box["y"] + box["height"] / 2)
        phone.taps.append("dial")
        phone.look("dial")
    phone.tap(page.locator("#save"), "save")
    page.clock.run_for(5_000)
    page.locator("#server[data-done=yes]").wait_for()
    phone.phase("completed")


def test_a_new_user_reaches_the_first_comparison_with_few_taps(browser, tmp_path, request):
    folder = request.config.getoption("--screenshots")
    today = datetime.datetime.now(datetime.timezone.utc).replace(hour=12, minute=0, second=0, microsecond=0)
    with served(str(tmp_path), day=today.date().isoformat()) as url:
        phone = Phone(browser, url, folder)
        page = phone.page
        # Empty pages about classes lead to the recorder too.
        page.goto(url + "/heat/classes")
        page.locator("main").get_by_role("link", name="Record a class").wait_for()
        page.clock.install(time=today - datetime.timedelta(days=12))
        page.goto(url)
        phone.look("today")
        phone.tap(page.get_by_role("link", name="Record a class"), "record")
        record(phone, 140, turns_dial=True)
        assert phone.taps == ["record", "connect", "start", "end", "dial", "save"]
        for number in range(1, CLASSES):
            # The next classes begin on the installed page, some days later, in the room of the last one.
            page.clock.set_system_time(today - datetime.timedelta(days=12 - 4 * number, hours=3))
            page.goto(url + "/live")
            record(phone, 140 + 2 * number, turns_dial=False)
        phone.tap(page.get_by_role("link", name="Show the class"), "show")
        page.wait_for_url("**/activities/*")
        settle(page)
        card = page.locator("main .card").first
        expect(card).to_contain_text("in the 3 classes before")
        expect(card.locator(".scale")).to_be_visible()
        phone.look("class")
        # Six taps for the first class, four for each further one, one to see it.
        assert len(phone.taps) == 6 + 4 * 3 + 1
        phone.context.close()
