public import Measures

/// Change of a training history that other programs can be informed of.
public enum JournalEvent: Equatable, Sendable {
    /// An activity got a new recording.
    case imported(activity: String)
    /// Digests of activities between these days were computed again.
    case recomputed(from: Day, to: Day)
    /// Records or files of these recorded sessions arrived.
    case synced(sessions: [UniqueID])
    /// All data of the athlete were deleted.
    case erased
}

extension Journal {
    /// Announces the activities of new recordings.
    func announce(recordings: [String]) async {
        guard let announce else { return }
        for recording in recordings {
            // The recording is stored. A database that cannot be read must not fail the import of it.
            let stored = try? await stores.activities.recordings(ofActivity: recording, athlete: athleteID)
            announce(athleteID, .imported(activity: stored?.first?.id ?? recording))
        }
    }

    /// Announces the days of digests that were computed again. Undated recordings have none.
    func announce(days: [Day]) {
        let dated = days.filter { $0.number > 0 }
        guard let announce, let first = dated.min(), let last = dated.max() else { return }
        announce(athleteID, .recomputed(from: first, to: last))
    }
}
