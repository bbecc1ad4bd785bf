"""Contrast as displayed: each text against the pixels behind it, including blur and glow."""
import base64
import io

from PIL import Image, ImageChops, ImageFilter

from conftest import PAINTED

TEXTS = """() => {
  const out = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const canvas = document.createElement('canvas'); canvas.width = canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  for (let node; node = walker.nextNode();) {
    if (!node.data.trim()) continue;
    const element = node.parentElement, style = getComputedStyle(element);
    // What cannot be pressed now need not stand out (WCAG 2.2, 1.4.3).
    if (element.closest(':disabled')) continue;
    if (style.visibility !== 'visible' || style.opacity === '0' || style.clipPath !== 'none') continue;
    const isDrawn = element instanceof SVGElement;
    const range = document.createRange(); range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 3 || box.height < 3 || box.right < 0 || box.bottom < 0) continue;
      // Of what only begins at the lower edge there are too few pixels to judge, or none of its ink; the next position shows it.
      if (box.top + box.height / 2 > innerHeight) continue;
      // Half hidden under a bar that stays in place, a text is not for reading.
      const inside = (x, y) => {
        const top = document.elementFromPoint(Math.max(0, Math.min(innerWidth - 1, x)), Math.max(0, Math.min(innerHeight - 1, y)));
        return top && (element === top || element.contains(top) || top.contains(element));
      };
      if (!inside(box.left + 1, box.top + 1) || !inside(box.right - 1, box.bottom - 1) || !inside(box.left + box.width / 2, box.top + box.height / 2)) continue;
      // Nor is one whose edge touches such a bar: a pixel of the bar's own edge and shadow would count as its ground.
      const touches = y => {
        const top = document.elementFromPoint(box.left + box.width / 2, Math.max(0, Math.min(innerHeight - 1, y)));
        const bar = top && top.closest('.bar, .tabs');
        return bar && !bar.contains(element);
      };
      if (touches(box.top - 4) || touches(box.bottom + 4)) continue;
      brush.clearRect(0, 0, 1, 1); brush.fillStyle = isDrawn ? style.fill : style.color; brush.fillRect(0, 0, 1, 1);
      out.push({ text: node.data.trim().slice(0, 40), x: box.left, y: box.top, width: box.width, height: box.height,
        colour: [...brush.getImageData(0, 0, 1, 1).data], size: parseFloat(style.fontSize), weight: +style.fontWeight, isDrawn });
    }
  }
  return out;
}"""
HIDE = """*{color:transparent!important;caret-color:transparent!important;transition:none!important;animation:none!important}
text{fill:transparent!important}"""


def linear(channel):
    part = channel / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


LINEAR = [linear(channel) for channel in range(256)]


def luminance(red, green, blue):
    return 0.2126 * LINEAR[red] + 0.7152 * LINEAR[green] + 0.0722 * LINEAR[blue]


def failures(page, tops):
    """Returns the texts with a contrast below 4.5 to 1 (3 to 1 if large) at some scroll positions, and the number of checked texts.

    Needs `bypass=True`. All colours are read before any text is hidden, because hiding and showing again leaves traces.
    """
    texts, shown = [], []
    client = page.context.new_cdp_session(page)
    for top in tops:
        page.evaluate("top => scrollTo(0, top)", top)
        texts.append(page.evaluate(TEXTS))
        page.evaluate(PAINTED)
        shown.append(picture(client))
    page.add_style_tag(content=HIDE)
    bad = []
    for top, items, before in zip(tops, texts, shown):
        page.evaluate("top => scrollTo(0, top)", top)
        failing = None
        # A busy machine paints late, and an old tile may still show the text. A text fails only if every attempt does.
        for pause in (50, 400, 1500):
            page.wait_for_timeout(pause)
            found = below(items, picture(client), before, page.viewport_size)
            failing = found if failing is None else [entry for entry in found if entry[0] in {text for text, _ in failing}]
            if not failing:
                break
        bad += failing
    return sum(map(len, texts)), bad


def picture(client):
    """Returns the pixels of the window. The protocol compresses them in half of the time that a screenshot takes."""
    answer = client.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    return Image.open(io.BytesIO(base64.b64decode(answer["data"]))).convert("RGB")


def between(one, other):
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def below(items, picture, shown, window):
    scale = picture.width / window["width"]
    bad = []
    for item in items:
        left, top = int(max(0, item["x"]) * scale), int(max(0, item["y"]) * scale)
        right = int(min(window["width"], item["x"] + item["width"]) * scale)
        bottom = int(min(window["height"], item["y"] + item["height"]) * scale)
        if right - left < 2 or bottom - top < 2:
            continue
        box = (left, top, right, bottom)
        ink = luminance(*item["colour"][:3])
        if item["isDrawn"]:
            worst = beside(picture.crop(box), shown.crop(box), ink)
        else:
            pixels = picture.crop(box).resize((24, 8)).tobytes()
            worst = min(between(ink, luminance(*pixel)) for pixel in set(zip(pixels[::3], pixels[1::3], pixels[2::3])))
        is_large = item["size"] >= 24 or (item["size"] >= 18.66 and item["weight"] >= 700)
        if worst < (3 if is_large else 4.5):
            bad.append((item["text"], round(worst, 2)))
    return bad


def beside(ground, shown, ink):
    """Returns the contrast that nine tenths of the pixels below and beside a text in a drawing have, including its halo.

    Lines and areas cross such a text, so single pixels are too strict."""
    glyphs = ImageChops.difference(ground, shown).convert("L").point(lambda change: 255 if change > 24 else 0)
    touched = glyphs.filter(ImageFilter.MaxFilter(3)).tobytes()
    grounds = sorted(between(ink, luminance(*pixel)) for pixel, isTouched in zip(zip(*[iter(ground.tobytes())] * 3), touched) if isTouched)
    return grounds[len(grounds) // 10] if grounds else 1.0
