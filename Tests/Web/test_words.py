"""Longer words and explanations: no language breaks a page, and every number has a receipt."""
import pytest

from conftest import LANGUAGES, PAGES
from test_pages import OVERLAPS

# Words that are cut off, or overflow their card or button.
CUT = """() => {
  const out = [];
  for (const e of document.querySelectorAll('main *, .bar *, .foot *')) {
    if (![...e.childNodes].some(node => node.nodeType === 3 && node.data.trim()) || e.closest('.vh,svg,option,select,[popover]:not(:popover-open),.scroll,.skip')) continue;
    if (!e.checkVisibility({ visibilityProperty: true }) || getComputedStyle(e).clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(e);
    const text = range.getBoundingClientRect(), holder = e.closest('.button,.chip,.tabs a,.tabs button,.card,.badge') ?? document.body;
    const box = holder.getBoundingClientRect();
    if (text.right > box.right + 1.5 || text.left < box.left - 1.5) out.push([e.textContent.trim().slice(0, 40), Math.round(text.right - box.right)]);
  }
  return out; }"""


def test_words_may_grow_by_two_fifths(visit, growth):
    """In the pseudo-language every word is two fifths longer than in English, about as in German or Finnish."""
    path, width = growth
    page = visit(path, language="en-XA", width=width).page
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(CUT) == []


# A figure has a receipt itself or with its card, or links to an activity that has one. Those over a route are explained by the summary below.
UNEXPLAINED = """() => {
  const figures = [...document.querySelectorAll('main .figure, main .race-time, main .ring b')].filter(e => !e.closest('[popover],.over'));
  const explained = e => e.closest('a[href^="/activities/"]')
    || e.closest('.tile,.usual,li,.ring,.gauge')?.querySelector('.why') || e.closest('.card')?.querySelector('.why');
  return figures.filter(e => !explained(e)).map(e => e.parentElement.textContent.trim().slice(0, 60)); }"""


# Cards with a digit but without a receipt. Headings, calendar dates, links to other pages, form fields, links to activities with receipts,
# lists of receipts themselves, the load of a full bar, and a route with the figures that the summary explains do not count.
UNREASONED = """() => [...document.querySelectorAll('main .card')].filter(card => {
  if (card.querySelector('.why')) return false;
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  for (let node; node = walker.nextNode();) {
    const e = node.parentElement;
    if (/\\d/.test(node.data) && e.checkVisibility() && !e.closest(
      'h2,form,nav,.month,[aria-hidden=true],a[href="/heat/rooms"],a[href^="/activities/"],tr:has(a[href^="/activities/"]),.sources,.repairs,.effort-legend,:has(>.over)')) return true;
  }
  return false }).map(card => card.innerText.slice(0, 90))"""
# Pages about the installation, whose numbers count its contents, forms, and models, whose numbers are constants.
HOUSE = {"/models", "/models/work_intervals", "/import", "/settings/access", "/settings/sharing", "/share", "/settings/people", "/settings/password", "/settings/log", "/settings/pair", "/pair", "/settings/delete", "/sign-in", "/edit", "/load/niggle", "/import/session", "/heat/rooms",
         "/heat/class-types", "/heat/class-type", "/races", "/races/form", "/routines", "/routines/import", "/routines/write", "/own-routine", "/own-routine-day", "/routines/running-and-heat/hot-classes-2-easy/1"} | {path for path in PAGES if path.startswith("/gallery")}


# Opens every receipt and finds labels broken into letters, overflowing words, and receipts without a visible close button.
CRAMPED = """() => [...document.querySelectorAll('.receipt:has(dl)')].flatMap(receipt => {
  receipt.showPopover();
  receipt.querySelectorAll('details').forEach(fold => fold.open = true);
  const box = receipt.getBoundingClientRect(), out = [];
  for (const e of receipt.querySelectorAll('dt,dd,header *')) {
    const own = e.getBoundingClientRect();
    if (e.matches('dt') && own.height > 2.5 * parseFloat(getComputedStyle(e).fontSize) * 1.5) out.push([receipt.id, e.textContent, own.height]);
    if (own.left < box.left + 8 || own.right > box.right - 8) out.push([receipt.id, e.textContent, 'sticks out']);
  }
  const close = receipt.querySelector(':scope > header .button').getBoundingClientRect();
  if (close.bottom > box.bottom + 1 || close.top < box.top) out.push([receipt.id, 'cannot be closed']);
  receipt.hidePopover();
  return out; })"""


