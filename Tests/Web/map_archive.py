"""Writes a map of a made-up town around the demo athlete's home, as an archive of vector tiles in the schema of Protomaps, version 4.

    map_archive.py FILE
    map_archive.py --fixtures

The packages `pmtiles` and `mapbox-vector-tile` write it, so that Hearth's readers meet bytes that other code made. With `--fixtures`, it writes
the files for the Swift tests: a few tiles in `Tests/MapArchivesTests/Fixtures/town.pmtiles`, and one of them in `Tests/MapTilesTests/Fixtures/home.mvt`.
"""
import gzip
import math
import pathlib
import sys
import warnings

import mapbox_vector_tile
from pmtiles.tile import Compression, TileType, zxy_to_tileid
from pmtiles.writer import Writer
from shapely.geometry import LineString, Point, Polygon, box

HOME = (25.0725, 121.5360)
RADIUS = 6_378_137.0


def projected(longitude, latitude):
    """Returns metres of Web Mercator."""
    return RADIUS * math.radians(longitude), RADIUS * math.asinh(math.tan(math.radians(latitude)))


def from_home(east, north):
    """Returns degrees of a place that many kilometres from home."""
    return HOME[1] + east / 111.195 / math.cos(math.radians(HOME[0])), HOME[0] + north / 111.195


def line(*places):
    return LineString([projected(*from_home(*place)) for place in places])


def area(west, south, east, north):
    return Polygon([projected(*from_home(*place)) for place in ((west, south), (east, south), (east, north), (west, north))])


def point(east, north):
    return Point(projected(*from_home(east, north)))


def name(local, english, german, chinese):
    return {"name": local, "name:en": english, "name:de": german, "name:zh-Hant": chinese}


def features(zoom):
    """Returns layer, geometry and attributes of everything that a zoom level shows."""
    found = []

    def add(layer, geometry, **attributes):
        found.append((layer, geometry, {key.replace("__", ":"): value for key, value in attributes.items()}))

    add("earth", area(-12, -12, 12, 12), kind="earth")
    add("landuse", area(-6, -6, 6, 6), kind="residential")
    add("landuse", area(-1.6, -.9, -.3, .8), kind="park")
    add("landuse", area(2.2, 1.2, 4.4, 3.6), kind="forest")
    add("landcover", area(-12, 8, 12, 12), kind="farmland")
    add("water", line((.9, -12), (.6, -3), (.2, -.6), (.5, .9), (1.6, 2.5), (1.4, 12)).buffer(180), kind="water", kind_detail="river")
    add("water", area(-5, 3, -3.2, 4.4), kind="lake")
    add("water", line((-12, 2), (-5, 3.6)), kind="stream")
    add("boundaries", line((-12, 5), (12, 6.5)), kind="country", kind_detail=2)
    add("roads", line((-12, -4), (-2, -2.2), (12, -1.4)), kind="highway", kind_detail="motorway")
    add("roads", line((-3, -12), (-2.4, 0), (-2.8, 12)), kind="rail", kind_detail="rail")
    add("roads", line((-4, -12), (-4, 12)), kind="rail", kind_detail="subway", is_tunnel=True)
    for step in range(-6, 7, 2):
        add("roads", line((step, -6), (step, 6)), kind="major_road", kind_detail="primary" if step % 4 == 0 else "secondary")
        add("roads", line((-6, step), (6, step)), kind="major_road", kind_detail="tertiary")
    if zoom >= 12:
        for step in range(-20, 21):
            at = step * .25
            add("roads", line((at, -5), (at, 5)), kind="minor_road", kind_detail="residential")
            add("roads", line((-5, at), (5, at)), kind="minor_road", kind_detail="residential")
        add("roads", line((-1.6, -.9), (-.9, 0), (-.3, .8)), kind="path", kind_detail="footway")
    if zoom >= 14:
        for across in range(-16, 17):
            for down in range(-16, 17):
                west, south = across * .25 + .06, down * .25 + .06
                add("buildings", area(west, south, west + .09, south + .07), kind="building", height=12)
    add("places", point(-.5, -.2), kind="locality", kind_detail="city", population=2_600_000, **name("河濱", "Riverside", "Flussufer", "河濱"))
    add("places", point(-4.6, -4.6), kind="locality", kind_detail="village", population=900, **name("Old Mill", "Old Mill", "Alte Mühle", "老磨坊"))
    for east, north, label in ((-1.2, 1.6, "Garden Quarter"), (3.1, -2.6, "Harbour"), (-.4, -.25, "Covered by the city"), (2.9, 2.4, "Hill")):
        add("places", point(east, north), kind="neighbourhood", kind_detail="suburb", name=label)
    add("water", point(-4.1, 3.7), kind="lake", name="Mirror Lake", name__de="Spiegelsee")
    add("pois", point(0, 0), kind="cafe", name="Not shown")
    return found


