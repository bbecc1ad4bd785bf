"""Layout of bars with the data of the demo athlete."""

import pytest


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
@pytest.mark.parametrize("path", ["/", "/heat", "/report?week=2026-W10", "/report?month=2026-02"])
def test_bars_do_not_move_while_others_load_and_their_labels_do_not_overlap(visit, path, language):
    page = visit(path, width="narrow", language=language).page
    bars = page.locator("main .bars").first
    ends = bars.evaluate("""bars => [...bars.querySelectorAll('small')].map(word => {
      const range = document.createRange(); range.selectNodeContents(word)
      const { left, right } = range.getBoundingClientRect(); return [left, right] })""")
    assert len(ends) >= 4 and all(left[1] + 2 <= right[0] for left, right in zip(ends, ends[1:]))
    first = bars.locator("li").first
    whole = first.bounding_box()
    # On a slow connection the list arrives piece by piece.
    bars.evaluate("bars => { while (bars.children.length > 1) bars.lastElementChild.remove() }")
    alone = first.bounding_box()
    assert (alone["x"], alone["width"]) == (whole["x"], whole["width"])
