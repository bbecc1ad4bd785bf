import Measures
import Testing
import Training

@testable import ActivityFiles

/// The bytes of one small session. They were encoded from the protocol and the profile by another program.
struct WrittenBytesTests {
    @Test func `a small session has exactly these bytes`() throws {
        let session = FITSession(
            start: WriteFITTests.start, end: WriteFITTests.moment(60), offset: LocalOffset(secondsAheadOfUTC: 28_800),
            sport: .hotYoga, heartRates: WriteFITTests.rates([(0.4, 100), (20, 121)]),
            beats: WriteFITTests.beats([(0.4, 600), (0.4, 610)] + (0..<6).map { (30, 500 + $0) }),
            pauses: WriteFITTests.pauses([(10, 20)]), activeEnergy: Energy(kilocalories: 8.6), softwareVersion: 7)
        let bytes = try writeFIT(session)
        #expect(Self.hexadecimal(bytes) == Self.expected.joined())
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { String($0 >> 4, radix: 16, uppercase: true) + String($0 & 15, radix: 16, uppercase: true) }.joined()
    }

    private static let expected = [
        // header: 14 bytes, protocol 1.0, profile 21.32, size, ".FIT", checksum
        "0E105408940100002E4649545E8E",
        // file_id: activity, maker 255, created, "Hearth": definition
        "400000000004000100010284040486080707",
        // file_id: activity, maker 255, created, "Hearth"
        "0004FF00A845634548656172746800",
        // file_creator: version 7: definition
        "410000310001000284",
        // file_creator: version 7
        "010700",
        // sport: training, yoga, "Hot Yoga": definition
        "4200000C0003000100010100030907",
        // sport: training, yoga, "Hot Yoga"
        "020A2B486F7420596F676100",
        // event: definition
        "430000150003FD0486000100010100",
        // record: definition
        "440000140002FD0486030102",
        // record without a heart rate: definition
        "450000140001FD0486",
        // hrv: definition
        "4600004E0001000A84",
        // event: timer start
        "03A84563450000",
        // record: 100 bpm after 0 s
        "04A845634564",
        // hrv: 600, 610 ms
        "0658026202FFFFFFFFFFFF",
        // event: timer stop after 10 s
        "03B24563450001",
        // event: timer start after 20 s
        "03BC4563450000",
        // record: 121 bpm after 20 s
        "04BC45634579",
        // record without a heart rate after 30 s
        "05C6456345",
        // hrv: 500, 501, 502, 503, 504 ms
        "06F401F501F601F701F801",
        // hrv: 505 ms
        "06F901FFFFFFFFFFFFFFFF",
        // event: all timers stop
        "03E44563450004",
        // lap: definition
        "47000013000EFD0486020486070486080486FE02840B02840001000101000F01021001023F0102180100190100270100",
        // lap
        "07E4456345A845634560EA000050C300000000090009016F7964070A2B",
        // session: definition
        "480000120010FD0486020486070486080486FE02840B02841902841A02840001000101000501000601001001021101024001021C0100",
        // session
        "08E4456345A845634560EA000050C30000000009000000010008010A2B6F796400",
        // activity, local time 8 h ahead: definition
        "490000220007FD0486000486010284020100030100040100050486",
        // activity, local time 8 h ahead
        "09E445634550C300000100001A0164B66345",
        // checksum
        "DF53",
    ]
}
