import Measures
import Screens
import Testing
import Training

struct StatedClockTests {
    private let zones = ["America/Argentina/Buenos_Aires", "America/New_York", "Asia/Taipei", "Europe/Berlin", "UTC"]

    @Test(arguments: [
        ("", StatedClock.machine), ("Europe/Berlin", .zone("Europe/Berlin")), ("berlin", .zone("Europe/Berlin")),
        ("New York", .zone("America/New_York")), ("buenos aires", .zone("America/Argentina/Buenos_Aires")),
        ("utc", .zone("UTC")), ("+08:00", .fixed(LocalOffset(secondsAheadOfUTC: 28_800))),
        ("-3", .fixed(LocalOffset(secondsAheadOfUTC: -10_800))), ("+0545", .fixed(LocalOffset(secondsAheadOfUTC: 20_700))),
    ])
    func `a zone has its name or its city, and an offset its hours`(text: String, clock: StatedClock) {
        #expect(StatedClock(text, zones: zones) == clock)
    }

    @Test(arguments: ["Atlantis", "8", "+15", "+08:60", "-99999999999999999999", "+", "Europe", "é"])
    func `text that names no clock is refused`(text: String) { #expect(StatedClock(text, zones: zones) == nil) }

    @Test func `the text of an athlete's clock can be parsed again`() {
        for text in ["", "Asia/Taipei", "-03:30", "+05:45", "UTC"] {
            var athlete = Athlete(name: "", homeOffset: LocalOffset(secondsAheadOfUTC: 60), homeZone: "Europe/Berlin")
            StatedClock(text, zones: zones)?.apply(to: &athlete)
            #expect(StatedClock(of: athlete).text == text)
        }
        // A stated offset of UTC is different from the machine's clock.
        var athlete = Athlete(name: "")
        StatedClock.fixed(.utc).apply(to: &athlete)
        #expect(StatedClock(of: athlete) == .zone("UTC"))
    }
}
