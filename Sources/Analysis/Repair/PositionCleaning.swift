import Measures
import Training

/// Which places of a track the athlete can have been at.
///
/// Formula: an accuracy worse than 30 m is left out, and so is a place that needs more than `limit` metres a second from the last
/// one that was kept; ten such in a row are where the athlete really is. After a pause the track begins anew.
/// Where the athlete says that the device was right, every place counts.
struct PositionCleaning {
    static let worstAccuracy = 30.0
    static let mostRefusals = 10

    let latitude: Channel
    let longitude: Channel
    /// As many as the channels' values.
    private(set) var isKept: [Bool]

    /// Nil without a track: two channels of the same moments.
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
