import Measures
import Testing
import Training

@testable import Analysis

struct SecondColumnTests {
    /// A heart rate and a distance once an hour, and at the last second.
    private func session(seconds: Double) -> Recording {
        let moments = Array(stride(from: 0, to: seconds, by: 3600)) + [seconds]
        return Recording(
            source: Source(name: "T", origin: .fit), sport: .running, start: Moment(secondsSince1970: 1_700_000_000),
            elapsed: seconds,
            channels: [
                Channel(kind: .distance, seconds: moments, values: moments.map { 0.5 * $0 }),
                Channel(kind: .heartRate, seconds: moments, values: moments.map { _ in 120 }),
            ])
    }

    @Test func `a session of exactly a week has a heart rate at its last second`() {
        let track = SessionTrack(of: session(seconds: 604_800))
        #expect(track.count == 604_801 && track.heartRate?.count == 604_801)
        #expect(track.heartRate?[604_800] == 120 && track.maximumHeartRate == 120)
    }

    @Test func `a longer session has no seconds`() {
        #expect(SessionTrack(of: session(seconds: 604_801)).count == 0)
    }
}
