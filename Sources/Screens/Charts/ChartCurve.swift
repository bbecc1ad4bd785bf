import Localizations
import Measures
import Training

/// A curve in the reader's words and units, before it is put on a scale: what the drawing on the page and the finer one are made of.
struct ChartCurve {
    var ink: SeriesInk
    var title: String
    var language: Language
    var unit: String
    /// In the unit; of a pace it is the speed in metres per second, so that standing still has a place.
    var sampled: SampledColumns
    var decimals = 0
    /// The scale follows the usual values, so that standing at a light does not flatten the rest.
    var isTrimmed = false
    /// The summary tells lowest and highest instead of mean and highest.
    var isLevel = false
    /// Lower bounds of zones, drawn below.
    var zones: [Double] = []
    /// Of a pace, the metres that it is told over.
    var paceOver: Double?

    func text(_ value: Double) -> String {
        guard let paceOver else { return language.number(value, decimals: decimals) }
        return value > ChartCurve.standing ? DurationText.clock(paceOver / value) : ""
    }

    /// Metres per second, below which nobody has a pace.
    static let standing = 0.3

    /// Everything that was recorded and can be drawn, from top to bottom.
    static func all(of recording: Recording, _ series: ActivitySeries, zones: [Double] = [], _ reader: Reader) -> [ChartCurve] {
        var curves: [ChartCurve] = []
        func add(
            _ sampled: SampledColumns?, _ ink: SeriesInk, _ title: Phrase, _ unit: String, _ change: (inout ChartCurve) -> Void
        ) {
            guard let sampled else { return }
            var curve = ChartCurve(ink: ink, title: reader.say(title), language: reader.language, unit: unit, sampled: sampled)
            change(&curve)
            curves.append(curve)
        }
        let units = reader.units
        add(series.heartRate, .heart, .heartRate, reader.say(.beatsPerMinute)) { $0.zones = zones }
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
        let turns = reader.say(recording.sport.isCycling ? .turnsPerMinute : .stepsPerMinute)
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
        add(series.groundContact, .contact, .groundContact, reader.say(.millisecondsUnit)) {
            $0.sampled = $0.sampled.mapped { $0 * 1000 }
            $0.isTrimmed = true
        }
        return curves
    }
}
