/// Today's value on the scale of the athlete's usual range.
public struct UsualRange: Equatable, Sendable {
    public var label: String
    public var symbol: Symbol
    public var state: State

    public enum State: Equatable, Sendable {
        case known(Known)
        case absent(reason: String)
    }

    public struct Known: Equatable, Sendable {
        public var figure: Figure
        public var badge: Badge
        public var rangeText: String
        /// Possible meaning of a value outside the range.
        public var note: String?
        /// Ends of the usual range and position of today's value, 0…1 along the scale.
        public var low: Double
        public var high: Double
        public var today: Double
        public var explanation: Explanation
    }
}