@pytest.mark.parametrize("path, language", [
    (path, LANGUAGES[index % 3]) for index, path in enumerate(path for path in PAGES if path not in HOUSE)])
def test_every_number_has_a_receipt(visit, path, language):
    page = visit(path, language=language, width=["phone", "narrow", "desktop"][len(path) % 3]).page
    assert page.locator("main .card").count() >= 1
    assert page.evaluate(CRAMPED) == []
    assert page.evaluate(UNEXPLAINED) == []
    assert page.evaluate(UNREASONED) == []
    assert path.startswith("/activities") or page.locator("main .why").count() >= 1
    # Each button opens a receipt that names a model or a source.
    for button in page.locator("main .why").all():
        receipt = page.locator("#" + button.get_attribute("popovertarget"))
        assert receipt.locator("dd").count() >= 2


# Lines of figures have a receipt beside the label, or a common one below the list.
UNRECEIPTED = """() => [...document.querySelectorAll('main .card > .facts > div')].filter(line =>
  !line.querySelector('dt .why') && !line.closest('.card').querySelector(':scope > .card-head .why')).map(line => line.textContent)"""


@pytest.mark.parametrize("path, cards", [("/fitness", 3)])
def test_every_line_of_figures_has_a_receipt(visit, path, cards):
    page = visit(path, width="phone").page
    assert page.locator("main .card > .facts").count() >= cards
    assert page.evaluate(UNRECEIPTED) == []
    page.locator("main .card:has(> .facts) .why").first.click()
    assert page.locator("[popover]:popover-open dd").first.is_visible()


def test_an_explanation_prints_alone(visit):
    page = visit("/activity").page
    page.locator("main .why").first.click()
    page.emulate_media(media="print")
    assert page.locator("[popover]:popover-open dd").first.is_visible()
    assert not page.locator("main .card h2").first.is_visible()
    # The receipt is the first thing on the paper, and complete.
    box = page.locator("[popover]:popover-open").bounding_box()
    assert page.evaluate("document.documentElement.scrollHeight") <= max(page.viewport_size["height"], box["height"] + 400)


# Words that continue on the next line without a hyphen. Soft hyphens (U+00AD) separate the parts of a long word.
BROKEN = r"""() => {
  const found = new Set;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; node = walker.nextNode();) {
    if (!node.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    for (const word of node.data.matchAll(/\p{L}{2,}/gu)) {
      if (/\p{Script=Han}/u.test(word[0])) continue;
      const range = document.createRange();
      const lines = new Set;
      for (let at = word.index; at < word.index + word[0].length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        // The first letter after a soft hyphen has the box of the hyphen too.
        const box = [...range.getClientRects()].at(-1);
        if (box?.width > 0) lines.add(Math.round(box.top / 8));
      }
      if (lines.size > 1) found.add(word[0] + " in " + node.parentElement.parentElement.outerHTML.slice(0, 300));
    }
  }
  return [...found]; }"""


# Soft hyphens in attributes, where a screen reader or a copied text would have them.
HYPHENS = """() => [...document.querySelectorAll('*')].flatMap(e => [...e.attributes])
  .filter(one => one.value.includes('\\u00ad')).map(one => one.name + ': ' + one.value.slice(0, 60))"""


@pytest.mark.parametrize("path, language", [
    ("/", "de"), ("/activity", "de"), ("/activity", "en"), ("/weather", "de"), ("/heat", "de"), ("/fitness", "de"), ("/load", "de"),
    ("/report?week=2026-W10", "de"), ("/settings", "de"), ("/import", "de"), ("/routes", "de"), ("/trends", "de")])
def test_no_word_breaks_without_a_hyphen(visit, path, language):
    page = visit(path, language=language).page
    assert "\u00ad" not in page.title()
    assert page.evaluate(HYPHENS) == []
    page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
    for width in (320, 390, 768, 1024, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(BROKEN) == [], width
