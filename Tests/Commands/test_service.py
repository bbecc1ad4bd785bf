"""The insights API as a phone app uses it: tokens, limits, problems, and the exact form of the contract."""

import base64
import hashlib
import hmac
import json
import re
import time

from command_test import CommandTest

DATE = "2026-03-15"
ENVELOPE = {"success": bool, "user_id": str, "analysis_date": str, "analyses": dict, "priority_recommendations": list}
SHAPES = {
    "weather_context": {
        "average_temperature_celsius": float, "average_humidity_percent": float, "heat_stress_runs": int,
        "ideal_condition_runs": int, "weather_impact_score": {"minimal", "moderate", "significant", "severe"},
        "pace_degradation_seconds_per_mile": float, "heat_acclimation_level": {"none", "developing", "well-acclimated"},
        "optimal_training_times": list, "recommendations": list},
    "vo2max_estimate": {
        "vo2_max": float, "fitness_level": {"elite", "excellent", "good", "average", "below_average"},
        "estimation_method": str, "race_predictions": list, "recommendations": list, "data_quality_score": float},
    "training_load": {
        "acute_load_7_days": float, "chronic_load_28_days": float, "acwr": float, "weekly_tss": float, "total_volume_km": float,
        "recovery_status": {"well_recovered", "adequate", "fatigued", "overreaching", "overtrained"},
        "injury_risk_level": {"low", "moderate", "high", "very_high"},
        "training_trend": {"ramping_up", "steady", "tapering", "detraining"},
        "fitness_trend": {"improving", "maintaining", "declining"}, "recommendations": list, "daily_recommendations": dict},
}
RACES = {"5K": 5.0, "10K": 10.0, "Half Marathon": 21.0975, "Marathon": 42.195}


