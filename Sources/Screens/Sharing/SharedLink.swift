import Localizations
public import Measures
public import Training

/// A link to an activity, as lists show it.
public struct SharedLink: Equatable, Sendable {
    public var id: String
    public var name: String
    /// Page of the activity; nil where the list is on that page.
    public var route: Route?
    public var text: String
    public var revoke: String
    public var revokeSpoken: String

    /// Name of the field with the id.
    public static let field = "link"
    /// Name of the field with the page to return to: `activity`, else the list of all links.
    public static let returnField = "from"

    /// - Parameters:
    ///   - share: the link.
    ///   - title: title of the activity; nil when the list is about that activity, or when it is gone.
    ///   - isOnOwnPage: whether the list is about the activity.
    ///   - now: the server's real time, which decides about the end.
    ///   - context: display context: language, units and current time.
    init(_ share: ActivityShare, title: String?, isOnOwnPage: Bool, at now: Moment, _ context: DisplayContext) {
        func day(_ moment: Moment) -> String { Day(of: moment, at: context.offset).map { context.shortDate($0) } ?? "–" }
        id = share.id.text
        name = title ?? context.say(.shareLinkTo(day: day(share.made)))
        route = isOnOwnPage || title == nil ? nil : .activity(share.activity)
        var parts = title == nil ? [] : [context.say(.accessMadeOn(day: day(share.made)))]
        if let ends = share.ends {
            parts.append(context.say(share.isValid(at: now) ? .accessEnds(day: day(ends)) : .accessEnded(day: day(ends))))
        } else {
            parts.append(context.say(.shareNoEnd))
        }
        parts.append(share.opened.map { context.say(.shareOpened(timeAgo: context.ago($0))) } ?? context.say(.shareUnopened))
        if share.content.heartRate { parts.append(context.say(.heartRate)) }
        if share.content.note { parts.append(context.say(.noteLabel)) }
        if share.content.file { parts.append("GPX") }
        text = parts.joined(separator: " · ")
        revoke = context.say(.shareRevoke)
        revokeSpoken = context.say(.shareRevokeSpoken(title: name))
    }
}

/// Card with the links of one activity.
public struct SharedLinkList: Equatable, Sendable {
    public var title: String
    public var rows: [SharedLink]
    /// Message about the last change.
    public var notice: String?

    public init(
        _ shares: [ActivityShare], ofActivity id: String, isRevoked: Bool = false, at now: Moment, _ context: DisplayContext
    ) {
        title = context.say(.linksTitle)
        rows = shares.filter { $0.activity == id }.map { SharedLink($0, title: nil, isOnOwnPage: true, at: now, context) }
        notice = isRevoked ? context.say(.shareRevoked) : nil
    }
}
