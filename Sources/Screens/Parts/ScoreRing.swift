/// One of the three rings of a day. Without data, it states what is needed instead of being drawn.
public struct ScoreRing: Equatable, Sendable {
    public var title: String
    public var symbol: Symbol
    public var state: State
    /// Link to a page where the user can add the missing data.
    public var route: Route?

    public enum State: Equatable, Sendable {
        case known(Known)
        /// Reason for the missing score, and what is needed.
        case absent(reason: String, needs: String)
    }

    public struct Known: Equatable, Sendable {
        /// 0…100.
        public var value: Int
        public var badge: Badge
        public var trend: String?
        /// Description of the ring in a sentence, for screen readers.
        public var spoken: String
        /// Strongest contribution; the receipt lists all of them.
        public var strongest: String?
        /// Possible error while few nights are known.
        public var doubt: String?
        public var explanation: Explanation
    }
}
