/// A value of today on the scale of the athlete's own usual range.
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
        /// What a value outside may mean.
        public var note: String?
        /// Where the usual range begins and ends and where today is, 0…1 along the scale.
        public var low: Double
        public var high: Double
        public var today: Double
        public var explanation: Explanation
    }
}
