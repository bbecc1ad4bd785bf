/// Options of an activity's view, from its address.
public struct ActivityView: Equatable, Sendable {
    /// Value that colours the route.
    public var colour: RouteColour
    /// Whether to show what the device wrote, without repairs.
    public var isAsRecorded: Bool

    public init(colour: RouteColour = .pace, isAsRecorded: Bool = false) {
        self.colour = colour
        self.isAsRecorded = isAsRecorded
    }

    /// Parses the options of an address. Missing ones get their defaults.
    public init(value: (String) -> String?) {
        colour = value("colour").flatMap { RouteColour(rawValue: $0) } ?? .pace
        isAsRecorded = value("recorded") == "1"
    }

    /// - Parameters:
    ///   - activity: address of the activity without options.
    ///   - actionResult: message about the last change, which the live region must repeat.
    public func path(of activity: Route, actionResult: ActivityScreen.Remarks.ActionResult? = nil) -> String {
        var fields: [String] = []
        if colour != .pace { fields.append("colour=" + colour.rawValue) }
        if isAsRecorded { fields.append("recorded=1") }
        if let actionResult { fields.append(actionResult.rawValue + "=1") }
        return activity.path(saying: fields)
    }

    func coloured(by colour: RouteColour) -> ActivityView { ActivityView(colour: colour, isAsRecorded: isAsRecorded) }

    /// The same view with repairs instead of without, or the reverse.
    var other: ActivityView { ActivityView(colour: colour, isAsRecorded: !isAsRecorded) }
}
