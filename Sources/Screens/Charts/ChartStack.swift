import Localizations

/// Charts of one activity below one another, over the same time.
public struct ChartStack: Equatable, Sendable {
    public var panels: [ChartPanel]
    /// Along the shared time.
    public var timeTicks: [Axis.Tick]
    /// Seconds.
    public var duration: Double
    /// Where the numbers are asked for, once somebody looks closer.
    public var columnsPath: String
    public var cursorLabel: String
    public var zoom: ZoomWords
    /// What is said when they cannot be had.
    public var failed: String
    public var table: DataTable
    public var tableLabel: String
}

/// What the buttons of a closer look say.
public struct ZoomWords: Equatable, Sendable {
    public var closer: String
    public var away: String
    public var whole: String

    init(_ reader: Reader) {
        closer = reader.say(.zoomIn)
        away = reader.say(.zoomOut)
        whole = reader.say(.zoomReset)
    }
}

/// One curve with everything that is said about it.
public struct ChartPanel: Equatable, Sendable {
    public var ink: SeriesInk
    public var title: String
    /// `avg 146 · max 178 bpm`.
    public var summary: String
    /// The chart in a sentence.
    public var spoken: String
    public var unit: String
    public var geometry: ChartGeometry
    /// Of a pace that is drawn with the faster below, the values are negative.
    public var axis: Axis
    public var bands: [Band]
    /// The text of the value at each column; empty in a gap.
    public var values: [String]
    public var decimals: Int
    /// The scale follows the usual values.
    public var isTrimmed: Bool
    /// Of a pace, the metres that it is told over.
    public var paceOver: Double?

    /// A stretch of the scale with a meaning, such as a heart-rate zone; 0 at the bottom, 1 at the top.
    public struct Band: Equatable, Sendable {
        public var from: Double
        public var to: Double
        /// 1…5.
        public var zone: Int
    }
}

/// What a curve is of; each skin has a colour for it.
public enum SeriesInk: String, CaseIterable, Sendable {
    case heart, pace, elevation, cadence, power, step, oscillation, contact, speed
}

/// Rows and columns of text: what a drawing says, for those who read it as a table.
public struct DataTable: Equatable, Sendable {
    public var caption: String
    public var headers: [String]
    public var rows: [[String]]

    public init(caption: String, headers: [String], rows: [[String]]) {
        self.caption = caption
        self.headers = headers
        self.rows = rows
    }
}
