import Localizations
import Measures
import Training

/// Curve in the user's words and units, without a scale. The chart on the page and the zoomed one use it.
struct ChartCurve {
    var ink: SeriesColour
    var title: String
    var language: Language
    var unit: String
    /// Values in the unit; for pace, speed in metres per second, so that standing still has a position.
    var sampled: SampledColumns
    var decimals = 0
    /// Whether the scale follows the usual values, so that a stop does not flatten the rest.
    var isTrimmed = false
    /// Whether the summary shows the range instead of mean and maximum.
    var isLevel = false
    /// Lower bounds of zones, drawn in the background.
    var zones: [Double] = []
    /// Metres of one unit of pace; nil for other curves.
    var paceOver: Double?

    func text(_ value: Double) -> String {
        guard let paceOver else { return language.number(value, decimals: decimals) }
        return value > ChartCurve.standing ? DurationText.clock(paceOver / value) : ""
    }

    /// Speed below which pace is undefined, in metres per second.
    static let standing = 0.3

    /// Returns all recorded curves, from top to bottom.
    static func all(of recording: Recording, _ series: ActivitySeries, zones: [Double] = [], _ context: DisplayContext)
        -> [ChartCurve]
    {
        var curves: [ChartCurve] = []
        func add(
            _ sampled: SampledColumns?, _ ink: SeriesColour, _ title: Phrase, _ unit: String, _ change: (inout ChartCurve) -> Void
        ) {
            guard let sampled else { return }
            var curve = ChartCurve(ink: ink, title: context.say(title), language: context.language, unit: unit, sampled: sampled)
            change(&curve)
            curves.append(curve)
        }
        let units = context.units
        add(series.heartRate, .heart, .heartRate, context.say(.beatsPerMinute)) { $0.zones = zones }
        if recording.sport.isOnFoot {
            add(series.speed, .pace, .pace, "/" + units.longUnit) { $0.paceOver = units.metresPerLongUnit }
        } else {
            add(series.speed, .speed, .speed, units.longUnit + "/h") {
                $0.sampled = $0.sampled.mapped { $0 * 3600 / units.metresPerLongUnit }
                $0.decimals = 1
                $0.isTrimmed = true
            }
        }
        add(series.altitude, .elevation, .elevation, units.heightUnit) {
            $0.sampled = $0.sampled.mapped { $0 / units.metresPerHeightUnit }
            $0.isLevel = true
        }
        let turns = context.say(recording.sport.isCycling ? .turnsPerMinute : .stepsPerMinute)
        add(series.cadence, .cadence, series.isCadenceDerived ? .derivedCadence : .cadence, turns) { $0.isTrimmed = true }
        add(series.power, .power, .power, "W") { _ in }
        add(series.stepLength, .step, .stepLength, "cm") {
            $0.sampled = $0.sampled.mapped { $0 * 100 }
            $0.isTrimmed = true
        }
        add(series.verticalOscillation, .oscillation, .verticalOscillation, "cm") {
            $0.sampled = $0.sampled.mapped { $0 * 100 }
            $0.decimals = 1
            $0.isTrimmed = true
        }
        add(series.groundContact, .contact, .groundContact, context.say(.millisecondsUnit)) {
            $0.sampled = $0.sampled.mapped { $0 * 1000 }
            $0.isTrimmed = true
        }
        return curves
    }
}
