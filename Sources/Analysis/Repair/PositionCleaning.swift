import Measures
import Training

/// Selects the plausible positions of a track.
///
/// Formula: positions with an accuracy worse than 30 m are removed, and so are positions that require more than `limit` metres per second
/// from the last kept one; ten such positions in a row are the athlete's real place. The track restarts after a pause. If the athlete
/// confirmed the positions, all count.
struct PositionCleaning {
    static let worstAccuracy = 30.0
    static let mostRefusals = 10

    let latitude: Channel
    let longitude: Channel
    /// As many as the channels' values.
    private(set) var isKept: [Bool]

    /// Nil without a track: two channels with equal times.
    init?(_ recording: Recording) {
        guard let latitude = recording.channel(.latitude), let longitude = recording.channel(.longitude),
            latitude.seconds.count == longitude.seconds.count, latitude.seconds.count >= 2
        else { return nil }
        self.latitude = latitude
        self.longitude = longitude
        isKept = [Bool](repeating: false, count: latitude.values.count)
        let limit = DistancePath.limit(recording.sport)
        if recording.unrepaired.contains(.positions) {
            for index in isKept.indices { isKept[index] = place(index) != nil }
            return
        }
        let errors = recording.channel(.positionAccuracy).flatMap { $0.values.count == isKept.count ? $0.values : nil }
        var anchor: (place: Coordinate, second: Double)?
        var refused = 0
        var pauses = PauseCursor(recording.pauses)
        for index in isKept.indices {
            if let errors, errors[index] > PositionCleaning.worstAccuracy { continue }
            guard let place = place(index) else { continue }
            let second = latitude.seconds[index]
            let isPaused = anchor.map { pauses.isPaused(from: $0.second, to: second) } ?? false
            if let anchor, !isPaused, refused < PositionCleaning.mostRefusals,
                anchor.place.metres(to: place) > limit * max(1, second - anchor.second)
            {
                refused += 1
                continue
            }
            refused = 0
            isKept[index] = true
            anchor = (place, second)
        }
    }

    func place(_ index: Int) -> Coordinate? {
        Coordinate(latitude: latitude.values[index], longitude: longitude.values[index])
    }
}
