"""Weather from an archive: requested only when one is named, with little data, and without blocking an import."""

import calendar
import http.server
import json
import sqlite3
import threading
import time
import unittest
import urllib.parse

from command_test import CommandTest
from test_errors import track


class Archive:
    """Weather archive on this machine that answers, or fails with a status. It records its requests."""

    def __init__(self, status=200, sky=None):
        self.status, self.asked, self.sky = status, [], sky or {}
        archive = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                archive.asked.append((self.path, sorted(self.headers.keys())))
                body = json.dumps(archive.answer(self.path)).encode() if archive.status == 200 else b""
                self.send_response(archive.status)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/v1/archive"

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    UNITS = {"wind_speed_10m": "m/s", "shortwave_radiation": "W/m²", "cloud_cover": "%", "surface_pressure": "hPa"}

    def answer(self, path):
        question = {key: values[0] for key, values in urllib.parse.parse_qs(urllib.parse.urlparse(path).query).items()}
        year, month, day = map(int, question["start_date"].split("-"))
        start = calendar.timegm((year, month, day, 0, 0, 0))
        last = calendar.timegm((*map(int, question["end_date"].split("-")), 0, 0, 0))
        days = (last - start) // 86_400 + 1
        return {
            "latitude": float(question["latitude"]) + 0.03, "longitude": float(question["longitude"]) - 0.02,
            "utc_offset_seconds": 0,
            "hourly_units": {"time": "unixtime", "temperature_2m": "°C", "relative_humidity_2m": "%"}
            | {name: self.UNITS[name] for name in self.sky},
            "hourly": {
                "time": [start + 3600 * hour for hour in range(24 * days)],
                "temperature_2m": [10 + hour / 2 for hour in range(24)] * days,
                "relative_humidity_2m": [70] * 24 * days,
            } | {name: [value] * 24 * days for name, value in self.sky.items()},
        }


