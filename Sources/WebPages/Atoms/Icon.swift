import Markup
import Screens

/// Drawn symbol of 24 by 24 units in the colour of the surrounding text. Decorative: the word is beside it.
struct Icon: Component {
    var symbol: Symbol
    private var attributes = "class=\"icon\""

    init(_ symbol: Symbol) { self.symbol = symbol }

    /// Draws a symbol on a rounded background, in the given tone or that of its surroundings.
    static func medallion(_ symbol: Symbol, _ tone: Tone? = nil) -> Icon {
        var icon = Icon(symbol)
        icon.attributes = "class=\"icon medallion\"" + (tone.map { " data-tone=\"\($0.rawValue)\"" } ?? "")
        return icon
    }

    var body: HTML {
        .trusted("<svg \(attributes) viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"\(Icon.path(symbol))\"/></svg>")
    }

    /// Returns the SVG path of a symbol. Strokes are 1.75 wide with round ends.
    static func path(_ symbol: Symbol) -> String {
        switch symbol {
        case .flame, .energy:
            "M12 3c.5 3.4 5.5 5.3 5.5 10.5a5.5 5.5 0 0 1-11 0c0-2 .9-3.5 2-4.7.2 1.7.9 2.5 1.7 2.9C9.9 8.3 10.4 5.2 12 3Z"
        case .today: "M12 3.5A8.5 8.5 0 1 1 3.5 12M12 7.5A4.5 4.5 0 1 1 7.5 12M12 11.5v.5"
        case .activities: "M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01"
        case .weather: "M10 17.5h7a3.5 3.5 0 0 0 .4-7A5 5 0 0 0 8 9.5a4 4 0 0 0 0 8h2M14 3.5l.5-1M18.5 6l1-.7M9 4.5l-.5-1"
        case .trend: "M4 4v16h16M7.5 15.5l3.5-5 3.5 3 4.5-7"
        case .fitness: "M4 17l5-5.5 3.5 3.5L20 7M15 7h5v5"
        case .load, .speed: "M4.7 17.5a8.5 8.5 0 1 1 14.6 0M12 13.5l3.5-4.5M12 13.5v.01"
        case .plan: "M5 6h14v14H5zM5 10.5h14M9 3.5V7M15 3.5V7M9 15l2 2 4-3.5"
        case .display: "M4 7.5h8M17 7.5h3M4 16.5h3M12 16.5h8M14.5 5v5M9.5 14v5"
        case .more: "M5.5 11a1 1 0 1 0 .01 0M12 11a1 1 0 1 0 .01 0M18.5 11a1 1 0 1 0 .01 0"
        case .run:
            "M14.8 4.2a1.3 1.3 0 1 0 .01 0M6.5 10.5L9.5 8l4 .5-2.3 5 3.6 2.7-.8 4.8M11.2 13.5L9 17H4.5M13.5 8.5l1.8 3 3.2.5"
        case .ride:
            "M6 13.5a3.3 3.3 0 1 0 .01 0M18 13.5a3.3 3.3 0 1 0 .01 0M6 16.8l4-7.3h5l3 7.3M10 9.5l3.8 7.3H6M14 6.5h2.5M15 9.5l-1-3M8.5 7.5h3"
        case .swim:
            "M3 16c2-1.5 4-1.5 6 0s4 1.5 6 0 4-1.5 6 0M3 20c2-1.5 4-1.5 6 0s4 1.5 6 0 4-1.5 6 0M6.5 12.5l5.5-4-3-3M17 8a1.5 1.5 0 1 0 .01 0"
        case .walk: "M13 3.8a1.3 1.3 0 1 0 .01 0M12.5 8l-1.8 6 3 2.8.8 4.2M10.7 14l-2.2 7M8.5 12l1-3 3-1 2 3 2.5 1"
        case .strength: "M7.5 7.5v9M4.5 9.5v5M16.5 7.5v9M19.5 9.5v5M7.5 12h9"
        case .mountain: "M2.5 19L9 7l4.2 7 2.3-3.5 6 8.5z"
        case .sport: "M12 3.5a8.5 8.5 0 1 0 .01 0M5.5 7c4 2 4 8 0 10M18.5 7c-4 2-4 8 0 10"
        case .sauna: "M7.5 4.5c-2 2.5 2 5 0 7.5s2 5 0 7.5M12 4.5c-2 2.5 2 5 0 7.5s2 5 0 7.5M16.5 4.5c-2 2.5 2 5 0 7.5s2 5 0 7.5"
        case .heart: "M12 20S4 15.2 4 9.6A4.1 4.1 0 0 1 12 8a4.1 4.1 0 0 1 8 1.6C20 15.2 12 20 12 20Z"
        case .pulse: "M3 12.5h4L9.5 6l4 12 2.5-5.5h5"
        case .moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z"
        case .bolt: "M13 3L5.5 13.5H11L10 21l8-11h-5.5z"
        case .thermometer: "M14 13.5V6a2 2 0 1 0-4 0v7.5a4 4 0 1 0 4 0ZM12 9.5v7"
        case .drop: "M12 3.5s6 6.2 6 10.5a6 6 0 0 1-12 0c0-4.3 6-10.5 6-10.5Z"
        case .distance: "M7 17.5h7.5a3 3 0 0 0 0-6h-5a3 3 0 0 1 0-6H17M5 15.5a2 2 0 1 0 .01 0M19 3.5a2 2 0 1 0 .01 0"
        case .clock: "M12 3.5a8.5 8.5 0 1 0 .01 0M12 7.5V12l3 2"
        case .cadence: "M7.5 20h9L14 4h-4zM12 15.5L16.5 8"
        case .warning: "M12 4l9 15.5H3zM12 10v4.5M12 17v.01"
        case .success: "M12 3.5a8.5 8.5 0 1 0 .01 0M8 12.5l2.7 2.7L16 9.5"
        case .info: "M12 3.5a8.5 8.5 0 1 0 .01 0M12 11.5V16M12 8v.01"
        case .bulb: "M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2h5c0-.8.4-1.4 1.1-2A6 6 0 0 0 12 3.5Z"
        case .forward: "M9.5 5.5L16 12l-6.5 6.5"
        case .back: "M14.5 5.5L8 12l6.5 6.5"
        case .up: "M12 19V5M6 11l6-6 6 6"
        case .down: "M12 5v14M6 13l6 6 6-6"
        case .level: "M5 12h14M13 6l6 6-6 6"
        case .search: "M10.5 4.5a6 6 0 1 0 .01 0M15 15l5 5"
        case .refresh: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5"
        case .sunrise: "M3.5 19h17M7 19a5 5 0 0 1 10 0M12 10V4M9.5 6.5L12 4l2.5 2.5"
        case .sunset: "M3.5 19h17M7 19a5 5 0 0 1 10 0M12 4v6M9.5 7.5L12 10l2.5-2.5"
        case .flag: "M6 21V4M6 5c4-2.5 8 2.5 12.5 0v9C14 16.5 10 11.5 6 14"
        case .source: "M7.5 7.5h9v9h-9zM9.5 7.5l.5-4h4l.5 4M9.5 16.5l.5 4h4l.5-4"
        case .globe: "M12 3.5a8.5 8.5 0 1 0 .01 0M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17"
        case .share: "M12 15V3.5M7.5 8L12 3.5 16.5 8M7 11.5H5v9h14v-9h-2"
        case .edit: "M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5"
        case .page: "M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9.5 12h5M9.5 16h5"
        case .image: "M4.5 5.5h15v13h-15zM5 16.5l4.5-4.5 3 3 2.5-2 4.5 4M15.5 8.5a1.2 1.2 0 1 0 .01 0"
        case .close: "M6.5 6.5l11 11M17.5 6.5l-11 11"
        }
    }
}
