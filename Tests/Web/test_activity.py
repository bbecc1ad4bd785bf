"""The page of an activity: its route first, all buttons in reach, and bars on every width."""
import pytest


def interval_session(visit):
    """Returns the path of the newest interval session of the demo athlete."""
    page = visit("/activities?q=3%20min").page
    return page.locator(".activity-list .activity").first.get_attribute("href")


@pytest.mark.parametrize("language", ["en", "de", "zh-Hant"])
def test_a_phone_shows_route_and_main_figures_without_scrolling(visit, language):
    page = visit("/activity", width="phone", language=language).page
    route = page.locator(".route").bounding_box()
    figures = page.locator(".over div")
    assert figures.count() == 3
    for index in range(3):
        box = figures.nth(index).bounding_box()
        # The figures do not cover the drawing.
        assert 0 <= box["y"] and box["y"] + box["height"] <= route["y"] + 1 and route["y"] + route["height"] <= 844


@pytest.mark.parametrize("width", ["phone", "narrow"])
@pytest.mark.parametrize("language", ["en", "de", "zh-Hant"])
def test_the_buttons_of_an_activity_are_one_row_that_fits(visit, width, language):
    page = visit("/activity", width=width, language=language).page
    buttons = [box for box in page.locator(".head-actions .button").evaluate_all(
        "all => all.filter(e => e.offsetWidth).map(e => [e.offsetTop, e.scrollWidth - e.clientWidth, e.offsetHeight])")]
    assert len(buttons) >= 3
    assert len({top for top, _, _ in buttons}) == 1
    assert all(beyond <= 0 and height >= 44 for _, beyond, height in buttons)


def test_one_arrow_leads_back_and_the_neighbours_have_labels(visit):
    page = visit("/activity", width="narrow").page
    links = page.locator(".back-row a")
    assert links.locator("svg").count() == 1
    assert page.locator("a[rel=prev]").inner_text() == "Earlier"


def test_an_activity_without_a_route_has_no_hero(visit):
    page = visit("/activities?sport=strength").page
    path = page.locator(".activity-list .activity").first.get_attribute("href")
    page = visit(path).page
    assert page.locator(".route, .over").count() == 0 and page.locator(".summary .tile").count() > 0


@pytest.mark.parametrize("width", ["narrow", "phone", "desktop"])
def test_repetitions_have_a_sentence_and_coloured_bars_on_every_width(visit, width):
    page = visit(interval_session(visit), width=width).page
    card = page.locator(".intervals")
    assert card.locator("p").first.inner_text().startswith("5 × 3:00 at ")
    assert card.locator("tbody tr").count() == 5
    for table in page.locator("table.splits").all():
        bars = table.locator(".bar-cell rect").evaluate_all(
            "all => all.map(e => [e.getBoundingClientRect().width, e.parentElement.clientHeight, getComputedStyle(e).fill])")
        assert all(length > 4 and height >= 3 for length, height, _ in bars)
    colours = page.locator(".splits-card .bar-cell rect").evaluate_all("all => all.map(e => getComputedStyle(e).fill)")
    assert len(set(colours)) >= 3
    # The slowest split has the shortest bar, at a fraction of the longest.
    lengths = page.locator(".splits-card .bar-cell rect").evaluate_all("all => all.map(e => e.getBoundingClientRect().width)")
    assert min(lengths) < .6 * max(lengths)
