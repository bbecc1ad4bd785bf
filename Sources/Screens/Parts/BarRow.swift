/// A few bars with a total, such as the days of a week.
public struct BarRow: Equatable, Sendable {
    public var title: String
    public var total: Figure
    public var note: String
    public var bars: [Bar]

    public struct Bar: Equatable, Sendable {
        public var label: String
        /// Height as a fraction of the tallest bar, 0…1.
        public var fraction: Double
        /// Description of the bar in a sentence, for screen readers.
        public var spoken: String
        public var isToday: Bool
    }
}
