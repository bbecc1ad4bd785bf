"""The shared picture shows the values of the page in the page's colours, and is drawn without another server."""
import io

import pytest
from PIL import Image

WATCH = """() => { window.words = []; window.given = [];
  const pen = CanvasRenderingContext2D.prototype, write = pen.fillText;
  pen.fillText = function (text, ...rest) { window.words.push(text); return write.call(this, text, ...rest) } }"""


@pytest.mark.parametrize("path, theme, language", [
    ("/activity", "light", "en"), ("/activity", "night", "zh-Hant"), ("/fitness", "dark", "en"), ("/fitness", "light", "zh-Hant")])
def test_a_picture_shows_the_same_values(visit, path, theme, language):
    seen = visit(path, theme, language, "phone")
    page = seen.page
    page.evaluate(WATCH)
    with page.expect_download() as download:
        page.click("[data-picture]")
    with open(download.value.path(), "rb") as file:
        picture = Image.open(io.BytesIO(file.read())).convert("RGB")
    assert download.value.suggested_filename.endswith(".png")
    assert picture.width == 1080 and picture.height > 500
    # The background is that of the page, and there is something on it.
    ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor").removeprefix("rgb(").removesuffix(")")
    assert picture.getpixel((5, 5)) == tuple(int(part) for part in ground.split(","))
    assert len(picture.getcolors(1 << 24)) > 50
    words = page.evaluate("window.words")
    wanted = page.locator("[data-picture]").get_attribute("data-picture").split("\n")
    # Titles may wrap; labels and values never do.
    assert all(word in words for word in wanted[1:])
    assert wanted[0].replace(" ", "") in "".join(words).replace(" ", "")
    text = page.locator("main").inner_text()
    for value in wanted[3:]:
        assert value.split(" ")[0] in text
    assert seen.foreign == [] and seen.problems == []


def test_the_picture_is_shared_where_files_can_be(visit):
    page = visit("/fitness").page
    page.evaluate("""() => { window.given = [];
      Object.defineProperty(navigator, 'canShare', { value: data => !!data.files });
      Object.defineProperty(navigator, 'share', { value: async data => { window.given.push(data.files[0]) } }) }""")
    page.click("[data-picture]")
    page.wait_for_function("() => window.given.length === 1")
    assert page.evaluate("[given[0].name, given[0].type, given[0].size > 5000]") == ["hearth-fitness.png", "image/png", True]


REFUSE = """() => { window.given = [];
  const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  Object.defineProperty(navigator, 'share', { value: refuse });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: %s } }) }"""


def test_the_text_is_copied_where_sharing_fails(visit):
    page = visit("/fitness").page
    page.evaluate(REFUSE % "async text => { window.given.push(text) }")
    page.click("[data-share]")
    page.wait_for_function("() => window.given.length === 1")
    assert page.evaluate("given[0]") == page.locator("[data-share]").get_attribute("data-share")
    assert page.locator("[data-share]").inner_text() == "Copied" and page.locator(".news").count() == 0


@pytest.mark.parametrize("language, words", [("en", "Copy the text yourself"), ("zh-Hant", "請自行複製")])
def test_the_text_is_shown_where_neither_sharing_nor_copying_works(visit, language, words):
    seen = visit("/fitness", language=language, width="narrow")
    page = seen.page
    page.evaluate(REFUSE % "refuse")
    for _ in range(2):
        page.click("[data-share]")
        text = page.locator(".news[role=alert] textarea")
        text.wait_for()
    assert words in page.locator(".news[role=alert]").inner_text() and page.locator(".news").count() == 1
    assert text.input_value() == page.locator("[data-share]").get_attribute("data-share")
    # The text is selected already, so that one key copies it.
    assert text.evaluate("e => e === document.activeElement && e.selectionEnd - e.selectionStart === e.value.length && e.readOnly")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") and seen.problems == []


def test_a_picture_that_cannot_be_drawn_is_reported(visit):
    page = visit("/fitness").page
    page.evaluate("() => { HTMLCanvasElement.prototype.toBlob = () => { throw new Error('no') } }")
    page.click("[data-picture]")
    page.locator(".news[role=alert]").wait_for()
    assert "picture" in page.locator(".news[role=alert]").inner_text()


def test_without_script_impossible_actions_are_not_offered(visit):
    page = visit("/fitness", script=False).page
    assert page.locator("[data-picture]:visible, [data-share]:visible").count() == 0
