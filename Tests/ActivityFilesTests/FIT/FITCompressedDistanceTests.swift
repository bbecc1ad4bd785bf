import Measures
import Testing
import Training

@testable import ActivityFiles

struct FITCompressedDistanceTests {
    /// Twelve bits of speed (1/100 m/s), then twelve of distance (1/16 m), low bits first.
    private func packed(metres: Double) -> FITBuilder.Field {
        let speed: UInt32 = 300
        let distance = UInt32(metres * 16) & 0xFFF
        let bits = speed | distance << 12
        return FITBuilder.Field(
            number: 8, type: 0x0D, bytes: [UInt8(bits & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits >> 16 & 0xFF)])
    }

    @Test func `distances of twelve bits are summed across every overflow at 256 m`() throws {
        let start: UInt32 = 1_000_000_000
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.define(0, 20, [builder.uint32(253, 0), packed(metres: 0)])
        for second in 0...300 as ClosedRange<UInt32> {
            builder.data(0, [builder.uint32(253, start + second), packed(metres: Double(second) * 3)])
        }
        builder.session(start: start, seconds: 300, metres: 900)
        let recording = try #require(try readFIT(builder.file().span).recordings.first)
        let distances = try #require(recording.channel(.distance)?.values)
        #expect(distances == (0...300).map { Double($0) * 3 })
    }

    @Test func `padding adds no distance`() throws {
        let start: UInt32 = 1_000_000_000
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.define(0, 20, [builder.uint32(253, 0), packed(metres: 0)])
        for second in 0...4 as ClosedRange<UInt32> {
            let field =
                second == 2 ? FITBuilder.Field(number: 8, type: 0x0D, bytes: [0xFF, 0xFF, 0xFF]) : packed(metres: Double(second))
            builder.data(0, [builder.uint32(253, start + second), field])
        }
        builder.session(start: start, seconds: 4, metres: 4)
        let recording = try #require(try readFIT(builder.file().span).recordings.first)
        #expect(recording.channel(.distance)?.values.last == 4)
    }
}
