public import Measures

/// A link that shows one activity to everyone who has its address, until it ends or is revoked. The secret of the address is no part of it.
public struct ActivityShare: Equatable, Sendable {
    public let id: UniqueID
    /// Id of the activity.
    public let activity: String
    public let made: Moment
    /// End of the link; nil for none.
    public let ends: Moment?
    /// First time that the link was opened; nil before.
    public var opened: Moment?
    public let content: Content

    /// What the page shows besides title, date, numbers, splits, charts and route.
    public struct Content: Equatable, Sendable {
        public var heartRate: Bool
        /// The athlete's note.
        public var note: Bool
        /// A GPX file of the visible route.
        public var file: Bool

        public init(heartRate: Bool = false, note: Bool = false, file: Bool = false) {
            self.heartRate = heartRate
            self.note = note
            self.file = file
        }
    }

    /// Most links of an athlete.
    public static let limit = 200

    public init(
        id: UniqueID, activity: String, made: Moment, ends: Moment?, opened: Moment? = nil, content: Content = Content()
    ) {
        self.id = id
        self.activity = activity
        self.made = made
        self.ends = ends
        self.opened = opened
        self.content = content
    }

    public func isValid(at moment: Moment) -> Bool { ends.map { moment < $0 } ?? true }
}
