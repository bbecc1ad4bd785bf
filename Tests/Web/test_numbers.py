"""Each number on each page equals `hearth report --json` and the API for the same athlete and day."""
import json
import os
import re
import shutil
import subprocess
import urllib.request
from datetime import date, datetime
from urllib.parse import unquote

import pytest

from conftest import DAY, URL, served


@pytest.fixture(scope="module")
def report():
    """Returns the report of the command line for the data folder of the server."""
    return json.loads(command(os.environ["HEARTH_HOME"], "report", "--json", "--date", DAY))


def spaced(text):
    """Replaces the special spaces between numbers and units."""
    return text.replace("\u00a0", " ")


def number(text):
    """Parses `1,234.5 km`, `−3`, `5:12` or `1:45:07`; times become seconds."""
    clock = re.fullmatch(r"(?:(\d+):)?(\d+):(\d\d)\b.*", text.strip())
    if clock:
        return int(clock[1] or 0) * 3600 + int(clock[2]) * 60 + int(clock[3])
    found = re.search(r"[−-]?[\d,]+(?:\.\d+)?", text)
    return float(found[0].replace("−", "-").replace(",", "")) if found else None


def same(shown, stated):
    """Whether two numbers are equal apart from decimals that one of them lacks."""
    shown_digits = len((re.search(r"\.(\d+)", shown) or ["", ""])[1])
    stated_digits = len(str(stated).split(".")[1]) if "." in str(stated) else 0
    room = 0.5 * 10 ** -shown_digits + (0.5 * 10 ** -stated_digits if stated_digits < 6 else 0) + 1e-9
    return number(shown) is not None and abs(number(shown) - stated) <= room


def tiles(page):
    return dict(page.eval_on_selector_all(
        "main :is(.tile, .over div)",
        "all => all.map(tile => [tile.querySelector('.tile-label span, dt').innerText, tile.querySelector('.figure').innerText])"))


def check(found, wanted):
    wrong = {name: (found.get(name), value) for name, value in wanted.items()
             if found.get(name) is None or (value is None and found[name] != "–") or (value is not None and not same(found[name], value))}
    assert wrong == {}


