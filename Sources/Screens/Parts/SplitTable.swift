/// Parts of an activity, with a bar for the speed of each; in reports, for its load.
public struct SplitTable: Equatable, Sendable {
    public var title: String
    public var headers: [String]
    public var rows: [Row]
    /// Whether the bar shows the value of the column before it and shares its title.
    public var isBarOfLastColumn = false

    public struct Row: Equatable, Sendable {
        public var cells: [String]
        /// Length of the bar, 0…1; nil without a speed or a load.
        public var fraction: Double?
        /// Colour of the bar, 1 for the slowest to 5 for the fastest; nil for a bar that shows no speed.
        public var step: Int?
        /// Note below the second cell about what is special.
        public var note: String?
        /// Link of the second cell; nil for parts without a page.
        public var route: Route?
    }
}
