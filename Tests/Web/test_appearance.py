"""Compares pictures of the gallery and of every page with earlier ones of the same machine.

Fonts and rasters differ between machines, so the pictures are never committed. The first run draws each picture twice, which must give the
same, and stores it in .build/web-pictures (HEARTH_PICTURES names another folder). Later runs compare, and `--renew` draws anew. One pixel
of a thousand may differ. For a larger difference, NAME.new.png and NAME.difference.png are written beside the picture.
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
    # Prevents endless animations: Playwright stops them too, but on a busy machine at different frames.
    page.evaluate(STILL)
    # Sign-ins happen at the real time, which differs from picture to picture.
    page.eval_on_selector_all(".sessions ul", "lists => lists.forEach(list => list.remove())")
    height = min(6000, page.evaluate("document.documentElement.scrollHeight"))
    page.set_viewport_size({"width": page.viewport_size["width"], "height": height})
    picture = shot(page)
    # After the window has grown, blur and the layout of hidden parts follow with delay, so take the picture once it is stable.
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
    """Returns the fraction of pixels that differ by more than 24 of 255, and a picture of them."""
    if one.size != other.size:
        return 1, None
    channels = ImageChops.difference(one, other).split()
    far = ImageChops.lighter(ImageChops.lighter(*channels[:2]), channels[2]).point(lambda value: 255 if value > 24 else 0)
    return far.histogram()[255] / (one.width * one.height), far


def test_pictures_equal_earlier_ones(visit, request, scene):
    name = "-".join(scene).replace("/", "_").replace("?", "_").replace("=", "_")
    kept = FOLDER / (name + ".png")
    picture = draw(visit, *scene)
    if request.config.getoption("--renew") or not kept.exists():
        again = draw(visit, *scene)
        share, _ = difference(picture, again)
        assert share <= 0.001, "two pictures of the same page differ"
        FOLDER.mkdir(parents=True, exist_ok=True)
        picture.save(kept)
        return
    share, far = difference(Image.open(kept).convert("RGB"), picture)
    if share > 0.001:
        picture.save(FOLDER / (name + ".new.png"))
        if far:
            far.save(FOLDER / (name + ".difference.png"))
    assert share <= 0.001, f"{share:.2%} of {name} differ; --renew keeps the new look"
