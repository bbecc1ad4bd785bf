import Analysis
import Measures
import Training

/// States that other screens show only after an event.
extension GalleryScreen {
    /// An activity with every edit that an athlete can make.
    static func activity(_ context: DisplayContext) -> ActivityScreen {
        var edit = ActivityEdit()
        edit.title = Example.longName
        edit.isLeftOut = true
        return ActivityScreen(
            recording: Example.recording, id: "example", digest: Example.recordingDigest, athlete: Example.athlete,
            remarks: .init(edit: edit, original: .init(Example.recording), count: 1, actionResult: .saved),
            neighbours: .init(older: Example.digests.last, newer: Example.digests.first), context: context)
    }

    /// Tiles of a hot run with assumed wind and sun, and its cost of heat.
    static func hotRun(_ context: DisplayContext) -> [MetricTile] {
        ActivityScreen.weatherTiles(
            Example.recording, Example.heatDigests.last, Example.heatCost, day: Example.today - 4, context)
    }

    /// Sections about the heat response, its measurement, and a class among similar ones.
    static func heatSections(_ context: DisplayContext) -> [RunningSections.Section] {
        let insights = Example.withHeat
        return [
            RunningSections.response(insights.weather, gap: insights.load.heatGap, context),
            RunningSections.measured(insights.weather, context),
        ].compactMap { $0 }
    }

    /// The first chart alone, with a gap and an address that does not exist.
    static func unreachable(_ whole: ChartStack) -> ChartStack {
        var stack = whole
        stack.panels = Array(whole.panels.prefix(1))
        if let run = stack.panels.first?.geometry.runs.first {
            stack.panels[0].geometry.runs = [Array(run.prefix(run.count / 3)), Array(run.suffix(run.count / 3))]
            stack.panels[0].geometry.bands = []
        }
        stack.table.headers = Array(whole.table.headers.prefix(2))
        stack.table.rows = whole.table.rows.map { Array($0.prefix(2)) }
        stack.columnsPath = Route.columns("nothing").path
        return stack
    }

    /// A map with generated tiles, so that no server is contacted.
    static func grounded(_ map: RouteMap?, _ context: DisplayContext) -> RouteMap? {
        let tile =
            "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'%3E%3Cpath d='M0 4h9M4 0v9' "
            + "stroke='%23888'/%3E%3C/svg%3E"
        guard var map, let source = try? MapSource(template: "https://map.example/{z}/{x}/{y}", attribution: "© example") else {
            return nil
        }
        map.ground = MapGround(map.path.frame, MapSelection(source: source), context)
        map.ground?.template = tile + "#{z}/{x}/{y}"
        for index in map.ground?.tiles.indices ?? 0..<0 { map.ground?.tiles[index].address = tile }
        return map
    }

    /// A map of a file whose tiles are too small to be drawn here, so that none is requested.
    static func fileGround(_ map: RouteMap?, _ context: DisplayContext) -> RouteMap? {
        guard var map else { return nil }
        let file = MapFileFacts(
            version: "example", zooms: 20...20, west: -180, south: -85, east: 180, north: 85, attribution: "© example")
        map.ground = MapGround(map.path.frame, MapSelection(MapSetting(.file), file: file), context)
        // Two navigations of a page need different names.
        map.chooseLabel = "RouteMap"
        return map
    }

    /// Fields of every kind: text, choice and box; with a problem, with a value in use, and empty.
    static func fields(_ context: DisplayContext) -> [FormField] {
        var athlete = Example.athlete
        athlete.name = Example.longName
        let wrong = ["mass": "62 kilos", "race-day": (Example.today - 1).iso, "resting": "400"]
        let profile = AthleteProfile(athlete: athlete, peaks: [], bodySamples: [], asOf: context.today)
        let screen = SettingsScreen(
            ProfileForm(athlete, context) { wrong[$0] }, profile: profile, weather: WeatherSource(), context: context)
        let all = screen.sections.flatMap { $0.fields + $0.boxes.flatMap { $0.fields } }
        var fields = all.filter { $0.options.count < 9 }.filter { !$0.name.hasPrefix("zone-") || $0.name == "zone-1" }
        // The fields were not submitted just now.
        for index in fields.indices { fields[index].takesFocus = false }
        return fields + screen.map.fields
    }
}
