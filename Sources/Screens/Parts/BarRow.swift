/// A handful of bars with a total: the days of a week.
public struct BarRow: Equatable, Sendable {
    public var title: String
    public var total: Figure
    public var note: String
    public var bars: [Bar]

    public struct Bar: Equatable, Sendable {
        public var label: String
        /// 0…1 of the tallest.
        public var fraction: Double
        /// The whole bar as a sentence.
        public var spoken: String
        public var isToday: Bool
    }
}
