"""Contrast as the eye meets it: each text against the pixels that really lie behind it, glass and glow included."""
import io

from PIL import Image

TEXTS = """() => {
  const out = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const canvas = document.createElement('canvas'); canvas.width = canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  for (let node; node = walker.nextNode();) {
    if (!node.data.trim()) continue;
    const element = node.parentElement, style = getComputedStyle(element);
    if (style.visibility !== 'visible' || style.opacity === '0' || style.clipPath !== 'none') continue;
    const isDrawn = element instanceof SVGElement;
    const range = document.createRange(); range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 3 || box.height < 3 || box.right < 0 || box.bottom < 0 || box.top > innerHeight) continue;
      const x = Math.max(0, Math.min(innerWidth - 1, box.left + box.width / 2));
      const y = Math.max(0, Math.min(innerHeight - 1, box.top + box.height / 2));
      const top = document.elementFromPoint(x, y);
      if (!top || !(element === top || element.contains(top) || top.contains(element))) continue;
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


def luminance(red, green, blue):
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def failures(page):
    """The texts of one screenful below 4.5 to 1 (3 to 1 when large), and how many were looked at. Needs `bypass=True`."""
    items = page.evaluate(TEXTS)
    style = page.add_style_tag(content=HIDE)
    # Two frames later the screen shows it.
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    style.evaluate("element => element.remove()")
    scale = picture.width / page.viewport_size["width"]
    bad = []
    for item in items:
        # Texts in drawings have a halo in the colour of the card, which stands for what lies behind them.
        if item["isDrawn"]:
            continue
        left, top = int(max(0, item["x"]) * scale), int(max(0, item["y"]) * scale)
        right = int(min(page.viewport_size["width"], item["x"] + item["width"]) * scale)
        bottom = int(min(page.viewport_size["height"], item["y"] + item["height"]) * scale)
        if right - left < 2 or bottom - top < 2:
            continue
        pixels = picture.crop((left, top, right, bottom)).resize((24, 8)).tobytes()
        ink = luminance(*item["colour"][:3])
        worst = 21.0
        for at in range(0, len(pixels), 3):
            ground = luminance(*pixels[at:at + 3])
            worst = min(worst, (max(ink, ground) + 0.05) / (min(ink, ground) + 0.05))
        is_large = item["size"] >= 24 or (item["size"] >= 18.66 and item["weight"] >= 700)
        if worst < (3 if is_large else 4.5):
            bad.append((item["text"], round(worst, 2)))
    return len(items), bad
