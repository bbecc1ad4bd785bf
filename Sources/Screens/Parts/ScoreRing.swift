/// One of the three rings of a day. A ring without its data is not drawn: it says what would fill it.
public struct ScoreRing: Equatable, Sendable {
    public var title: String
    public var symbol: Symbol
    public var state: State
    /// Where somebody can do something about its absence.
    public var route: Route?

    public enum State: Equatable, Sendable {
        case known(Known)
        /// Why there is none, and what would fill it.
        case absent(reason: String, needs: String)
    }

    public struct Known: Equatable, Sendable {
        /// 0…100.
        public var value: Int
        public var badge: Badge
        public var trend: String?
        /// The whole ring as a sentence.
        public var spoken: String
        /// What moved it most; all that did is in the receipt.
        public var strongest: String?
        /// How far it can be off while few nights are known.
        public var doubt: String?
        public var explanation: Explanation
    }
}
