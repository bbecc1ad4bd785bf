"""`hearth inspect` and `hearth report` state the same distance for a file."""

import datetime
import json
import unittest

from command_test import DATA, CommandTest, needs_data

# Tracks faster than possible for their sport, a clock that goes back, and a session without a distance beside its samples. The Swift test
# `GivenDistancesTests` compares every given file.
JUDGED = [
    "corriporai+runpandas/docs/source/user_guide/session/556160e9-d74c-440c-b0af-363efb753430.gpx",
    "corriporai+runpandas/docs/source/user_guide/session/7318ef76-9ef0-40d2-8e39-57216f39ba7d.gpx",
    "corriporai+runpandas/docs/source/user_guide/session/7ff163c7-3486-434f-8201-e83ce7f675b6.gpx",
    "tkrajina+gpxpy/test_files/first_and_last_elevation.gpx",
    "pierremtb+easy-fit/test/test2.fit",
]


def segment(points):
    text = "<trkseg>"
    for seconds, latitude in points:
        time = datetime.datetime(2024, 5, 1, 6) + datetime.timedelta(seconds=seconds)
        text += f'<trkpt lat="{latitude:.5f}" lon="10"><time>{time.isoformat()}Z</time></trkpt>'
    return text + "</trkseg>"


class Distances(CommandTest):
    def both(self, path, name):
        """Returns the distances of inspect and report in metres."""
        home = self.folder / name
        self.succeeds("import", path, HEARTH_HOME=str(home))
        inspected = [recording["distance_m"] for recording in self.records(path)[0]["recordings"]]
        report = json.loads(self.succeeds("report", "--json", "--date", "2026-01-01", HEARTH_HOME=str(home)))
        return inspected, [activity["distance_m"] for activity in report["activities"]]

    def agree(self, path, name):
        inspected, reported = self.both(path, name)
        self.assertEqual(len(inspected), len(reported), path)
        for one, other in zip(inspected, reported):
            self.assertAlmostEqual(one, other, delta=0.1, msg=str(path))
        return inspected

    @needs_data
    def test_real_tracks_with_doubtful_segments_have_one_distance(self):
        for number, path in enumerate(JUDGED):
            self.agree(DATA / path, str(number))

    def test_segments_of_any_shape_have_one_distance(self):
        first = [(10 * index, 47 + index * 0.0003) for index in range(60)]
        second = [(1200 + 10 * index, 47.05 + index * 0.0003) for index in range(60)]
        overlapping = [(moment + 5, latitude + 0.02) for moment, latitude in first]
        for name, segments, kilometres in (
            ("ordered", [first, second], 3.936), ("reordered", [second, first], 3.936), ("overlapping", [first, overlapping], None),
            ("of a point each", [[point] for point in first], 1.968),
            ("with a wrong time", [first[:20] + [(900, first[20][1])] + first[21:]], 1.968),
            ("with a clock set back", [first[:30] + [(moment - 3600, latitude) for moment, latitude in first[30:]]], 1.968),
            ("with a block moved", [first[:10] + first[30:] + first[10:30]], 1.968),
        ):
            path = self.folder / f"{name}.gpx"
            path.write_text('<gpx version="1.1"><trk><type>running</type>' + "".join(map(segment, segments)) + "</trk></gpx>")
            distances = self.agree(path, name)
            if kilometres:
                self.assertEqual([round(metres / 1000, 3) for metres in distances], [kilometres], name)


if __name__ == "__main__":
    unittest.main()
