import Foundation
import MapTiles
import Testing

struct CompactTileTests {
    typealias Feature = TileWriter.Feature

    static func compact(_ bytes: [UInt8], zoom: Int = 14, in language: String = "en") throws -> CompactReader {
        let tile = try CompactTile(VectorTile(bytes), zoom: zoom, in: NameLanguage(language))
        return try #require(CompactReader(tile.bytes))
    }

    static func flaw(_ bytes: [UInt8]) -> TileFlaw? {
        do throws(MapTileError) {
            _ = try CompactTile(VectorTile(bytes), zoom: 14, in: NameLanguage("en"))
        } catch {
            if case .tile(let flaw, _) = error { return flaw }
        }
        return nil
    }

    static var home: [UInt8] {
        get throws {
            let url = try #require(Bundle.module.url(forResource: "Fixtures/home", withExtension: "mvt"))
            return Array(try Data(contentsOf: url))
        }
    }

    /// The numbers are those that `mapbox-vector-tile` 2.2.0 (Python) reads from the same bytes.
    @Test func `a tile of another program has its parts at their places`() throws {
        let tile = try Self.compact(Self.home)
        #expect(tile.shapes[.minor]?.count == 18 && tile.shapes[.major]?.count == 1 && tile.shapes[.medium]?.count == 1)
        #expect(tile.shapes[.building]?.count == 81 && tile.shapes[.built]?.count == 1 && tile.shapes[.water]?.count == 1)
        let path = try #require(tile.shapes[.path]?.first)
        #expect(path.map { [$0.x, $0.y] } == [[-64, 1862], [421, 1215]])
        let park = try #require(tile.shapes[.grass]?.first)
        #expect(Set(park.map { [$0.x, $0.y] }) == [[421, 1215], [421, 4160], [-64, 4160], [-64, 1215]])
        #expect(tile.names[.city] == [.init(text: "Riverside", rank: 192, x: 51, y: 3066)])
        #expect(tile.names[.suburb] == [.init(text: "Covered by the city", rank: 255, x: 236, y: 3159)])
        #expect(try Self.compact(Self.home, in: "de").names[.city]?.first?.text == "Flussufer")
        #expect(try Self.compact(Self.home, in: "zh-Hant").names[.city]?.first?.text == "河濱")
        #expect(try Self.compact(Self.home, zoom: 13).shapes[.building] == nil)
        #expect(tile.order == tile.order.sorted { $0.rawValue < $1.rawValue })
    }

    @Test(
        arguments: [
            ("highway", "motorway", .motorway), ("highway", "motorway_link", .major), ("major_road", "primary", .major),
            ("major_road", "tertiary", .medium), ("medium_road", nil, .medium), ("minor_road", "residential", .minor),
            ("minor_road", "service", .service), ("path", "footway", .path), ("rail", "tram", .rail), ("ferry", nil, .ferry),
            ("trunk", nil, .major), ("secondary", nil, .medium), ("living_street", nil, .minor), ("track", nil, .path),
            ("transit", "subway", .rail), ("runway", nil, nil), ("primary_construction", nil, nil), ("aerialway", nil, nil),
        ] as [(String, String?, MapKind?)])
    func `roads have a class in every schema`(_ kind: String, _ detail: String?, _ expected: MapKind?) throws {
        for (layer, key, detailKey) in [
            ("roads", "kind", "kind_detail"), ("roads", "pmap:kind", "pmap:kind_detail"),
            ("transportation", "class", "subclass"),
            ("streets", "kind", "kind_detail"),
        ] {
            var attributes = [(key, TileWriter.Value.text(kind))]
            if let detail { attributes.append((detailKey, .text(detail))) }
            let road = Feature(shape: .lines, attributes: attributes, parts: [[(0, 0), (100, 50)]])
            let tile = try Self.compact(TileWriter.tile([(layer, [road])]))
            #expect(tile.order == (expected.map { [$0] } ?? []), "\(layer)")
        }
    }

