import Localizations

/// The route of an activity with the key to its colours.
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
    /// A length for the scale bar, and its share of the width.
    public var scale: Figure
    public var scaleShare: Double
    /// What the buttons of a closer look say: closer, away, left, right, up, down, all.
    public var tools: [String]
    /// Nil unless the owner named whose map it should be.
    public var ground: MapGround?

    public struct Choice: Equatable, Sendable {
        public var label: String
        public var path: String
        public var isChosen: Bool
    }
}

extension RouteMap {
    static func tools(_ reader: Reader) -> [String] {
        [
            reader.say(.zoomIn), reader.say(.zoomOut), reader.say(.lookLeft), reader.say(.lookRight), reader.say(.lookUp),
            reader.say(.lookDown), reader.say(.zoomReset),
        ]
    }
}

/// By what a route is coloured. The raw values are part of addresses.
public enum RouteColour: String, CaseIterable, Sendable {
    case pace
    case heartRate = "heart-rate"
    case elevation
}
