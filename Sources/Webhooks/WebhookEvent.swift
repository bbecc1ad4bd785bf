public import Measures

/// Change of a training history that a receiver is informed of. It names what changed; the receiver asks the API for the figures.
public struct WebhookEvent: Equatable, Sendable {
    /// Kinds of events, with their names in messages and settings.
    public enum Kind: String, CaseIterable, Sendable {
        case activityImported = "activity.imported"
        case dayRecomputed = "day.recomputed"
        case sessionSynced = "session.synced"
        /// Sent by `hearth webhooks test` only.
        case test = "webhook.test"

        /// The kinds that a receiver can choose.
        public static let choices: [Kind] = [.activityImported, .dayRecomputed, .sessionSynced]
    }

    /// What changed.
    public enum Content: Equatable, Sendable {
        /// Ids of activities that got a new recording.
        case imported(activities: [String])
        /// First and last day whose activities were computed again. Later days depend on them.
        case recomputed(from: Day, to: Day)
        /// Ids of recorded sessions of which a record or a file arrived.
        case synced(sessions: [String])
        case test
    }

    /// Most ids in one event.
    public static let idLimit = 100

    /// Id of the athlete.
    public var athlete: String
    public var content: Content

    public init(athlete: String, _ content: Content) {
        self.athlete = athlete
        self.content = content
    }

    public var kind: Kind {
        switch content {
        case .imported: .activityImported
        case .recomputed: .dayRecomputed
        case .synced: .sessionSynced
        case .test: .test
        }
    }

    /// Returns one event for both; nil when they need two.
    /// - Parameter later: an event that happened after this one.
    public func merged(with later: WebhookEvent) -> WebhookEvent? {
        guard athlete == later.athlete else { return nil }
        switch (content, later.content) {
        case (.imported(let known), .imported(let new)):
            guard let ids = WebhookEvent.union(known, new) else { return nil }
            return WebhookEvent(athlete: athlete, .imported(activities: ids))
        case (.synced(let known), .synced(let new)):
            guard let ids = WebhookEvent.union(known, new) else { return nil }
            return WebhookEvent(athlete: athlete, .synced(sessions: ids))
        case (.recomputed(let from, let to), .recomputed(let otherFrom, let otherTo)):
            return WebhookEvent(athlete: athlete, .recomputed(from: min(from, otherFrom), to: max(to, otherTo)))
        default: return nil
        }
    }

    /// Each id once, in the order of arrival; nil above the limit.
    private static func union(_ known: [String], _ new: [String]) -> [String]? {
        var ids = known
        for id in new where !ids.contains(id) { ids.append(id) }
        return ids.count <= idLimit ? ids : nil
    }
}
