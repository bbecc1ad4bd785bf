import ActivityFiles
public import Analysis
public import Measures
public import Training

/// What the page of a link may know of its activity.
public struct SharedActivity: Equatable, Sendable {
    /// Title; nil without one.
    public var title: String?
    public var day: Day
    public var sport: Sport
    /// The parts outside the privacy zones.
    public var shared: SharedRecording
    /// Analysis of the visible parts; nil when nothing is visible.
    public var digest: ActivityDigest?
    /// The athlete's note; nil without one, and when it is not shared.
    public var note: String?
    public var content: ActivityShare.Content

    public init(
        title: String?, day: Day, sport: Sport, shared: SharedRecording, digest: ActivityDigest?, note: String? = nil,
        content: ActivityShare.Content = ActivityShare.Content()
    ) {
        self.title = title
        self.day = day
        self.sport = sport
        self.shared = shared
        self.digest = digest
        self.note = note
        self.content = content
    }

    /// Returns the visible route as a GPX file; nil when it is not shared or nothing is visible.
    /// - Parameter title: name of the track.
    public func file(named title: String) -> [UInt8]? {
        let recording = shared.recording
        guard content.file, let latitudes = recording.channel(.latitude), let longitudes = recording.channel(.longitude) else {
            return nil
        }
        let altitude = recording.channel(.altitude)
        var (altitudes, next): ([Double?], Int) = ([], 0)
        for second in latitudes.seconds {
            guard let altitude else {
                altitudes.append(nil)
                continue
            }
            while next + 1 < altitude.seconds.count, altitude.seconds[next + 1] <= second { next += 1 }
            let isNear = abs(altitude.seconds[next] - second) <= SharedActivity.longestStep
            altitudes.append(isNear ? altitude.values[next] : nil)
        }
        return writeGPXTrack(
            named: title, latitudes: latitudes.values, longitudes: longitudes.values, altitudes: altitudes,
            breaks: shared.breaks)
    }

    /// Seconds between a position and an altitude that belongs to it.
    private static let longestStep = 5.0
}

extension Journal {
    /// Returns the activity of a link without what its page must not know; nil when the activity is gone.
    public func sharedActivity(_ share: ActivityShare) async throws -> SharedActivity? {
        guard let activity = try await activity(share.activity) else { return nil }
        let shared = SharedRecording(
            repaired(activity.recording).recording, outside: try await privacyZones(), showsHeartRate: share.content.heartRate)
        var digest: ActivityDigest? = activity.digest
        if shared.isCut {
            // The numbers of the whole would reveal how long the hidden parts are.
            digest =
                shared.recording.channels.isEmpty
                ? nil
                : Analysis.digest(
                    of: shared.recording, id: "", athlete: Athlete(name: ""), profile: AthleteProfile(), isRace: false)
        }
        let note = activity.edit.note
        return SharedActivity(
            title: (activity.digest.title ?? activity.recording.title).flatMap { $0.isEmpty ? nil : $0 },
            day: activity.digest.day,
            sport: activity.recording.sport, shared: shared, digest: digest,
            note: share.content.note && !note.isEmpty ? note : nil, content: share.content)
    }
}
