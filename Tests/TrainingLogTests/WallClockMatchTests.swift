import Measures
import Testing
import Training

@testable import TrainingLog

struct WallClockMatchTests {
    private let morning = Moment(secondsSince1970: 1_714_545_003)

    private func head(
        _ id: String, ahead hours: Double = 0, after seconds: Double = 0, elapsed: Double = 1977, metres: Double? = 5483,
        sport: Sport = .running, origin: Source.Origin = .fit
    ) -> RecordingHead {
        RecordingHead(
            id: id, start: morning + hours * 3600 + seconds, elapsed: elapsed, sport: sport,
            distance: metres.map { Distance($0) },
            origin: origin, channelCount: origin == .fit ? 5 : 0, points: 10)
    }

    private func listed(_ hours: Double, after seconds: Double = 0, elapsed: Double = 1977, metres: Double? = 5480)
        -> RecordingHead
    {
        head("w", ahead: hours, after: seconds, elapsed: elapsed, metres: metres, origin: .garminConnect)
    }

    @Test(arguments: [-12, -3.5, 0, 5.75, 8, 14]) func `a start in any time zone matches the recording`(hours: Double) {
        let groups = activityGroups(of: [head("a"), listed(hours)])
        #expect(groups == [ActivityGroup(recordings: ["a", "w"])])
        #expect(LocalOffset(nearest: listed(hours).start - morning, tolerance: 2)?.secondsAheadOfUTC == Int(hours * 3600))
    }

    @Test func `impossible offsets and differences of minutes do not match`() {
        for hours in [-12.25, 14.25, 0.1, 8.01] { #expect(activityGroups(of: [head("a"), listed(hours)]).count == 2) }
    }

    @Test func `duration or distance must be equal, and the sport must match`() {
        // A list may contain only the moving time.
        #expect(wallClockMismatch(listed(8, elapsed: 1884), head("a")) != nil)
        #expect(wallClockMismatch(listed(8, elapsed: 1884, metres: nil), head("a")) == nil)
        #expect(wallClockMismatch(listed(8, elapsed: 1977, metres: nil), head("a")) != nil)
        #expect(wallClockMismatch(listed(8, elapsed: 1977, metres: 6000), head("a")) == nil)
        #expect(wallClockMismatch(listed(8, elapsed: 900), head("a")) == nil)
        #expect(wallClockMismatch(listed(8), head("a", sport: .cycling)) == nil)
    }

    @Test func `of two candidates the closer one matches`() {
        let worse = head("a", ahead: -4, elapsed: 1979, metres: 5490)
        for heads in [[worse, head("b"), listed(8)], [listed(8), head("b"), worse]] {
            #expect(activityGroups(of: heads) == [ActivityGroup(recordings: ["a"]), ActivityGroup(recordings: ["b", "w"])])
        }
    }

    @Test func `two lists match by their local time alone`() {
        var twin = listed(8, metres: nil)
        twin.id = "v"
        #expect(activityGroups(of: [listed(8), twin]).count == 1)
    }

    @Test func `a recording without an offset gets it from the list`() {
        var run = Recording(source: Source(name: "Watch", origin: .fit), sport: .running, start: morning, elapsed: 1977)
        let line = Recording(
            source: Source(name: "Garmin Connect", origin: .garminConnect), sport: .running, title: "Lunch",
            start: morning + 28_800,
            offset: .utc, elapsed: 1977)
        #expect(run.completed(by: [line]).offset == LocalOffset(secondsAheadOfUTC: 28_800))
        #expect(run.completed(by: [line]).title == "Lunch")
        run.offset = .utc
        #expect(run.completed(by: [line]).offset == .utc)
    }
}
