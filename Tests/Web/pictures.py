"""Pictures of the demo athlete for Docs/. Scripts/screenshots runs this file; the tests do not."""
import os

from conftest import settle

LOOKS = [
    ("today", "/", "dark", "en", "desktop"), ("today-light", "/", "light", "en", "desktop"),
    ("today-phone", "/", "dark", "zh-Hant", "phone"), ("activities", "/activities", "light", "en", "desktop"),
    ("activity", "/activity", "dark", "en", "desktop"), ("activity-phone", "/activity", "light", "zh-Hant", "phone"),
    ("weather", "/weather", "light", "en", "desktop"), ("heat", "/heat", "light", "en", "desktop"), ("fitness", "/fitness", "dark", "en", "desktop"),
    ("load", "/load", "dark", "en", "desktop"),
]


def test_pictures(visit, request):
    folder = request.config.getoption("--screenshots")
    os.makedirs(folder, exist_ok=True)
    for name, path, theme, language, width in LOOKS:
        page = visit(path, theme, language, width, scale=2 if width == "phone" else 1).page
        settle(page)
        page.screenshot(path=os.path.join(folder, name + ".png"), animations="disabled", caret="hide")
