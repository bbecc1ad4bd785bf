import Measures
import Training

/// A run generated second by second with known truth.
struct SyntheticRun {
    var seconds = 3600
    /// Metres per second at each second.
    var speed: (Int) -> Double = { _ in 3 }
    /// Rise over run.
    var grade: (Int) -> Double = { _ in 0 }
    var heartRate: ((Int) -> Double?)? = { _ in 150 }
    var cadence: ((Int) -> Double)?
    var sport = Sport.running
    var title: String?
    var conditions: Conditions?
    var start = Moment(secondsSince1970: 1_700_000_000)
    var offset: LocalOffset? = .utc
    var pauses: [Pause] = []
    var perceivedEffort: Double?
    var hasDistance = true

    var recording: Recording {
        var moments: [Double] = []
        var metres: [Double] = []
        var heights: [Double] = []
        var (beatMoments, beats, steps): ([Double], [Double], [Double]) = ([], [], [])
        var distance = 0.0
        var height = 100.0
        for second in 0...seconds {
            moments.append(Double(second))
            metres.append(distance)
            heights.append(height)
            if let value = heartRate?(second) {
                beatMoments.append(Double(second))
                beats.append(value)
            }
            if let cadence { steps.append(cadence(second)) }
            distance += speed(second)
            height += speed(second) * grade(second)
        }
        var channels: [Channel] = [Channel(kind: .altitude, seconds: moments, values: heights)]
        if hasDistance { channels.append(Channel(kind: .distance, seconds: moments, values: metres)) }
        if !beats.isEmpty { channels.append(Channel(kind: .heartRate, seconds: beatMoments, values: beats)) }
        if !steps.isEmpty { channels.append(Channel(kind: .cadence, seconds: moments, values: steps)) }
        return Recording(
            source: Source(name: "test", origin: .demo), sport: sport, title: title, start: start, offset: offset,
            elapsed: Double(seconds), distance: hasDistance ? Distance(metres: metres[metres.count - 1]) : nil,
            conditions: conditions, perceivedEffort: perceivedEffort, pauses: pauses, channels: channels, points: moments.count)
    }
}
