import Localizations

/// Charts of one activity with a common time axis.
public struct ChartStack: Equatable, Sendable {
    public var panels: [ChartPanel]
    /// Ticks of the time axis.
    public var timeTicks: [Axis.Tick]
    /// In seconds.
    public var duration: Double
    /// Address of the data for zooming.
    public var columnsPath: String
    public var cursorLabel: String
    public var zoom: ZoomWords
    /// Message when the data cannot be loaded.
    public var failed: String
    public var table: DataTable
    public var tableLabel: String
}

/// Labels of the zoom buttons.
public struct ZoomWords: Equatable, Sendable {
    public var closer: String
    public var away: String
    public var whole: String

    init(_ context: DisplayContext) {
        closer = context.say(.zoomIn)
        away = context.say(.zoomOut)
        whole = context.say(.zoomReset)
    }
}

/// One curve with its texts.
public struct ChartPanel: Equatable, Sendable {
    public var ink: SeriesColour
    public var title: String
    /// Summary such as `avg 146 · max 178 bpm`.
    public var summary: String
    /// Description of the chart in one sentence, for screen readers.
    public var spoken: String
    public var unit: String
    public var geometry: ChartGeometry
    /// For a pace chart with the faster end below, values are negative.
    public var axis: Axis
    public var bands: [Band]
    /// Formatted value of each column; empty in a gap.
    public var values: [String]
    public var decimals: Int
    /// Whether the scale follows the usual values.
    public var isTrimmed: Bool
    /// Metres of one unit of pace; nil for other curves.
    public var paceOver: Double?

    /// Range of the scale with a meaning, such as a heart-rate zone; 0 is the bottom, 1 the top.
    public struct Band: Equatable, Sendable {
        public var from: Double
        public var to: Double
        /// 1…5.
        public var zone: Int
    }
}

/// Kind of a curve, which determines its colour.
public enum SeriesColour: String, CaseIterable, Sendable {
    case heart, pace, elevation, cadence, power, step, oscillation, contact, speed
}

/// Table with the data of a chart.
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
