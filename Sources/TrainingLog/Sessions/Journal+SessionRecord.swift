import Measures
import Sync
import Training

extension Journal {
    /// Returns the record of the session that recordings of an activity are of; nil without one.
    ///
    /// A recording that the athlete cut in parts has one session. Its record applies to the part with most of the session's time, and a
    /// tombstone, which has no time, to every part.
    ///
    /// - Parameters:
    ///   - stored: the recordings of an activity.
    ///   - workouts: recordings that workouts of sessions have; nil if unknown.
    func sessionRecord(of stored: [StoredRecording], workouts: Set<String>? = nil) async throws -> SessionRecord? {
        let wholes = stored.map { RecordingCut.origin(of: $0.id).recording }
        if let workouts, workouts.isDisjoint(with: wholes) { return nil }
        let record = try await stores.sessions.record(ofRecordings: wholes, athlete: athleteID)
        if record == nil { return nil }
        let cuts = try await stores.activities.cuts(of: athleteID)
        var own: [String] = []
        for (part, whole) in zip(stored, wholes) {
            let seconds = cuts.seconds(of: whole)
            guard !seconds.isEmpty,
                let details = try await stores.sessions.record(ofRecordings: [whole], athlete: athleteID)?.details
            else {
                own.append(whole)
                continue
            }
            let begin = RecordingCut.origin(of: part.id).second
            let start = part.recording.start.secondsSince1970 - Double(begin)
            if details.mainPart(ofRecordingFrom: start, cutAt: seconds) == begin { own.append(whole) }
        }
        if own == wholes { return record }
        return own.isEmpty ? nil : try await stores.sessions.record(ofRecordings: own, athlete: athleteID)
    }
}

extension SessionDetails {
    /// Returns the second at which the part with most of the session's time begins; of equal ones the first.
    ///
    /// - Parameters:
    ///   - start: start of the whole recording, in seconds since 1970.
    ///   - seconds: where it is cut, ascending, in seconds since its start.
    fileprivate func mainPart(ofRecordingFrom start: Double, cutAt seconds: [Int]) -> Int {
        // A session of a moment lies in a part too.
        let (first, last) = (Double(self.start), max(Double(end), Double(self.start) + 1))
        var best = (begin: 0, shared: 0.0)
        for (index, begin) in ([0] + seconds).enumerated() {
            let from = index == 0 ? -Double.infinity : start + Double(begin)
            let to = index < seconds.count ? start + Double(seconds[index]) : .infinity
            let shared = min(last, to) - max(first, from)
            if shared > best.shared { best = (begin, shared) }
        }
        return best.begin
    }
}