class Service(CommandTest):
    def token(self, *arguments):
        lines = self.succeeds("token", *arguments).splitlines()
        self.assertEqual(len(lines), 1, "a token stands alone on a line")
        return lines[0]

    def assertShape(self, shape, value):
        for key, kind in shape.items():
            self.assertIn(key, value)
            if isinstance(kind, set):
                self.assertIn(value[key], kind, key)
            elif kind is float:
                self.assertIsInstance(value[key], (int, float), key)
                self.assertNotIsInstance(value[key], bool, key)
            else:
                self.assertIsInstance(value[key], kind, key)

    def assertProblem(self, answer, status):
        code, headers, body = answer
        self.assertEqual(code, status, body[:300])
        self.assertEqual(headers.get_content_type(), "application/problem+json")
        problem = json.loads(body)
        self.assertEqual(problem["status"], status)
        self.assertTrue(problem["type"] and problem["title"])
        return problem

    def test_the_demo_athlete_meets_the_contract(self):
        self.succeeds("demo", "--date", DATE)
        with self.serving("--date", DATE) as server:
            token = self.token()
            code, headers, body = server.get("/quick-wins/comprehensive-analysis", token)
            self.assertEqual(code, 200, body[:300])
            self.assertEqual(headers["Content-Type"].replace(" ", "").lower(), "application/json;charset=utf-8")
            answer = json.loads(body)
            self.assertShape(ENVELOPE, answer)
            self.assertRegex(answer["analysis_date"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")
            for name, shape in SHAPES.items():
                self.assertShape(shape, answer["analyses"][name])
            fitness, load = answer["analyses"]["vo2max_estimate"], answer["analyses"]["training_load"]
            self.assertEqual({p["distance"]: p["distance_km"] for p in fitness["race_predictions"]}, RACES)
            for prediction in fitness["race_predictions"]:
                hours, minutes, seconds = map(int, prediction["predicted_time"].split(":"))
                self.assertEqual(hours * 3600 + minutes * 60 + seconds, prediction["predicted_time_seconds"])
                self.assertIn(prediction["confidence"], {"high", "medium", "low"})
                for key in ("pace_per_km", "pace_per_mile"):
                    self.assertRegex(prediction[key], r"^\d+:[0-5]\d$")
            self.assertRegex(fitness["vvo2_max_pace"], r"^\d+:[0-5]\d$")
            self.assertEqual(set(load["daily_recommendations"]), {f"Day {day}" for day in range(1, 8)})
            self.assertEqual(load["acute_load_7_days"], load["weekly_tss"])
            for path, name in (("weather-impact", "weather_context"), ("vo2max-estimate", "vo2max_estimate"),
                               ("training-load", "training_load")):
                code, _, body = server.get(f"/quick-wins/{path}?limit=40", token)
                self.assertEqual(code, 200)
                single = json.loads(body)
                self.assertShape({"success": bool, "user_id": str, "analysis_date": str, "analysis": dict}, single)
                self.assertShape(SHAPES[name], single["analysis"])

    def test_an_empty_journal_gives_empty_answers_and_states_what_is_missing(self):
        with self.serving() as server:
            code, _, body = server.get("/quick-wins/comprehensive-analysis", self.token())
            self.assertEqual(code, 200)
            analyses = json.loads(body)["analyses"]
            self.assertEqual(analyses["vo2max_estimate"]["race_predictions"], [])
            self.assertEqual(analyses["vo2max_estimate"]["data_quality_score"], 0)
            self.assertIn("Complete more runs to get predictions", " ".join(analyses["vo2max_estimate"]["recommendations"]))

    def test_tokens_are_checked(self):
        with self.serving() as server:
            path = "/quick-wins/comprehensive-analysis"
            _, headers, _ = server.get(path)
            self.assertIn("Bearer", headers["WWW-Authenticate"])
            good = self.token()
            head, payload, signature = good.split(".")
            claims = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
            self.assertGreater(claims["exp"], time.time())
            bad = [
                None, "nonsense", good[:-3] + ("AAA" if good[-3:] != "AAA" else "BBB"), head + "." + payload + ".",
                sign({"alg": "none", "typ": "JWT"}, claims, None), sign({"alg": "HS256", "typ": "JWT"}, claims, b"another key"),
            ]
            brief = self.token("--ttl", "1")
            until = time.time() + 60
            while server.get(path, brief)[0] == 200 and time.time() < until:
                time.sleep(0.2)
            bad.append(brief)
            for token in bad:
                self.assertProblem(server.get(path, token), 401)
            self.assertEqual(server.get(path, good)[0], 200)

    def test_invalid_limits_are_refused_with_the_range(self):
        with self.serving() as server:
            token = self.token()
            for path in ("weather-impact", "vo2max-estimate", "training-load"):
                for limit in ("0", "501", "-1", "1.5", "abc", "", "99999999999999999999"):
                    problem = self.assertProblem(server.get(f"/quick-wins/{path}?limit={limit}", token), 400)
                    self.assertTrue(re.search(r"1\D+500", problem["detail"]), problem)
                for limit in ("1", "500"):
                    self.assertEqual(server.get(f"/quick-wins/{path}?limit={limit}", token)[0], 200)

    def test_a_missing_address_is_a_problem_too(self):
        with self.serving() as server:
            token = self.token()
            self.assertProblem(server.get("/quick-wins/nothing", token), 404)
            self.assertProblem(server.get("/quick-wins/comprehensive-analysis", token, method="POST", body=b""), 405)

    def test_only_loopback_requests_are_accepted(self):
        with self.serving() as server:
            for host in ("evil.example", "127.0.0.1.evil.example", "evil.example:80"):
                self.assertIn(server.get("/", headers={"Host": host})[0], (400, 403, 421))
            for host in (f"127.0.0.1:{server.port}", f"localhost:{server.port}"):
                self.assertEqual(server.get("/", headers={"Host": host})[0], 200)

    def test_the_openapi_document_describes_the_answers(self):
        with self.serving() as server:
            code, _, body = server.get("/openapi.json")
            self.assertEqual(code, 200)
            document = json.loads(body)
            self.assertTrue(document["openapi"].startswith("3.1"))
            for path in ("comprehensive-analysis", "weather-impact", "vo2max-estimate", "training-load"):
                self.assertIn(f"/quick-wins/{path}", document["paths"])
            text = json.dumps(document)
            for shape in (ENVELOPE, *SHAPES.values()):
                for key in shape:
                    self.assertIn(f'"{key}"', text)

    def test_an_upload_becomes_activities_and_its_files_are_deleted(self):
        points = "".join(
            f'<trkpt lat="25.{n:03}" lon="121.5"><time>2026-03-10T06:{n:02}:00Z</time></trkpt>' for n in range(30))
        track = f'<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>{points}</trkseg></trk></gpx>'
        body = "".join(
            f'--b7\r\nContent-Disposition: form-data; name="files"; filename="{name}"\r\n\r\n{text}\r\n'
            for name, text in (("trip/run.gpx", track), ("notes.txt", "hello"))) + "--b7--\r\n"
        headers = {"Content-Type": "multipart/form-data; boundary=b7"}
        with self.serving("--date", DATE) as server:
            foreign = server.get("/import", method="POST", headers={**headers, "Origin": "http://evil.example"}, body=body.encode())
            self.assertProblem(foreign, 403)
            code, answer, _ = server.get("/import", method="POST", headers=headers, body=body.encode())
            self.assertEqual((code, answer["Location"]), (303, "/import"))
            # The page of a running import lists its files too. Only findings show that it has ended.
            finding = "This is not a kind of file that Hearth reads."
            deadline = time.monotonic() + 60
            while finding not in (page := server.get("/import")[2].decode()) and time.monotonic() < deadline:
                time.sleep(0.1)
            self.assertIn(finding, page)
            self.assertIn("trip/run.gpx", page)
            self.assertNotIn(str(self.home), page)
            self.assertEqual(server.get("/activities")[2].decode().count('class="activity"'), 1)
            self.assertEqual(list((self.home / "uploads").iterdir()), [])

    def test_health_auto_export_pushes_with_a_token(self):
        path = "/api/health-auto-export"
        body = json.dumps({"data": {"workouts": [], "metrics": [{"name": "weight_body_mass", "units": "kg", "data": [
            {"qty": 70.5, "date": "2026-03-10 07:00:00 +0800"}]}]}}).encode()
        headers = {"Content-Type": "application/json"}
        with self.serving("--date", DATE) as server:
            self.assertProblem(server.get(path, method="POST", headers=headers, body=body), 401)
            token = self.token()
            for samples in (1, 0):
                code, _, answer = server.get(path, token, method="POST", headers=headers, body=body)
                self.assertEqual((code, json.loads(answer)), (200, {"recordings": 0, "joined": 0, "samples": samples, "totals": 0, "findings": []}))
            self.assertProblem(server.get(path, token, method="POST", headers=headers, body=b"[1, 2]"), 400)
            self.assertProblem(server.get(path, token), 405)
            self.assertIn(path, json.loads(server.get("/openapi.json")[2])["paths"])

    def test_a_token_permits_only_its_scopes(self):
        self.assertSaysSo(self.hearth("token", "--scope", "admin"), 64)
        with self.serving("--date", DATE) as server:
            path, push = "/quick-wins/comprehensive-analysis", "/api/health-auto-export"
            body, headers = b'{"data":{"workouts":[]}}', {"Content-Type": "application/json"}
            sender = self.token("--scope", "import")
            problem = self.assertProblem(server.get(path, sender), 403)
            self.assertIn("read", problem["detail"])
            self.assertEqual(server.get(push, sender, method="POST", headers=headers, body=body)[0], 200)
            reader = self.token("--scope", "read", "--scope", "sync")
            self.assertEqual(server.get(path, reader)[0], 200)
            self.assertEqual(server.get("/sync/v1/changes", reader)[0], 200)
            self.assertProblem(server.get(push, reader, method="POST", headers=headers, body=body), 403)
            whole = self.token()
            self.assertEqual(server.get(path, whole)[0], 200)
            self.assertEqual(server.get(push, whole, method="POST", headers=headers, body=body)[0], 200)
            # A token from before scopes keeps what it permitted.
            for file in (self.home / "keys" / "tokens").glob("*.json"):
                entry = json.loads(file.read_text())
                if entry["scopes"] == ["import"]:
                    del entry["scopes"]
                    file.write_text(json.dumps(entry))
        with self.serving("--date", DATE) as server:
            self.assertEqual(server.get(path, sender)[0], 200)

    def test_the_key_is_private(self):
        self.token()
        keys = [path for path in (self.home / "keys").iterdir()]
        self.assertTrue(keys)
        for path in keys:
            self.assertEqual(path.stat().st_mode & 0o077, 0, path)


def sign(header, claims, key):
    def part(value):
        return base64.urlsafe_b64encode(json.dumps(value).encode()).rstrip(b"=").decode()
    text = part(header) + "." + part(claims)
    signature = b"" if key is None else hmac.new(key, text.encode(), hashlib.sha256).digest()
    return text + "." + base64.urlsafe_b64encode(signature).rstrip(b"=").decode()
