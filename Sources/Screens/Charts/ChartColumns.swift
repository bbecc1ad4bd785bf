import Analysis
public import Training

/// The curves of an activity's charts as numbers, second by second where there is room for it: what a skin draws anew when
/// somebody looks closer. Least and greatest of each column are kept, so that no spike is lost.
public struct ChartColumns: Equatable, Sendable {
    /// Whole seconds from the beginning of the recording to the first column.
    public var from: Int
    /// Seconds of each column.
    public var step: Int
    /// Columns of each curve.
    public var count: Int
    public var curves: [Curve]

    public struct Curve: Equatable, Sendable {
        public var ink: SeriesInk
        /// Digits after the point that are told.
        public var decimals: Int
        public var columns: [SampledColumns.Column?]
    }

    /// So many seconds come one by one; what lasts longer comes in columns.
    public static let mostSeconds = 7200
    /// Into so many columns a longer stretch is parted: two for each that a wide screen shows.
    public static let reduced = 1200
    /// No recording of an activity is longer than a hundred days.
    private static let longest = 8_640_000.0

    /// - Parameters:
    ///   - recording: as the device wrote it; drawn is its repaired view, as on the page.
    ///   - from: seconds at which the stretch begins; nil, and what lies before, is the beginning.
    ///   - to: where it ends; nil, and what lies behind, is the end. The last column may reach beyond it.
    public init(_ recording: Recording, from: Int?, to: Int?, reader: Reader) {
        let recording = repaired(recording).recording
        let duration = min(ChartColumns.longest, max(0, ActivitySeries.duration(of: recording)))
        // The last second is one of its own: something may have been measured in it.
        let total = Int(duration) + 1
        let first = min(max(0, from ?? 0), total - 1)
        let last = min(max(first + 1, to ?? total), total)
        let span = last - first
        step = span <= ChartColumns.mostSeconds ? 1 : (span + ChartColumns.reduced - 1) / ChartColumns.reduced
        count = (span + step - 1) / step
        self.from = first
        // A column ends just before the next begins: what lies at its end is not in it.
        let series = ActivitySeries(recording, from: Double(first), duration: Double(count * step).nextDown, count: count)
        curves = ChartCurve.all(of: recording, series, reader).map {
            Curve(ink: $0.ink, decimals: $0.paceOver == nil ? $0.decimals + 1 : 3, columns: $0.sampled.columns)
        }
    }
}
