/// How an activity is looked at: what its address says beyond which one it is.
public struct ActivityView: Equatable, Sendable {
    /// By what the route is coloured.
    public var colour: RouteColour
    /// What the device wrote, without any repair.
    public var isAsRecorded: Bool

    public init(colour: RouteColour = .pace, isAsRecorded: Bool = false) {
        self.colour = colour
        self.isAsRecorded = isAsRecorded
    }

    /// As an address asks for it; what it does not say is as usual.
    public init(value: (String) -> String?) {
        colour = value("colour").flatMap { RouteColour(rawValue: $0) } ?? .pace
        isAsRecorded = value("recorded") == "1"
    }

    /// - Parameter news: what was just done, which the part that renews itself has to know of.
    public func path(of activity: Route, news: ActivityScreen.Remarks.News? = nil) -> String {
        var fields: [String] = []
        if colour != .pace { fields.append("colour=" + colour.rawValue) }
        if isAsRecorded { fields.append("recorded=1") }
        if let news { fields.append(news.rawValue + "=1") }
        return activity.path(saying: fields)
    }

    func coloured(by colour: RouteColour) -> ActivityView { ActivityView(colour: colour, isAsRecorded: isAsRecorded) }

    /// The same with repairs, or without.
    var other: ActivityView { ActivityView(colour: colour, isAsRecorded: !isAsRecorded) }
}