    @Test func `water, borders, land and names have their kinds in every schema`() throws {
        let ring = [[(0, 0), (500, 0), (500, 500)]]
        let line = [[(0, 0), (500, 700)]]
        func kinds(
            _ layer: String, _ shape: TileWriter.Shape, _ attributes: [(String, TileWriter.Value)], _ parts: [[(Int, Int)]]
        ) throws -> [MapKind] {
            try Self.compact(TileWriter.tile([(layer, [Feature(shape: shape, attributes: attributes, parts: parts)])])).order
        }
        #expect(try kinds("ocean", .areas, [], ring) == [.water])
        #expect(try kinds("water_polygons", .areas, [("kind", .text("glacier"))], ring) == [.ice])
        #expect(try kinds("waterway", .lines, [("class", .text("river"))], line) == [.waterway])
        #expect(try kinds("waterway", .lines, [("brunnel", .text("tunnel"))], line) == [])
        #expect(try kinds("boundary", .lines, [("admin_level", .number(2))], line) == [.countryBorder])
        #expect(try kinds("boundary", .lines, [("admin_level", .number(2)), ("maritime", .number(1))], line) == [])
        #expect(try kinds("boundaries", .lines, [("pmap:min_admin_level", .number(4))], line) == [.regionBorder])
        #expect(try kinds("boundaries", .lines, [("admin_level", .number(8))], line) == [])
        #expect(try kinds("boundaries", .lines, [("kind", .text("county")), ("kind_detail", .number(4))], line) == [])
        #expect(try kinds("landcover", .areas, [("class", .text("wood"))], ring) == [.wood])
        #expect(try kinds("park", .areas, [], ring) == [.grass])
        #expect(try kinds("land", .areas, [("kind", .text("unheard-of"))], ring) == [])
        #expect(try kinds("streets", .lines, [("kind", .text("rail")), ("tunnel", .flag(true))], line) == [])
        let name = ("name", TileWriter.Value.text("X"))
        #expect(try kinds("place", .points, [("class", .text("town")), name], [[(1, 1)]]) == [.town])
        #expect(try kinds("place_labels", .points, [("kind", .text("state_capital")), name], [[(1, 1)]]) == [.city])
        #expect(try kinds("place_labels", .points, [("kind", .text("locality")), name], [[(1, 1)]]) == [])
        #expect(try kinds("places", .points, [("kind", .text("locality")), name], [[(1, 1)]]) == [.village])
        #expect(try kinds("boundary_labels", .points, [("admin_level", .double(4)), name], [[(1, 1)]]) == [.region])
        #expect(try kinds("water_name", .points, [("class", .text("lake")), name], [[(1, 1)]]) == [.waterName])
        #expect(try kinds("place", .points, [("class", .text("town"))], [[(1, 1)]]) == [])
        // A layer that the map does not show, and a kind of another shape.
        #expect(try kinds("pois", .points, [("kind", .text("city")), name], [[(1, 1)]]) == [])
        #expect(try kinds("buildings", .points, [], [[(1, 1)]]) == [])
    }

    @Test func `names come in the language of the page, then in the local one`() throws {
        let place = Feature(
            shape: .points,
            attributes: [
                ("kind", .text("country")), ("name", .text("Deutschland")), ("name:en", .text("Germany")),
                ("name:zh-Hant", .text("德國")), ("name_de", .text("Bundesrepublik")),
            ], parts: [[(7, 9)]])
        func text(_ language: String) throws -> String? {
            try Self.compact(TileWriter.tile([("places", [place])]), in: language).names[.country]?.first?.text
        }
        #expect(try text("en") == "Germany" && text("zh-Hant") == "德國" && text("de") == "Bundesrepublik")
        #expect(try text("fr") == "Deutschland")
    }

    @Test func `important names come first`() throws {
        func place(_ name: String, _ attributes: [(String, TileWriter.Value)]) -> Feature {
            Feature(
                shape: .points, attributes: [("kind", .text("city")), ("name", .text(name))] + attributes, parts: [[(7, 9)]])
        }
        let layer = [
            place("c", [("population", .number(1000))]), place("a", [("population", .number(9_000_000))]), place("d", []),
            place("b", [("population", .text("70000"))]), place("e", [("population", .double(.infinity))]),
            place("f", [("population", .double(.nan))]), place("g", [("population", .number(-4))]),
        ]
        let names = try Self.compact(TileWriter.tile([("places", layer)])).names[.city]
        #expect(names?.map(\.text) == ["a", "b", "c", "d", "e", "f", "g"])
    }