class Weather(CommandTest):
    def setUp(self):
        super().setUp()
        (self.folder / "run.gpx").write_text(track(50, "2025-06-01"))
        self.succeeds("import", self.folder / "run.gpx")
        (self.home / "config").write_text("private_sources = yes\n")

    def temperature(self):
        answer = json.loads(self.succeeds("explain", "temperature", "--date", "2025-06-02", "--json"))
        return answer.get("receipt")

    def test_no_request_is_sent_unless_an_archive_is_set(self):
        answer = self.hearth("weather")
        self.assertSaysSo(answer, 2)
        self.assertIn("no request was sent", answer.stderr)
        self.assertSaysSo(self.hearth("weather", "--weather-archive", "http://example.org"), 78)
        self.assertIsNone(self.temperature())

    def test_an_archive_on_this_machine_needs_the_settings_file(self):
        with Archive() as archive:
            (self.home / "config").unlink()
            answer = self.hearth("weather", HEARTH_WEATHER_ARCHIVE=archive.url)
            self.assertSaysSo(answer, 78)
            self.assertIn("private_sources", answer.stderr)
            (self.home / "weather-source").write_text(archive.url + "\n\n")  # a setting that an earlier web form allowed
            self.assertSaysSo(self.hearth("weather"), 2)
            self.assertEqual(archive.asked, [])

    def test_a_run_without_weather_gets_that_of_the_archive_and_states_so(self):
        with Archive() as archive:
            (self.home / "config").write_text(f"private_sources = yes\nweather_archive = {archive.url}\n")
            self.assertIn("1 activities now have weather", self.succeeds("weather"))
            receipt = self.temperature()
            self.assertEqual([given["name"] for given in receipt["inputs"]], ["temperature, weather archive"])
            self.assertEqual(len(archive.asked), 1)
            self.succeeds("weather")
            self.assertEqual(len(archive.asked), 1, "what was told is not asked again")
        question = urllib.parse.parse_qs(urllib.parse.urlparse(archive.asked[0][0]).query)
        self.assertRegex(question["latitude"][0], r"^-?\d+\.\d$")
        self.assertRegex(question["longitude"][0], r"^-?\d+\.\d$")
        self.assertEqual(
            set(question), {"latitude", "longitude", "start_date", "end_date", "hourly", "temperature_unit",
             "wind_speed_unit", "timeformat", "timezone"})
        self.assertNotIn("Cookie", archive.asked[0][1])

    def skies(self):
        """Returns the number of runs with measured and with assumed wind and sun."""
        receipt = json.loads(self.succeeds("explain", "slowdown", "--date", "2025-06-02", "--json"))["receipt"]
        numbers = {given["name"]: given["value"] for given in receipt["inputs"]}
        return numbers["wind and sun measured"], numbers["wind or sun assumed"]

    def test_wind_and_sun_of_an_archive_are_distinguished_from_assumed_ones(self):
        with Archive(sky={"wind_speed_10m": 3.5, "shortwave_radiation": 420, "cloud_cover": 30, "surface_pressure": 1005}) as archive:
            self.succeeds("weather", HEARTH_WEATHER_ARCHIVE=archive.url)
        self.assertEqual(self.skies(), (1, 0))

    def test_without_wind_and_sun_of_the_archive_they_are_assumed(self):
        with Archive() as archive:
            self.succeeds("weather", HEARTH_WEATHER_ARCHIVE=archive.url)
        self.assertEqual(self.skies(), (0, 1))

    def test_days_answered_without_wind_and_sun_are_requested_once_more(self):
        with Archive() as archive:
            self.succeeds("weather", HEARTH_WEATHER_ARCHIVE=archive.url)
        # Simulates the data of an earlier Hearth.
        with sqlite3.connect(self.home / "hearth.sqlite") as database:
            database.execute("DELETE FROM grdb_migrations WHERE identifier = '15'")
        database.close()
        self.assertEqual(self.skies(), (0, 1))
        with Archive(sky={"wind_speed_10m": 3.5, "shortwave_radiation": 420}) as archive:
            for _ in range(2):
                self.succeeds("weather", HEARTH_WEATHER_ARCHIVE=archive.url)
            self.assertEqual(len(archive.asked), 1)
        self.assertEqual(self.skies(), (1, 0))

    def test_an_impossible_wind_invalidates_the_whole_answer(self):
        with Archive(sky={"wind_speed_10m": 400}) as archive:
            answer = self.hearth("weather", "--json", HEARTH_WEATHER_ARCHIVE=archive.url)
            self.assertEqual(json.loads(answer.stdout)["problems"][0]["problem"], "not_as_promised_wind_speed_10m")
        self.assertIsNone(self.temperature())

    def test_a_failed_request_is_recorded_and_adds_no_data(self):
        with Archive(status=503) as archive:
            answer = self.hearth("weather", "--json", HEARTH_WEATHER_ARCHIVE=archive.url)
            self.assertEqual(answer.returncode, 1, answer.stderr)
            outcome = json.loads(answer.stdout)
            self.assertEqual(outcome["problems"][0]["problem"], "refused_503")
            again = json.loads(self.succeeds("weather", "--json", HEARTH_WEATHER_ARCHIVE=archive.url))
            self.assertEqual((again["asked"], again["waiting"]), (0, 1), "not asked again at once")
        self.assertIsNone(self.temperature())

    def test_an_archive_set_on_the_page_is_used_without_a_restart(self):
        with Archive() as archive, self.serving() as server:
            sent = urllib.parse.urlencode({"archive": archive.url, "air": ""}).encode()
            status, headers, _ = server.get(
                "/settings/weather", method="POST", body=sent, headers={"Content-Type": "application/x-www-form-urlencoded"})
            self.assertEqual((status, headers["Location"]), (303, "/settings?weather=1#h-weather-source"))
            deadline = time.monotonic() + 60
            while not self.temperature():
                self.assertLess(time.monotonic(), deadline, "the archive was not asked")
                time.sleep(0.2)
            self.assertEqual([given["name"] for given in self.temperature()["inputs"]], ["temperature, weather archive"])
            self.assertIn(archive.url, server.get("/settings")[2].decode())
        # The command uses the archive of the settings page; a flag takes precedence.
        self.assertIn("0 activities now have weather", self.succeeds("weather"))
        self.assertSaysSo(self.hearth("weather", "--weather-archive", "off"), 2)


    def test_a_forecast_is_fetched_only_where_it_is_named_and_no_more_than_every_six_hours(self):
        (self.folder / "today.gpx").write_text(track(50, time.strftime("%Y-%m-%d", time.gmtime(time.time() - 86_400))))
        self.succeeds("import", self.folder / "today.gpx")
        with Archive() as archive, Archive() as forecast:
            self.succeeds("weather", HEARTH_WEATHER_ARCHIVE=archive.url)
            self.assertEqual(forecast.asked, [])
            url = forecast.url.replace("/archive", "/forecast")
            said = self.succeeds("weather", "--weather-forecast", url, HEARTH_WEATHER_ARCHIVE=archive.url)
            self.assertIn("Forecast: 216 hours.", said)
            self.assertIn("recent", self.succeeds("weather", "--weather-forecast", url, HEARTH_WEATHER_ARCHIVE=archive.url))
            self.assertEqual(len(forecast.asked), 1)
        question = urllib.parse.parse_qs(urllib.parse.urlparse(forecast.asked[0][0]).query)
        self.assertRegex(question["latitude"][0], r"^-?\d+\.\d$")
        self.assertEqual(
            set(question), {"latitude", "longitude", "start_date", "end_date", "hourly", "temperature_unit",
             "wind_speed_unit", "timeformat", "timezone"})

    def test_a_failing_forecast_is_reported_and_waits(self):
        (self.folder / "today.gpx").write_text(track(50, time.strftime("%Y-%m-%d", time.gmtime(time.time() - 86_400))))
        self.succeeds("import", self.folder / "today.gpx")
        with Archive() as archive, Archive(status=503) as forecast:
            answer = self.hearth("weather", "--json", HEARTH_WEATHER_ARCHIVE=archive.url, HEARTH_WEATHER_FORECAST=forecast.url)
            self.assertEqual(answer.returncode, 1)
            outcome = json.loads(answer.stdout)["forecast"]
            self.assertEqual((outcome["outcome"], outcome["problem"]), ("failed", "refused_503"))
            self.succeeds("weather", HEARTH_WEATHER_ARCHIVE=archive.url, HEARTH_WEATHER_FORECAST=forecast.url)
            self.assertEqual(len(forecast.asked), 1)


if __name__ == "__main__":
    unittest.main()
