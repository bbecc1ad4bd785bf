"""How cards and the bars in them take their room, with all that the demo athlete has to tell."""

import pytest


# How much of each card below its last words or drawing is bare, beyond its padding; what has no data takes less room than its neighbours.
BARE = """() => [...document.querySelectorAll('main .card')].filter(card =>
  [...card.querySelectorAll('.usual')].every(usual => usual.querySelector('.usual-now'))).map(card => {
  const box = card.getBoundingClientRect(), end = Math.max(...[...card.querySelectorAll('*')]
    .filter(e => e.checkVisibility() && !e.closest('[popover]') && getComputedStyle(e).display !== 'grid').map(e => e.getBoundingClientRect().bottom));
  return [card.querySelector('h2')?.textContent ?? card.className, Math.round(box.bottom - parseFloat(getComputedStyle(card).paddingBottom) - end), Math.round(box.height)];
}).filter(([, bare, height]) => bare > 96 || (bare > 72 && bare > height * .35))"""


@pytest.mark.parametrize("path, language", [("/", "en"), ("/", "zh-Hant"), ("/fitness", "en"), ("/load", "zh-Hant"), ("/weather", "en"), ("/settings", "zh-Hant")])
def test_no_card_is_half_empty_on_a_wide_screen(visit, path, language):
    page = visit(path, language=language).page
    for width in (1280, 1680):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_function("width => innerWidth === width", arg=width)
        assert page.evaluate(BARE) == []


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
@pytest.mark.parametrize("path", ["/", "/heat", "/report?week=2026-W10", "/report?month=2026-02"])
def test_bars_stay_where_they_are_while_the_others_come_and_their_words_keep_apart(visit, path, language):
    page = visit(path, width="narrow", language=language).page
    bars = page.locator("main .bars").first
    ends = bars.evaluate("""bars => [...bars.querySelectorAll('small')].map(word => {
      const range = document.createRange(); range.selectNodeContents(word)
      const { left, right } = range.getBoundingClientRect(); return [left, right] })""")
    assert len(ends) >= 4 and all(left[1] + 2 <= right[0] for left, right in zip(ends, ends[1:]))
    first = bars.locator("li").first
    whole = first.bounding_box()
    # On a slow line the list arrives piece by piece.
    bars.evaluate("bars => { while (bars.children.length > 1) bars.lastElementChild.remove() }")
    alone = first.bounding_box()
    assert (alone["x"], alone["width"]) == (whole["x"], whole["width"])
