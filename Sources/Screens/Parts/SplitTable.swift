/// Parts of an activity, one below the other, with a bar for how fast each was; in reports, for its load.
public struct SplitTable: Equatable, Sendable {
    public var title: String
    public var headers: [String]
    public var rows: [Row]
    /// The bar says what the column before it says, and shares its head.
    public var isBarOfLastColumn = false

    public struct Row: Equatable, Sendable {
        public var cells: [String]
        /// 0…1 of the fastest, or of the heaviest; nil without a speed or a load.
        public var fraction: Double?
        /// Said below the second cell: what makes it differ from its like.
        public var note: String?
        /// Where the second cell leads; nil for parts that have no page.
        public var route: Route?
    }
}