    @Test func `other extents are scaled, far points are moved near, and close points are left out`() throws {
        let road = Feature(shape: .lines, attributes: [("kind", .text("path"))], parts: [[(0, 0), (256, 512)]])
        let scaled = try Self.compact(TileWriter.tile([("roads", [road])], extent: 512))
        #expect(scaled.shapes[.path]?.first?.last.map { [$0.x, $0.y] } == [2048, 4096])
        let far = Feature(
            shape: .lines, attributes: [("kind", .text("path"))], parts: [[(0, 0), (.max >> 2, .min >> 2), (5, 5)]])
        #expect(
            try Self.compact(TileWriter.tile([("roads", [far])])).shapes[.path]?.first?.dropFirst().first.map { [$0.x, $0.y] }
                == [20_480, -16_384])
        let dense = Feature(shape: .lines, attributes: [("kind", .text("path"))], parts: [(0...40).map { ($0, $0) }])
        #expect(try Self.compact(TileWriter.tile([("roads", [dense])]), zoom: 14).shapes[.path]?.first?.count == 41)
        #expect(try Self.compact(TileWriter.tile([("roads", [dense])]), zoom: 12).shapes[.path]?.first?.count == 11)
        let speck = Feature(shape: .areas, parts: [[(0, 0), (1, 0), (1, 1), (0, 1)], [(10, 10), (90, 10), (50, 90)]])
        #expect(try Self.compact(TileWriter.tile([("water", [speck])]), zoom: 8).shapes[.water]?.count == 1)
    }

    @Test func `long names are left out, and a tile has a limit of names`() throws {
        func place(_ name: String) -> Feature {
            Feature(shape: .points, attributes: [("kind", .text("city")), ("name", .text(name))], parts: [[(7, 9)]])
        }
        #expect(try Self.compact(TileWriter.tile([("places", [place(String(repeating: "x", count: 201))])])).order == [])
        let many = (0..<600).map { place("n\($0)") }
        #expect(try Self.compact(TileWriter.tile([("places", many)])).names[.city]?.count == CompactTile.nameLimit)
    }

    @Test func `a damaged tile is refused with the reason`() throws {
        #expect(
            Self.flaw([0x1A, 5]) == .truncated && Self.flaw([0x1B]) == .fieldInvalid && Self.flaw([0x18, 1]) == .fieldInvalid)
        #expect(Self.flaw([UInt8](repeating: 0, count: VectorTile.byteLimit + 1)) == .tooLarge)
        let road = Feature(shape: .lines, attributes: [("kind", .text("path"))], parts: [[(0, 0), (256, 512)]])
        #expect(Self.flaw(TileWriter.tile([("roads", [road])], extent: 0)) == .extentInvalid)
        #expect(Self.flaw(TileWriter.tile([("roads", [road])], extent: 70_000)) == .extentInvalid)
        func geometry(_ commands: [UInt8]) -> TileFlaw? {
            let feature = TileWriter.field(2, TileWriter.number(3 << 3) + [3] + TileWriter.field(4, commands))
            return Self.flaw(TileWriter.field(3, TileWriter.field(1, Array("water".utf8)) + feature))
        }
        for commands in [
            [9], [9, 2], [10, 2, 2], [1], [15], [9, 2, 2, 23], [9, 2, 2, 11], [0xF9, 0xFF, 0xFF, 0xFF, 0x0F, 2, 2],
        ] {
            #expect(geometry(commands.map { UInt8($0) }) == .geometryInvalid, "\(commands)")
        }
        #expect(geometry([9, 2, 2, 18, 4, 4, 6, 0, 15]) == nil)
        let whole = try Self.home
        for count in stride(from: 1, to: whole.count, by: 7) { _ = Self.flaw(Array(whole.prefix(count))) }
    }

    @Test func `changed bytes are read or refused, and the result keeps its form`() throws {
        let whole = try Self.home
        var state: UInt64 = 7
        func next() -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33)
        }
        var readable = 0
        for _ in 0..<400 {
            var bytes = whole
            for _ in 0..<(1 + next() % 4) { bytes[next() % bytes.count] = UInt8(next() & 255) }
            guard let tile = try? CompactTile(VectorTile(bytes), zoom: 14, in: NameLanguage("en")) else { continue }
            readable += 1
            #expect(CompactReader(tile.bytes) != nil)
        }
        #expect(readable > 20)
    }

    @Test func `an empty tile has no parts`() throws {
        #expect(try Self.compact([]).order == [])
        #expect(CompactTile.empty.bytes == [CompactTile.version])
    }
}
