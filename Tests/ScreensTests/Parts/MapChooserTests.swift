import Localizations
import Testing
import Training

@testable import Screens

struct MapChooserTests {
    /// A file around a place, in degrees.
    static func file(_ west: Double, _ south: Double, _ east: Double, _ north: Double, attribution: String? = nil) -> MapFileFacts
    {
        MapFileFacts(version: "1", zooms: 8...14, west: west, south: south, east: east, north: north, attribution: attribution)
    }

    static let frame = MapFrame(
        west: 121.5, north: 25.1, unitsPerDegreeEast: 10_000, unitsPerDegreeSouth: 11_000, width: 1000, height: 1100)
    static let around = file(121, 24, 122, 26)
    static var source: MapSource? { try? MapSource(template: "https://tiles.example/{z}/{x}/{y}", attribution: "© x") }

    @Test(arguments: Language.allCases) func `each map states what it reveals, and only available ones are offered`(
        _ language: Language
    ) throws {
        let context = Example.context(language)
        func chooser(_ maps: MapSelection) -> MapChooser? { MapChooser(maps, at: "/routes", frame: Self.frame, context) }
        #expect(chooser(MapSelection()) == nil)
        let none = try #require(chooser(MapSelection(canChoose: true)))
        #expect(none.options.isEmpty && !none.add.isEmpty)
        let both = try #require(
            chooser(MapSelection(MapSetting(.file, source: Self.source), file: Self.around, canChoose: true)))
        #expect(both.options.map(\.choice) == [.none, .file, .source] && both.options.map(\.isChosen) == [false, true, false])
        #expect(Set(both.options.map(\.cost)).count == 3 && both.options[2].cost.contains("tiles.example"))
        let elsewhere = try #require(chooser(MapSelection(file: Self.file(0, 0, 1, 1), canChoose: true)))
        #expect(elsewhere.options.map(\.choice) == [.none, .file] && elsewhere.options[1].cost != both.options[1].cost)
        // The settings show all of them, and why one is not available.
        var costs: Set<String> = []
        for flaw in [nil, .otherFormat, .otherCompression, .damaged, .unreadable] as [MapFileFlaw?] {
            let all = MapChooser(MapSelection(fileFlaw: flaw), at: "/settings", context)
            #expect(all.options.map(\.isAvailable) == [true, false, false])
            costs.insert(all.options[1].cost)
        }
        #expect(costs.count == 5)
    }

    @Test func `the map file lies under a drawing that it covers`() throws {
        let context = Example.context(.english)
        func ground(_ file: MapFileFacts, _ choice: MapSetting.Choice = .file) -> MapGround? {
            MapGround(Self.frame, MapSelection(MapSetting(choice), file: file), context)
        }
        let vector = try #require(ground(Self.around)?.vector)
        #expect(vector.address == "/map/en/")
        #expect(
            vector.numbers == "121.500000 25.100000 10000.000000 11000.000000 8 14 121.000000 24.000000 122.000000 26.000000")
        #expect(ground(Self.around)?.tiles == [] && ground(Self.around, .none) == nil)
        #expect(ground(Self.file(121.61, 24, 122, 26)) == nil && ground(Self.file(121, 25.11, 122, 26)) == nil)
        #expect(ground(Self.file(-10.5, -0.25, 121.51, 26))?.vector?.numbers.contains("-10.500000 -0.250000") == true)
        #expect(ground(Self.around)?.credit == "Map: © OpenStreetMap contributors.")
        var named = Self.file(121, 24, 122, 26, attribution: "Protomaps © OpenStreetMap")
        named.namesContributors = true
        #expect(
            ground(named)?.credit == "Map: Protomaps © OpenStreetMap.")
        #expect(
            ground(Self.file(121, 24, 122, 26, attribution: "© Others"))?.credit
                == "Map: © OpenStreetMap contributors · © Others.")
    }

    @Test func `a source is chosen only if there is one`() {
        #expect(MapSetting(.source).choice == .none && MapSelection(source: nil).source == nil)
        #expect(MapSelection(source: Self.source).source?.host == "tiles.example")
        #expect(MapSelection(MapSetting(.file, source: Self.source)).source == nil)
        #expect(MapSelection(MapSetting(.file)).chosenFile == nil)
    }

    @Test func `the form of a source leaves the choice of the file when its address is removed`() {
        func form(_ before: MapSetting, _ template: String) -> MapSetting {
            MapSourceForm(before) { $0 == MapSourceForm.templateField ? template : "© x" }.setting
        }
        #expect(form(MapSetting(.file, source: Self.source), "") == MapSetting(.file))
        #expect(form(MapSetting(.source, source: Self.source), "") == MapSetting())
        #expect(form(MapSetting(.file), "https://tiles.example/{z}/{x}/{y}") == MapSetting(.source, source: Self.source))
    }
}
