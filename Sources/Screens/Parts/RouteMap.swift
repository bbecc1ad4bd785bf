import Localizations

/// Route of an activity with the legend of its colours.
public struct RouteMap: Equatable, Sendable {
    public var title: String
    public var path: MapPath
    public var spoken: String
    public var chooseLabel: String
    public var choices: [Choice]
    public var lowLabel: String
    public var highLabel: String
    public var start: String
    public var finish: String
    /// Scale bar: a length, and its fraction of the width.
    public var scale: Figure
    public var scaleShare: Double
    /// Labels of the zoom buttons: in, out, left, right, up, down, whole.
    public var tools: [String]
    /// Nil unless the athlete has chosen a map.
    public var ground: MapGround?
    /// Main figures of the activity, shown above the route; empty for a map without them.
    public var figures: [MetricTile] = []
    /// Nil for a reader who may not choose a map.
    public var chooser: MapChooser?

    public struct Choice: Equatable, Sendable {
        public var label: String
        public var path: String
        public var isChosen: Bool
    }
}

extension RouteMap {
    static func tools(_ context: DisplayContext) -> [String] {
        [
            context.say(.zoomIn), context.say(.zoomOut), context.say(.lookLeft), context.say(.lookRight), context.say(.lookUp),
            context.say(.lookDown), context.say(.zoomReset),
        ]
    }
}

/// Value that colours a route. The raw values are part of addresses.
public enum RouteColour: String, CaseIterable, Sendable {
    case pace
    case heartRate = "heart-rate"
    case elevation
}
