import Analysis
public import Training

/// Curves of an activity's charts as numbers for zooming, at full resolution of one second where possible. Each column has its minimum and
/// maximum, so that no spike is lost.
public struct ChartColumns: Equatable, Sendable {
    /// Whole seconds from the start of the recording to the first column.
    public var from: Int
    /// Seconds per column.
    public var step: Int
    /// Number of columns of each curve.
    public var count: Int
    public var curves: [Curve]

    public struct Curve: Equatable, Sendable {
        public var ink: SeriesColour
        /// Digits after the decimal point.
        public var decimals: Int
        public var columns: [SampledColumns.Column?]
    }

    /// Longest range in seconds with one column per second. Longer ranges have wider columns.
    public static let mostSeconds = 7200
    /// Number of columns of a longer range: two for each that a wide screen shows.
    public static let reduced = 1200
    /// Maximum duration in seconds: a hundred days.
    private static let longest = 8_640_000.0

    /// - Parameters:
    ///   - recording: as the device wrote it; its repaired view is used, as on the page.
    ///   - from: start of the range in seconds; nil and earlier values mean the start of the recording.
    ///   - to: end of the range; nil and later values mean the end of the recording. The last column may extend beyond it.
    ///   - context: display context: language, units and current time.
    public init(_ recording: Recording, from: Int?, to: Int?, context: DisplayContext) {
        let recording = repaired(recording).recording
        let duration = min(ChartColumns.longest, max(0, ActivitySeries.duration(of: recording)))
        // The last second gets a column of its own, because it may have a sample.
        let total = Int(duration) + 1
        let first = min(max(0, from ?? 0), total - 1)
        let last = min(max(first + 1, to ?? total), total)
        let span = last - first
        step = span <= ChartColumns.mostSeconds ? 1 : (span + ChartColumns.reduced - 1) / ChartColumns.reduced
        count = (span + step - 1) / step
        self.from = first
        // A column excludes its end, where the next one begins.
        let series = ActivitySeries(recording, from: Double(first), duration: Double(count * step).nextDown, count: count)
        curves = ChartCurve.all(of: recording, series, context).map {
            Curve(ink: $0.ink, decimals: $0.paceOver == nil ? $0.decimals + 1 : 3, columns: $0.sampled.columns)
        }
    }
}
