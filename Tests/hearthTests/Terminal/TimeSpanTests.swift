import Testing

@testable import hearth

struct TimeSpanTests {
    @Test(
        arguments: [("90", 90), ("30m", 1800), ("12h", 43_200), ("90d", 7_776_000), ("5s", 5)] as [(String, Double)]
    )
    func `time spans are parsed`(text: String, seconds: Double) throws {
        let read = try TimeSpan.seconds(text)
        #expect(read == seconds)
    }

    @Test(arguments: ["", "d", "0", "-60", "-5h", "1.5h", "one day", "4000d", "99999999999999999999", "9223372036854775807d"])
    func `invalid time spans are refused`(text: String) {
        #expect(throws: CommandError.durationInvalid(text)) { try TimeSpan.seconds(text) }
    }
}
