import Measures
import Training

/// Limit on recordings of one file that cover the same time.
///
/// A person carries a few devices. A damaged or crafted file of 5 MB can hold ten thousand overlapping tracks, each of hours; to join and
/// analyse them would occupy an import for minutes.
enum SimultaneousRecordings {
    /// Maximum number of recordings that overlap at any moment. More than any person carries, and small enough for an import of seconds.
    static let limit = 100

    /// Returns the reading without the recordings over the limit, and with a finding about them. At each moment, the recordings that began
    /// first stay. The order of the others does not change. The import stores the file itself unchanged.
    static func limited(_ reading: FileReading) -> FileReading {
        guard reading.recordings.count > limit else { return reading }
        let byStart = reading.recordings.indices.sorted { first, second in
            let (one, other) = (reading.recordings[first].start, reading.recordings[second].start)
            return one != other ? one < other : first < second
        }
        var keeps = [Bool](repeating: true, count: reading.recordings.count)
        var ends: [Moment] = []
        for index in byStart {
            let recording = reading.recordings[index]
            ends.removeAll { $0 <= recording.start }
            if ends.count < limit { ends.append(recording.end) } else { keeps[index] = false }
        }
        let surplus = keeps.count { !$0 }
        guard surplus > 0 else { return reading }
        var limited = reading
        limited.recordings = reading.recordings.indices.filter { keeps[$0] }.map { reading.recordings[$0] }
        limited.findings.append(ImportFinding(.warning, .skipped(what: "recordings at the same time", count: surplus)))
        return limited
    }
}
