"""Pictures of the gallery and of every page, compared with those that this machine drew before.

Fonts and rasters differ from machine to machine, so the pictures are never committed: the first run draws each twice, which must
give the same, and keeps it in .build/web-pictures (HEARTH_PICTURES names another folder); later runs compare. `--renew` draws anew.
A page may differ in one pixel of a thousand; what differs is written beside the picture as NAME.new.png and NAME.difference.png.
"""
import io
import os
import pathlib

from PIL import Image, ImageChops

from conftest import settle

FOLDER = pathlib.Path(os.environ.get("HEARTH_PICTURES") or pathlib.Path(__file__).parents[2] / ".build/web-pictures")

STILL = """for (const one of document.getAnimations()) if (one.effect.getComputedTiming().iterations === Infinity)
  one.effect.target.style.animation = 'none'"""


def draw(visit, path, theme, language, width):
    page = visit(path, theme, language, width).page
    settle(page)
    # What goes on for ever does not begin: Playwright stops it as well, but a busy machine then keeps what it had drawn last.
    page.evaluate(STILL)
    height = min(6000, page.evaluate("document.documentElement.scrollHeight"))
    page.set_viewport_size({"width": page.viewport_size["width"], "height": height})
    picture = shot(page)
    # Glass is blurred and what was out of sight is laid out after the window has grown: the picture counts once it stays.
    for _ in range(12):
        page.wait_for_timeout(120)
        before, picture = picture, shot(page)
        if difference(before, picture)[0] == 0:
            break
    page.context.close()
    return picture


def shot(page):
    return Image.open(io.BytesIO(page.screenshot(animations="disabled", caret="hide"))).convert("RGB")


def difference(one, other):
    """The share of pixels that differ by more than 24 of 255, and a picture of them."""
    if one.size != other.size:
        return 1, None
    channels = ImageChops.difference(one, other).split()
    far = ImageChops.lighter(ImageChops.lighter(*channels[:2]), channels[2]).point(lambda value: 255 if value > 24 else 0)
    return far.histogram()[255] / (one.width * one.height), far


def test_looks_as_before(visit, request, scene):
    name = "-".join(scene).replace("/", "_").replace("?", "_").replace("=", "_")
    kept = FOLDER / (name + ".png")
    picture = draw(visit, *scene)
    if request.config.getoption("--renew") or not kept.exists():
        again = draw(visit, *scene)
        share, _ = difference(picture, again)
        assert share <= 0.001, "the same page was drawn in two ways"
        FOLDER.mkdir(parents=True, exist_ok=True)
        picture.save(kept)
        return
    share, far = difference(Image.open(kept).convert("RGB"), picture)
    if share > 0.001:
        picture.save(FOLDER / (name + ".new.png"))
        if far:
            far.save(FOLDER / (name + ".difference.png"))
    assert share <= 0.001, f"{share:.2%} of {name} differ; --renew keeps the new look"
