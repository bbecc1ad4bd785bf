import Measures
import Testing
import Training
import TrainingLog

@testable import WebServer

struct ServerClockTests {
    @Test func `the machine's zone applies until the athlete states another`() throws {
        let east = LocalOffset(secondsAheadOfUTC: 8 * 3600)
        let west = LocalOffset(secondsAheadOfUTC: -5 * 3600)
        let clock = ServerClock(now: { Moment(secondsSince1970: 0) }, machine: HomeClock(offset: east))
        #expect(clock.offset(of: Athlete(name: "")) == east)
        #expect(clock.offset(of: Athlete(name: "", homeOffset: west)) == west)
        #expect(clock.offset(of: Athlete(name: "", homeZone: "America/New_York")) == west)
        #expect(clock.offset(of: Athlete(name: "", homeZone: "UTC")) == .utc)
    }
}
