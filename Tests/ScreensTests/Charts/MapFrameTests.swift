import Analysis
import Foundation
import Measures
import Testing
import Training

@testable import Screens

struct MapFrameTests {
    let source: MapSource

    init() throws { source = try MapSource(template: "https://tiles.example/{z}/{x}/{y}.png", attribution: "© somebody") }

    /// Frame of a drawing of 1000 by 700 units with its middle here, whose tiles are 256 units wide at this zoom.
    func frame(_ latitude: Double, _ longitude: Double, zoom: Int) -> MapFrame {
        let east = 256 * Foundation.pow(2, Double(zoom)) / 360
        let south = east / Foundation.cos(latitude * .pi / 180)
        return MapFrame(
            west: longitude - 500 / east, north: latitude + 350 / south, unitsPerDegreeEast: east, unitsPerDegreeSouth: south,
            width: 1000, height: 700)
    }

    @Test(arguments: [
        ("10/511/340", 51.5, -0.12), ("10/909/403", 35.68, 139.69), ("17/109776/56114", 25.04, 121.51), ("3/0/4", -20, -179.9),
    ])
    func `a position lies in its standard tile`(_ name: String, _ latitude: Double, _ longitude: Double) throws {
        let zoom = try #require(name.split(separator: "/").first.flatMap { Int($0) })
        let frame = frame(latitude, longitude, zoom: zoom)
        let tile = try #require(frame.tiles(of: source).first { $0.address == "https://tiles.example/\(name).png" })
        let (x, y) = (frame.x(ofLongitude: longitude), frame.y(ofLatitude: latitude))
        #expect(Double(tile.x) - 1 <= x && x <= Double(tile.x + tile.width) + 1)
        #expect(Double(tile.y) - 1 <= y && y <= Double(tile.y + tile.height) + 1)
    }

    @Test(arguments: [0.0, 25, -37, 47.6, 64.1, -77], [-179.99, -3.2, 8.5, 179.99])
    func `tiles cover the drawing without gaps at their own resolution`(_ latitude: Double, _ longitude: Double) {
        for zoom in [9, 12, 15, 18] {
            let frame = frame(latitude, longitude, zoom: zoom)
            let tiles = frame.tiles(of: source)
            #expect((6...64).contains(tiles.count))
            let (left, top) = (tiles.map { $0.x }.min() ?? 1, tiles.map { $0.y }.min() ?? 1)
            #expect(left <= 0 && top <= 0)
            #expect(tiles.map { $0.x + $0.width }.max() ?? 0 >= 1000 && tiles.map { $0.y + $0.height }.max() ?? 0 >= 700)
            // The widths add up to the whole: no tile overlaps, and there is no gap.
            let width = (tiles.map { $0.x + $0.width }.max() ?? 0) - left
            let height = (tiles.map { $0.y + $0.height }.max() ?? 0) - top
            #expect(tiles.reduce(0) { $0 + $1.width * $1.height } == width * height)
            #expect(tiles.allSatisfy { (180...363).contains($0.width) && (150...420).contains($0.height) })
            for tile in tiles {
                let numbers = tile.address.split { !$0.isNumber }.compactMap { Int($0) }
                #expect(numbers[0] == zoom && (0..<1 << zoom).contains(numbers[1]) && (0..<1 << zoom).contains(numbers[2]))
            }
        }
    }

    @Test(arguments: [47.6, -33.9, 60.2]) func `within a tile, Mercator and the drawing agree to a unit`(_ latitude: Double)
        throws
    {
        let frame = frame(latitude, 11, zoom: 12)
        for tile in frame.tiles(of: source) {
            let numbers = tile.address.split { !$0.isNumber }.compactMap { Int($0) }
            for share in [0.0, 0.25, 0.5, 0.75, 1] {
                // The tile's own geometry (the wiki of OpenStreetMap, "Slippy map tilenames"), with the C library.
                let at = Double.pi * (1 - 2 * (Double(numbers[2]) + share) / 4096)
                let place = Foundation.atan(Foundation.sinh(at)) * 180 / .pi
                #expect(abs(frame.y(ofLatitude: place) - Double(tile.y) - share * Double(tile.height)) < 1)
                let meridian = (Double(numbers[1]) + share) / 4096 * 360 - 180
                #expect(abs(frame.x(ofLongitude: meridian) - Double(tile.x) - share * Double(tile.width)) < 1)
            }
        }
    }

    @Test func `without anything to draw no tile is requested`() {
        #expect(
            MapFrame(west: 0, north: 0, unitsPerDegreeEast: 0, unitsPerDegreeSouth: 1, width: 9, height: 9).tiles(of: source)
                == [])
        #expect(
            MapFrame(west: .nan, north: 0, unitsPerDegreeEast: 1, unitsPerDegreeSouth: 1, width: 9, height: 9).tiles(of: source)
                == [])
        #expect(
            MapFrame(west: 1e300, north: -1e300, unitsPerDegreeEast: 1e9, unitsPerDegreeSouth: 1e9, width: 9, height: 9)
                .tiles(of: source).count <= 4)
        #expect(
            MapFrame(west: 0, north: 80, unitsPerDegreeEast: 1, unitsPerDegreeSouth: 1e-9, width: 900, height: 900)
                .tiles(of: source).count <= 100)
    }

    @Test func `the frames of both drawings have the right position`() throws {
        let recording = Recording(
            source: Source(name: "test", origin: .gpx), sport: .running, start: Example.now, elapsed: 30,
            channels: [
                Channel(kind: .latitude, seconds: [0, 10, 20], values: [47.0, 47.012, 47.01]),
                Channel(kind: .longitude, seconds: [0, 10, 20], values: [8.0, 8.004, 8.03]),
            ])
        let path = try #require(MapPath(recording, colouredBy: nil, columns: 3))
        for (point, latitude, longitude) in [(path.start, 47.0, 8.0), (path.finish, 47.01, 8.03)] {
            #expect(abs(path.frame.x(ofLongitude: longitude) - Double(point.x)) <= 0.51)
            #expect(abs(path.frame.y(ofLatitude: latitude) - Double(point.y)) <= 0.51)
        }
        #expect(path.frame.width == path.width && path.frame.height == path.height)
        let route = try #require(
            RouteTrack(
                sport: .running, day: Example.today, latitudes: [-33.9, -33.88, -33.85], longitudes: [151.2, 151.21, 151.3]))
        let map = try #require(HeatMap([route]))
        let first = try #require(map.lines[0].first)
        #expect(abs(map.frame.x(ofLongitude: 151.2) - Double(first.x)) <= 0.51)
        #expect(abs(map.frame.y(ofLatitude: -33.9) - Double(first.y)) <= 0.51)
    }
}
