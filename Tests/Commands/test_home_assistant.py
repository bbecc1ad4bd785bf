"""The sensors of Docs/Examples/home-assistant.yaml, read as Home Assistant does, against a running server."""
import json
import unittest

import jinja2
import yaml
from command_test import ROOT, CommandTest

DATE = "2026-03-27"
EXAMPLE = ROOT / "Docs/Examples/home-assistant.yaml"


class Secret(str):
    """A value from secrets.yaml, by its name."""


class Loader(yaml.SafeLoader):
    pass


Loader.add_constructor("!secret", lambda loader, node: Secret(loader.construct_scalar(node)))


class HomeAssistantTest(CommandTest):
    PATHS = {"hearth_today": "/api/v1/today", "hearth_figures": "/api/v1/figures"}

    def states(self, server, token):
        """Returns the state of each sensor by its id; None for one that is not available."""
        templates = jinja2.Environment(undefined=jinja2.StrictUndefined)
        states = {}
        for resource in yaml.load(EXAMPLE.read_text(), Loader)["rest"]:
            self.assertIsInstance(resource["headers"]["Authorization"], Secret)
            self.assertIsInstance(resource["resource"], Secret)
            status, _, body = server.get(self.PATHS[resource["resource"]], token)
            self.assertEqual(status, 200, body)
            known = {"value_json": json.loads(body)}
            for sensor in resource["sensor"]:
                self.assertNotIn(sensor["unique_id"], states)
                is_available = templates.from_string(sensor["availability"]).render(known) == "True"
                states[sensor["unique_id"]] = templates.from_string(sensor["value_template"]).render(known) if is_available else None
        return states

    def test_each_sensor_has_the_value_of_the_api(self):
        self.succeeds("demo", "--date", DATE)
        token = self.succeeds("token", "--scope", "read").strip()
        with self.serving("--date", DATE) as server:
            states = self.states(server, token)
            today = json.loads(server.get("/api/v1/today", token)[2])
            figures = {each["name"]: each["figure"] for each in json.loads(server.get("/api/v1/figures", token)[2])["figures"]}
        distance = next(each["figure"]["value"] for each in today["stats"] if each["name"] == "weekly_distance")
        self.assertEqual(float(states["hearth_weekly_distance"]), round(distance, 1))
        self.assertEqual(states["hearth_plan_of_tomorrow"], today["plan"][0]["workout"])
        self.assertEqual(float(states["hearth_fitness"]), round(figures["fitness"]["value"], 1))
        self.assertEqual(float(states["hearth_form"]), round(figures["form"]["value"], 1))
        for name in ("recovery", "sleep"):
            known = today[name]["score"].get("value")
            self.assertEqual(states[f"hearth_{name}"], None if known is None else str(float(round(known))))

    def test_an_empty_house_has_no_values(self):
        self.succeeds("athlete", "--name", "Ada")
        token = self.succeeds("token", "--scope", "read").strip()
        with self.serving() as server:
            self.assertEqual(set(self.states(server, token).values()), {None})


if __name__ == "__main__":
    unittest.main()