def test_today(visit, report):
    page = visit("/").page
    load, fitness, weather = (report["analyses"][name] for name in ("training_load", "vo2max_estimate", "weather_context"))
    check(tiles(page), {
        "Load ratio": load["acwr"], "VO₂max": fitness["vo2_max"], "Avg. temperature": weather["average_temperature_celsius"],
        "Last 7 days": load["total_volume_km"]})
    rings = page.locator(".ring-dial b").all_inner_texts()
    for shown, name in zip(rings, ("recovery", "sleep", "strain"), strict=True):
        assert same(shown, report["readiness"][name]["score"]), name
    body = page.locator(".usual .figure").all_inner_texts()
    assert same(body[0], report["readiness"]["resting_heart_rate"]["today"])
    assert same(body[1], report["readiness"]["variability"]["today"])
    page.eval_on_selector_all(".advice details", "all => all.forEach(one => { one.open = true })")
    advice = [text.split(": ", 1)[1] if ": " in text else text for text in page.locator(".advice-card .advice p").all_inner_texts()]
    spoken = " ".join(" ".join(page.locator(".advice-card .advice").all_inner_texts()).split())
    assert all(sentence in spoken for sentence in report["priority_recommendations"]), advice
    details = page.locator(".detail").all_inner_texts()
    race = next(race for race in fitness["race_predictions"] if race["distance"] == "10K")
    assert str(race["predicted_time_seconds"] // 60) + ":" + f"{race['predicted_time_seconds'] % 60:02}" in " ".join(details)
    week = sum(number(text.split(": ")[-1]) for text in page.locator(".week .bars .vh").all_inner_texts())
    assert abs(week - load["total_volume_km"]) <= 0.4


def spike(activities):
    """Returns the longest run of the last week compared with the longest of the 30 days before it."""
    runs = [(date.fromisoformat(a["start"][:10]), a["start"], a["distance_m"]) for a in activities if "running" in a["sport"] and a["distance_m"]]
    today, ratios = date.fromisoformat(DAY), []
    for day, start, metres in runs:
        before = [other for earlier, began, other in runs if began < start and 0 <= (day - earlier).days <= 30]
        if 0 <= (today - day).days < 7 and before:
            ratios.append(metres / max(before))
    return max(ratios)


def test_load(visit, report):
    page = visit("/load").page
    load = report["analyses"]["training_load"]
    # On a Sunday the week equals the last seven days, which have a tile already.
    assert "Load this week" not in tiles(page)
    check(tiles(page), {
        "Acute load, 7 days": load["acute_load_7_days"], "Average week, 28 days": load["chronic_load_28_days"], "Monotony": load["monotony"],
        "Volume, 7 days": load["total_volume_km"],
        "Longest run of the week": spike(report["activities"])})
    bars = page.locator(".ratio .zone-time b").all_inner_texts()
    assert same(bars[0], load["acute_load_7_days"]) and same(bars[1], load["chronic_load_28_days"])
    planned = sum(day["load"] for day in load["plan"])
    low, high = re.search(r"([\d,]+)–([\d,]+)", page.locator(".plan .honesty").first.inner_text()).groups()
    assert abs(number(low) - 0.9 * planned) <= 0.6 and abs(number(high) - 1.1 * planned) <= 0.6
    assert same(page.locator(".gauge-dial .figure").inner_text(), load["acwr"])
    shown = [spaced(text) for text in page.locator(".plan-day").all_inner_texts()]
    outlook = iter(page.locator(".outlook tbody tr").all())
    for course in ("rest", "plan"):
        for ahead in (point for point in report["forecast"][course] if point["days_ahead"] in (7, 28)):
            acute, ratio, form = next(outlook).locator("td").all_inner_texts()
            assert same(acute, ahead["acute_load"]) and same(form, ahead["form"])
            assert same(ratio, ahead["acwr"]) if ahead["acwr"] is not None else ratio == "–"
    for text, day in zip(shown, load["plan"], strict=True):
        assert str(int(day["day"][-2:])) in text
        if "minutes" in day:
            assert f"{day['minutes']} min" in text
            assert f"about {day['distance_km']:.1f} km" in text
        if day["workout"] == "tempo":
            repeats, work = re.search(r"(?:(\d+) × )?(\d+) min at threshold", text).groups()
            assert int(repeats or 1) * int(work) == day["hard_minutes"]


def test_fitness(visit, report):
    page = visit("/fitness").page
    fitness = report["analyses"]["vo2max_estimate"]
    found = tiles(page)
    assert same(found["VO₂max"], fitness["vo2_max"])
    assert any(same(figure, fitness["device_vo2_max"]) for figure in found.values())
    races = page.locator(".races > li").all()
    for race, wanted in zip(races, fitness["race_predictions"], strict=True):
        assert number(race.locator(".race-time").inner_text()) == wanted["predicted_time_seconds"]
        text = race.inner_text()
        assert wanted["pace_per_km"] in text
        low, high = re.search(r"([\d:]+)(?:–| and | to )([\d:]+)", text.split("/km", 1)[1]).groups()
        assert (number(low), number(high)) == (wanted["low_seconds"], wanted["high_seconds"])


def test_running(visit, report):
    page = visit("/fitness").page
    running = report["running"]
    # By the name of the receipt, such as `why-decoupling`.
    shown = dict(page.eval_on_selector_all(":is(.speed,.endurance,.fuel,.habits) .why", """all => all.map(why =>
      [why.getAttribute('popovertarget').slice(4), why.closest('div').querySelector('dd').firstChild.textContent])"""))
    wanted = {
        "endurance_exponent": running["endurance_exponent"], "efficiency": running["efficiency_m_per_beat"],
        "decoupling": running["decoupling_percent"], "durability": running["durability_percent"],
        "hr_speed_index": running["hr_speed_index_kmh"], "eddington": running["eddington_km"],
        "run_streak": running["run_streak_days"],
    }
    known = {name: value for name, value in wanted.items() if value is not None}
    assert len(known) >= 3
    check(shown, known)
    assert not (set(wanted) - set(known)) & set(shown)
    if running["critical_speed_mps"] is not None:
        assert abs(number(shown["critical_speed"]) - 1000 / running["critical_speed_mps"]) <= 0.501
    for list_, table in zip(page.locator(".zones-by-kind .zones").all(), running["zones"], strict=True):
        named = {zone["name"]: zone for zone in table["zones"] if zone["name"] != "0"}
        parts = dict(zip(list_.locator(".zone > b").all_inner_texts(), list_.locator(".zone-time b").all_inner_texts(), strict=True))
        assert list(parts) == ["Zone " + name for name in named]
        for name, part in zip(named, parts.values()):
            # A pace has its faster end first.
            told = sorted(number(end) for end in re.findall(r"[\d:.,]+", part))
            ends = sorted(end for end in (named[name]["from"], named[name]["to"]) if end is not None)
            # Bounds are whole numbers that belong to one zone only, so they may differ from the exact ones by up to one.
            assert all(abs(shown - end) <= 1.001 for shown, end in zip(told, ends, strict=True)), (table["kind"], part)


def test_weather(visit, report):
    page = visit("/weather").page
    weather = report["analyses"]["weather_context"]
    found = tiles(page)
    shown = [number(figure) for figure in found.values()]
    for name in ("average_temperature_celsius", "average_humidity_percent", "heat_stress_runs", "ideal_condition_runs"):
        assert any(value is not None and abs(value - weather[name]) <= 0.55 for value in shown), name
    assert number(page.locator(".acclimation .figure").first.inner_text()) == round(weather["heat_acclimation_state"] * 100)


def explained(name, day, home=None):
    """Returns the output of `hearth explain` for one figure; nothing if there is none."""
    answer = command(home or os.environ["HEARTH_HOME"], "explain", name, "--json", "--date", day)
    return json.loads(answer).get("receipt", {}).get("value")


@pytest.fixture(scope="module")
def winter(tmp_path_factory):
    """The demo athlete two months earlier, when heart rate gave a heat response: the address and the report."""
    yield from earlier(tmp_path_factory, "2026-01-15")


OWN_DAY = "2025-08-31"


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    """An athlete at the end of a summer, whose own runs predict heat better than those of others."""
    home = str(tmp_path_factory.mktemp("summer") / "house")
    command(home, "demo", "--date", OWN_DAY)
    for url, told in reported(home, OWN_DAY):
        yield url, told, home


def earlier(tmp_path_factory, day):
    home = str(tmp_path_factory.mktemp("earlier") / "house")
    shutil.copytree(os.environ["HEARTH_HOME"], home)
    yield from reported(home, day)


def reported(home, day):
    """Serves a data folder and returns the address and the report."""
    told = json.loads(command(home, "report", "--json", "--date", day))
    with served(home, day) as url:
        yield url, told


def command(home, *arguments):
    return subprocess.run(
        [os.environ["HEARTH_BINARY"], *arguments], check=True, capture_output=True, text=True,
        env={**os.environ, "HEARTH_HOME": home}).stdout


def test_whose_response_to_heat_is_shown(visit, report, own):
    page = visit("/weather").page
    assert report["heat"]["shown"] == "population" and explained("heat_load_gap", DAY) is not None
    told_response_to_heat(page.locator(".heat-response"), report["heat"], DAY)
    url, report, home = own
    page.goto(url + "/weather")
    assert report["heat"]["shown"] == "own"
    told_response_to_heat(page.locator(".heat-response"), report["heat"], OWN_DAY, home)


def told_response_to_heat(card, heat, day, home=None):
    slope, note = spaced(card.locator(".facts dd").first.inner_text()).split("\n", 1)
    is_own = heat["shown"] == "own"
    assert same(slope, heat["own_slope_percent_per_degree" if is_own else "population_slope_percent_per_degree"])
    assert ("your own:" in slope) == is_own and ("not your own, because" in note) == (not is_own)
    if is_own:
        low, high = re.search(r"between ([\d.]+) and ([\d.]+)", note).groups()
        assert same(low, heat["own_slope_low"]) and same(high, heat["own_slope_high"])
        assert f"{heat['own_share'] * 100:.0f} % from your own runs" in note
    errors = card.locator("tbody td").all_inner_texts()
    for shown, name in zip(errors, ("own", "population", "without_heat"), strict=True):
        assert same(shown, heat["error_percent"][name])
    rows = dict(zip(card.locator(".facts dt").all_inner_texts(), card.locator(".facts dd").all_inner_texts()))
    for label, name in (("Load of hot runs", "heat_load_gap"), ("Error on", "heat_on_same_routes")):
        shown, value = next((text for found, text in rows.items() if found.startswith(label)), None), explained(name, day, home)
        assert (shown is None and value is None) or same(shown.split("\n")[0], value), name


def test_the_response_of_heart_rate_to_heat(visit, winter):
    url, report = winter
    page = visit("/heat").page
    # Two months later there are too few hot runs again, and the page states so.
    assert page.locator(".measured dd").first.inner_text().startswith("–")
    page.goto(url + "/heat")
    measured = report["heat"]["measured_response"]
    figure, note = page.locator(".measured dd").first.inner_text().split("\n", 1)
    assert same(figure, measured["change_bpm"]) and f"{measured['runs']} hot runs" in note
    low, high = re.search(r"between ([−+][\d.]+|0) and ([−+][\d.]+|0)", note).groups()
    assert same(low, measured["low"]) and same(high, measured["high"])


def test_heat(visit, report):
    page, heat = visit("/heat").page, report["heat"]
    assert number(page.locator(".acclimation .figure").first.inner_text()) == round(heat["acclimation"]["state"] * 100)
    rooms = page.locator("[class*=' room-']")
    assert rooms.count() == len(heat["heated_sessions"]) > 0
    for card, room in zip(rooms.all(), heat["heated_sessions"], strict=True):
        assert same(card.locator(".figure").first.inner_text(), room["baseline_bpm"])
        assert card.locator(".caption").first.inner_text().startswith(f"{room['sessions']} class")
        if room["change_percent"] is not None:
            assert f"{room['change_percent']:+.1f} %".replace("-", "−") in spaced(card.locator(".caption").first.inner_text())
    assert sum(room["change_percent"] is not None for room in heat["heated_sessions"]) >= 2
    newest = max((room["newest"] for room in heat["heated_sessions"]), key=lambda one: one["day"])
    link = page.locator(".classes dd a").first
    assert same(link.inner_text(), newest["mean_hr"])
    link.click()
    page.wait_for_url("**/activities/**")
    assert same(page.locator(".heated .usual-now .figure").first.inner_text(), newest["mean_hr"])


def activity_of(link):
    return unquote(link.get_attribute("href").split("/")[-1])


def test_curves(visit, report):
    page, running = visit("/fitness/curves").page, report["running"]
    curves = {(curve["kind"], curve["last_days"]): curve["points"] for curve in running["best_means"]}
    page.eval_on_selector_all("[class*=curve-] details", "all => all.forEach(one => { one.open = true })")

    def alike(shown, kind, value):
        return abs(number(shown) - (1000 / value if kind == "speed" else value)) <= 0.501

    compared = 0
    for kind in {kind for kind, _ in curves}:
        card = page.locator(f".curve-{kind}")
        windows = [days for days in (90, None) if (kind, days) in curves]
        for row in card.locator("tbody tr").all():
            seconds = number(row.locator("th").inner_text())
            for shown, days in zip(row.locator("td").all_inner_texts(), windows, strict=True):
                value = next((point["value"] for point in curves[kind, days] if point["seconds"] == seconds), None)
                assert shown == "–" if value is None else alike(shown, kind, value)
                compared += 1
        asked = [10, 60, 300, 1200, 3600, 10800]
        best = [next((point for point in curves[kind, None] if point["seconds"] >= seconds), None) for seconds in asked]
        links = page.locator(f".best-{kind} dd a[href^='/activities/']").all()
        for link, point in zip(links, [point for point in best if point], strict=True):
            assert alike(link.inner_text(), kind, point["value"]) and activity_of(link) == point["activity"]
            assert str(date.fromisoformat(point["day"]).day) in link.locator("xpath=..").inner_text()
    assert compared >= 10
    rows = page.locator(".slopes tbody tr").all()
    for row, told in zip(rows, reversed(running["slopes"]["classes"]), strict=True):
        share, metres, pace, level = row.locator("td").all_inner_texts()[:4]
        assert abs(number(share) - 100 * told["share"]) <= 0.501 and same(metres, told["metres"] / 1000)
        for shown, name in ((pace, "speed_mps"), (level, "grade_adjusted_speed_mps")):
            speed = told[name]
            assert shown == "–" if not speed or speed < 1000 / 3600 else abs(number(shown) - 1000 / speed) <= 0.501
    climbs = page.locator(".climbs-card tbody tr").all()
    assert len(climbs) == len(running["climbs"])
    for row, climb in zip(climbs, running["climbs"], strict=True):
        assert same(row.locator("th").inner_text(), climb["gain_m"]) and activity_of(row.locator("a")) == climb["activity"]
        cells = row.locator("td").all_inner_texts()
        assert same(cells[1], climb["length_m"] / 1000) and same(cells[2], 100 * climb["gain_m"] / climb["length_m"])
        assert abs(number(cells[3]) - 1000 * climb["seconds"] / climb["length_m"]) <= 0.501
        assert same(cells[5], climb["rate_m_per_h"])
    usual = page.locator(".stride .facts dd").all_inner_texts()
    assert len(usual) == len(running["stride"])
    records = page.eval_on_selector_all(
        ".records dd a[href^='/activities/']", "all => all.map(link => [link.innerText, decodeURIComponent(link.getAttribute('href').split('/').pop())])")
    assert len(records) >= 3
    for (time, activity), record in zip(records, running["records"], strict=True):
        assert abs(number(time) - record["seconds"]) <= 0.501 and activity == record["activity"]


def test_the_list_and_an_activity(visit, report):
    page = visit("/activities").page
    rows = page.eval_on_selector_all(".activity-list .activity", """all => all.map(row => [row.getAttribute('href').split('/').pop(),
      Object.fromEntries([...row.querySelectorAll('[data-kind]')].map(part => [part.dataset.kind, part.textContent.replace(part.querySelector('small').textContent, '')]))])""")
    known = {activity["id"]: activity for activity in report["activities"]}
    compared = 0
    for identity, figures in rows:
        if identity not in known:
            continue
        activity = known[identity]
        compared += 1
        assert abs(number(figures["time"]) - activity["moving_s"]) <= 0.5
        if "distance" in figures:
            assert same(figures["distance"], activity["distance_m"] / 1000)
        if "heart" in figures:
            assert same(figures["heart"], activity["mean_hr"])
        if "load" in figures:
            assert same(figures["load"], activity["load"])
    assert compared >= 10
    activity = next(activity for activity in report["activities"] if activity["load_method"] == "rtss" and activity["ascent_m"])
    found = tiles(visit("/activities/" + activity["id"]).page)
    check(found, {
        "Distance": activity["distance_m"] / 1000, "Moving time": activity["moving_s"], "Heart rate": activity["mean_hr"],
        "Max. heart rate": activity["max_hr"], "Load": activity["load"], "Ascent": activity["ascent_m"]})


@pytest.mark.parametrize("path", ["/", "/load", "/fitness", "/weather"])
def test_a_page_shows_the_same_numbers_in_both_languages(visit, path):
    """Figures with the same receipt have the same digits in both languages. Units and words may differ."""
    read = """all => all.map(tile => [tile.querySelector('.why')?.getAttribute('popovertarget'), tile.querySelector('.figure').innerText])"""
    told, other = (visit(path, language=tongue).page.eval_on_selector_all("main .tile", read) for tongue in ("zh-Hant", "en"))
    assert [(why, number(figure)) for why, figure in told] == [(why, number(figure)) for why, figure in other]
    assert sum(number(figure) is not None for _, figure in told) >= 3


def test_the_api_equals_the_report(report):
    """Compares complete analyses: every figure, interval and rule."""
    token = command(os.environ["HEARTH_HOME"], "token").strip()

    def ask(path):
        request = urllib.request.Request(URL + "/quick-wins/" + path, headers={"Authorization": "Bearer " + token})
        return json.load(urllib.request.urlopen(request))

    answer = ask("comprehensive-analysis")
    assert answer["analyses"] == report["analyses"] and len(answer["analyses"]) == 3
    assert answer["priority_recommendations"] == report["priority_recommendations"]


def test_trends_equal_the_figures_of_each_day(visit):
    page = visit("/trends").page
    tables = page.locator("main .table-behind table")
    assert tables.count() >= 6
    def told(heading, row):
        table = tables.filter(has=page.locator("thead", has_text=heading)).first
        return table.locator("tbody tr").nth(row).locator("th, td").all_text_contents()
    for row in (0, 1, 9):
        day, *figures = told("Fatigue", row)
        day = datetime.strptime(day if re.search(r"\d{4}$", day) else day + " " + DAY[:4], "%d %b %Y").date().isoformat()
        for name, figure in zip(("fitness", "fatigue", "form"), figures, strict=True):
            assert same(figure, explained(name, day)), (name, day)
        _, uptake = told("VO₂max", row)
        assert same(uptake, explained("vo2_max", day)), day


@pytest.mark.parametrize("path, first, last", [
    ("/report?week=2026-W10", "2026-03-02", "2026-03-08"), ("/report?month=2026-02", "2026-02-01", "2026-02-28")])
def test_a_report_equals_the_sums_of_its_activities(visit, report, path, first, last):
    page = visit(path).page
    week = [activity for activity in report["activities"] if first <= activity["start"][:10] <= last]
    on_foot = [a for a in week if a["sport"] in ("running", "trail_running", "track_running", "treadmill_running", "walking", "hiking")]
    check(tiles(page), {
        "Distance": sum(a["distance_m"] or 0 for a in on_foot) / 1000, "Moving time": sum(a["moving_s"] for a in week),
        "Activities": len(week), "Load": sum(a["load"] or 0 for a in week), "Ascent": sum(a["ascent_m"] or 0 for a in week)})
    assert page.locator(".done tbody tr").count() == len(week) >= 3
