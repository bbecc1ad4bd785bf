import DemoAthletes
import Testing

@testable import Capture

struct HeartRateMeasurementTests {
    private static func read(_ bytes: [UInt8]) throws -> HeartRateMeasurement {
        try HeartRateMeasurement(characteristic: bytes[...])
    }

    /// Bytes by hand from the Heart Rate Service: flags, rate, energy, intervals.
    @Test func `the characteristic is read with its flags`() throws {
        #expect(try Self.read([0x00, 72]) == HeartRateMeasurement(beatsPerMinute: 72))
        #expect(try Self.read([0x06, 72]) == HeartRateMeasurement(beatsPerMinute: 72, contact: .present))
        #expect(try Self.read([0x04, 72]) == HeartRateMeasurement(beatsPerMinute: 72, contact: .absent))
        #expect(try Self.read([0x02, 72]).contact == .unknown)
        #expect(try Self.read([0x01, 0x2C, 0x01]) == HeartRateMeasurement(beatsPerMinute: 300))
        #expect(
            try Self.read([0x1E, 131, 0x10, 0x27, 0xD5, 0x01, 0xD7, 0x01])
                == HeartRateMeasurement(beatsPerMinute: 131, contact: .present, kilojoules: 10_000, beatIntervals: [469, 471]))
        // Flags without intervals: later bytes are reserved.
        #expect(try Self.read([0x00, 72, 1, 2, 3]) == HeartRateMeasurement(beatsPerMinute: 72))
    }

    @Test func `bytes that end within a field are an error`() {
        #expect(throws: HeartRateMeasurementError.empty) { try Self.read([]) }
        for bytes: [UInt8] in [[0], [1, 72], [8, 72], [8, 72, 1], [16, 72, 1], [0x18, 72, 1, 2, 3]] {
            #expect(throws: HeartRateMeasurementError.truncated) { try Self.read(bytes) }
        }
        #expect(throws: HeartRateMeasurementError.tooLong) { try Self.read(Array(repeating: 0, count: 513)) }
    }

    @Test func `rates outside of 30 to 230, and those without skin contact, are not usable`() {
        #expect(HeartRateMeasurement(beatsPerMinute: 29).usableRate == nil)
        #expect(HeartRateMeasurement(beatsPerMinute: 30).usableRate == 30)
        #expect(HeartRateMeasurement(beatsPerMinute: 230).usableRate == 230)
        #expect(HeartRateMeasurement(beatsPerMinute: 231).usableRate == nil)
        #expect(HeartRateMeasurement(beatsPerMinute: 286).usableRate == nil)
        #expect(HeartRateMeasurement(beatsPerMinute: 72, contact: .absent).usableRate == nil)
    }

    @Test func `any bytes give a measurement that writes and reads as itself, or an error`() throws {
        var random = SeededRandom(seed: 37)
        var readable = 0
        for _ in 0..<20_000 {
            let bytes = (0..<(random.next() % 24)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            guard let measurement = try? Self.read(bytes) else { continue }
            readable += 1
            #expect(try Self.read(measurement.characteristic) == measurement)
            #expect(measurement.characteristic.count <= bytes.count)
        }
        #expect(readable > 5000)
    }
}