def tile(zoom, column, row):
    """Returns the bytes of a tile; nothing for one without any part of the town."""
    size = 2 * math.pi * RADIUS / 2 ** zoom
    west, north = column * size - math.pi * RADIUS, math.pi * RADIUS - row * size
    bounds = (west, north - size, west + size, north)
    margin = size / 64
    frame = box(bounds[0] - margin, bounds[1] - margin, bounds[2] + margin, bounds[3] + margin)
    layers = {}
    for layer, geometry, attributes in features(zoom):
        part = geometry.intersection(frame)
        if not part.is_empty:
            layers.setdefault(layer, []).append({"geometry": part, "properties": attributes})
    if not layers:
        return b""
    with warnings.catch_warnings():
        # The package calls a function of shapely that is to be removed.
        warnings.simplefilter("ignore", DeprecationWarning)
        return mapbox_vector_tile.encode(
            [{"name": key, "features": values} for key, values in layers.items()],
            default_options={"quantize_bounds": bounds, "extents": 4096})


def place(zoom, longitude, latitude):
    x, y = projected(longitude, latitude)
    count = 2 ** zoom
    return int((x / (2 * math.pi * RADIUS) + .5) * count), int((.5 - y / (2 * math.pi * RADIUS)) * count)


def write(path, zooms=range(8, 15), reach=7):
    """Writes the tiles of some zoom levels, as far as `reach` kilometres around home."""
    west, south = from_home(-reach, -reach)
    east, north = from_home(reach, reach)
    tiles = {}
    for zoom in zooms:
        (left, bottom), (right, top) = place(zoom, west, south), place(zoom, east, north)
        for column in range(left, right + 1):
            for row in range(top, bottom + 1):
                content = tile(zoom, column, row)
                if content:
                    tiles[zxy_to_tileid(zoom, column, row)] = gzip.compress(content, mtime=0)
    with open(path, "wb") as file:
        writer = Writer(file)
        for number in sorted(tiles):
            writer.write_tile(number, tiles[number])
        writer.finalize(
            {
                "tile_type": TileType.MVT, "tile_compression": Compression.GZIP, "min_zoom": min(zooms), "max_zoom": max(zooms),
                "min_lon_e7": int(west * 1e7), "min_lat_e7": int(south * 1e7), "max_lon_e7": int(east * 1e7), "max_lat_e7": int(north * 1e7),
                "center_zoom": 12, "center_lon_e7": int(HOME[1] * 1e7), "center_lat_e7": int(HOME[0] * 1e7),
            },
            {"name": "A made-up town", "attribution": '<a href="https://osm.example">&copy; Mapmakers of the town</a>'})


if __name__ == "__main__":
    if sys.argv[1] == "--fixtures":
        tests = pathlib.Path(__file__).parent.parent
        write(tests / "MapArchivesTests/Fixtures/town.pmtiles", range(11, 15), reach=.6)
        (tests / "MapTilesTests/Fixtures/home.mvt").write_bytes(tile(14, *place(14, HOME[1], HOME[0])))
    else:
        write(sys.argv[1])
