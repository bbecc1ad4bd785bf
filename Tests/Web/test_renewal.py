"""After an update every figure is recomputed: the page shows the progress, and then its content without a reload by the user."""
import contextlib
import os
import re
import sqlite3

import pytest
from playwright.sync_api import expect

from conftest import served, until

COUNT = {"en": "{} of {} activities", "zh-Hant": "{1} 筆活動中的 {0} 筆"}


@pytest.fixture
def outdated(tmp_path):
    """The demo athlete's data folder with digests of an older version, and a connection to its database."""
    with contextlib.closing(sqlite3.connect(os.environ["HEARTH_HOME"] + "/hearth.sqlite")) as source, \
            contextlib.closing(sqlite3.connect(tmp_path / "hearth.sqlite")) as copy:
        source.backup(copy)
    with contextlib.closing(sqlite3.connect(tmp_path / "hearth.sqlite", isolation_level=None, timeout=60)) as database:
        database.execute("UPDATE digest SET basis = '1-old'")
        yield str(tmp_path), database


@pytest.mark.parametrize("language, script", [("en", True), ("zh-Hant", False)])
def test_the_page_shows_progress_and_then_its_content(browser, outdated, language, script):
    home, database = outdated
    context = browser.new_context(java_script_enabled=script, reduced_motion="reduce")
    page = context.new_page()
    with served(home) as url:
        # The server starts at once. While the test holds a write transaction, it cannot store anything, so the page shows the beginning.
        database.execute("BEGIN IMMEDIATE")
        total = database.execute("SELECT count(*) FROM activity").fetchone()[0]
        context.add_cookies([{"name": "hearth-language", "value": language, "url": url}])
        answer = page.goto(url + "/load", wait_until="commit")
        database.execute("ROLLBACK")
        text = answer.text().replace("\u00a0", " ")
        # The server counts activities after it has stored them, and may have computed the next ones, which it cannot store yet.
        shown = int(re.search(r'<progress[^>]* value="(\d+)"', text)[1])
        counted = COUNT[language].format(shown, total)
        assert shown < total and counted in text and not any(part in text for part in ('"gauge', "<table", '"tile'))
        if not script:  # without scripts it does not change
            expect(page.locator("progress + p")).to_have_text(counted)
            for width in (1280, 390, 320):
                page.set_viewport_size({"width": width, "height": 844})
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            until(lambda: page.request.get(url + "/partials/renewal").status != 200, page)
            page.click(".empty .button")
        expect(page.locator(".gauge").first).to_be_visible(timeout=120000)
        assert page.url == url + "/load" and page.locator("progress").count() == 0
        context.close()
