/// One of the three rings of a day. Without data, it states what is needed instead of being drawn.
public struct ScoreRing: Equatable, Sendable {
    public var kind: Kind
    public var title: String
    public var symbol: Symbol
    public var state: State
    /// Link to a page where the user can add the missing data.
    public var route: Route?

    /// What it scores. The raw values are names in the page.
    public enum Kind: String, CaseIterable, Sendable { case recovery, sleep, strain }

    public enum State: Equatable, Sendable {
        case known(Known)
        /// Reason for the missing score, and what is needed.
        case absent(reason: String, needs: String)
    }

    public struct Known: Equatable, Sendable {
        /// 0…100.
        public var value: Int
        public var badge: Badge
        /// Change against the last seven days; nil if they are unknown.
        public var trend: String?
        /// The same in few words, with an arrow.
        public var shortTrend: Change?
        /// The last seven days and this one; nil with too few of them.
        public var week: Sparkline?
        /// Description of the ring in a sentence, for screen readers.
        public var spoken: String
        /// Strongest contribution; the receipt lists all of them.
        public var strongest: String?
        /// Possible error.
        public var doubt: String?
        /// That few nights are known yet; nil with enough.
        public var provisional: String?
        public var explanation: Explanation
    }

    /// A change with its arrow.
    public struct Change: Equatable, Sendable {
        public var direction: Direction
        public var text: String
    }
}
