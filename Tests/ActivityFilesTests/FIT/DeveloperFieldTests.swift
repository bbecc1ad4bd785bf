import Testing
import Training

@testable import ActivityFiles

struct DeveloperFieldTests {
    /// A field description message.
    private func describe(
        _ builder: inout FITBuilder, number: UInt8, type: UInt8, name: String, units: String, native: UInt8 = 255
    ) {
        builder.add(
            3, 206,
            [
                builder.uint8(0, 0), builder.uint8(1, number), builder.uint8(2, type), builder.text(3, name),
                builder.text(8, units),
                builder.uint16(14, 20), builder.uint8(15, native),
            ])
    }

    private func float(_ number: UInt8, _ value: Float) -> FITBuilder.DeveloperField {
        FITBuilder.DeveloperField(
            number: number, developer: 0, bytes: withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) })
    }

    @Test func `fields that replace native ones, and those of the CORE sensor, become channels`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        describe(&builder, number: 0, type: 0x88, name: "core_temperature", units: "°C")
        describe(&builder, number: 1, type: 0x88, name: "skin_temperature", units: "°C")
        describe(&builder, number: 2, type: 0x88, name: "heat_strain_index", units: "a.u.")
        describe(&builder, number: 3, type: 0x84, name: "Power", units: "Watts", native: 7)
        describe(&builder, number: 4, type: 0x88, name: "Vertical Oscillation", units: "Centimeters", native: 39)
        describe(&builder, number: 5, type: 0x84, name: "Cadence", units: "RPM", native: 4)
        let power = FITBuilder.DeveloperField(number: 3, developer: 0, bytes: [44, 1])
        let cadence = FITBuilder.DeveloperField(number: 5, developer: 0, bytes: [88, 0])
        builder.add(
            0, 20, ReadFITTests.record(builder, 0),
            developer: [float(0, 38.5), float(1, 34.25), float(2, 2.5), power, float(4, 8.5), cadence])
        builder.session(start: ReadFITTests.start)
        let recording = try #require(try readFIT(builder.file().span).recordings.first)
        #expect(recording.channel(.coreTemperature)?.values == [38.5])
        #expect(recording.channel(.skinTemperature)?.values == [34.25])
        #expect(recording.channel(.heatStrainIndex)?.values == [2.5])
        #expect(recording.channel(.power)?.values == [300])
        #expect(recording.channel(.verticalOscillation)?.values == [0.085])
        #expect(recording.channel(.cadence)?.values == [176])
    }

    @Test func `a foot pod's fields are recognised by name if the unit is unambiguous`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        describe(&builder, number: 0, type: 0x88, name: "Ground Time", units: "Milliseconds")
        describe(&builder, number: 1, type: 0x88, name: "Vertical Oscillation", units: "Centimeters")
        describe(&builder, number: 2, type: 0x84, name: "Power", units: "Watts")
        describe(&builder, number: 3, type: 0x88, name: "Ground Contact Time", units: "")
        let power = FITBuilder.DeveloperField(number: 2, developer: 0, bytes: [44, 1])
        builder.add(
            0, 20, ReadFITTests.record(builder, 0), developer: [float(0, 235), float(1, 6.5), power, float(3, 240)])
        builder.session(start: ReadFITTests.start)
        let recording = try #require(try readFIT(builder.file().span).recordings.first)
        #expect(recording.channel(.groundContactTime)?.values == [0.235])
        #expect(recording.channel(.verticalOscillation)?.values == [0.065])
        #expect(recording.channel(.power)?.values == [300])
        #expect(recording.customChannels.map { $0.name } == ["Ground Contact Time"])
    }

    @Test func `fields of unknown kind, and those besides the device's own value, become custom channels`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        describe(&builder, number: 0, type: 0x88, name: "Leg Spring Stiffness", units: "kN/m")
        describe(&builder, number: 1, type: 0x84, name: "Form Power", units: "Watts")
        describe(&builder, number: 2, type: 0x07, name: "Comment", units: "")
        describe(&builder, number: 3, type: 0x02, name: "Heart Rate", units: "bpm", native: 3)
        describe(&builder, number: 4, type: 0x02, name: "Never written", units: "")
        describe(&builder, number: 1, type: 0x84, name: "Form Power", units: "Watts")
        let text = FITBuilder.DeveloperField(number: 2, developer: 0, bytes: Array("ok\0".utf8))
        let strap = FITBuilder.DeveloperField(number: 3, developer: 0, bytes: [133])
        builder.add(
            0, 20, ReadFITTests.record(builder, 0),
            developer: [float(0, 9.5), FITBuilder.DeveloperField(number: 1, developer: 0, bytes: [70, 0]), text, strap])
        builder.add(
            0, 20, ReadFITTests.record(builder, 1),
            developer: [float(0, 9.75), FITBuilder.DeveloperField(number: 1, developer: 0, bytes: [0xFF, 0xFF]), text, strap])
        builder.session(start: ReadFITTests.start)
        let recording = try #require(try readFIT(builder.file().span).recordings.first)
        #expect(recording.channel(.heartRate)?.values == [120, 120])
        let moments = try #require(recording.channel(.heartRate)?.seconds)
        #expect(
            recording.customChannels == [
                CustomChannel(name: "Leg Spring Stiffness", units: "kN/m", seconds: moments, values: [9.5, 9.75]),
                CustomChannel(name: "Form Power", units: "Watts", seconds: [moments[0]], values: [70]),
                CustomChannel(name: "Heart Rate", units: "bpm", seconds: moments, values: [133, 133]),
            ])
    }

    @Test func `the number of custom channels is limited`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        for number in 0..<UInt8(60) { describe(&builder, number: number, type: 0x02, name: "", units: "") }
        let fields = (0..<UInt8(60)).map { FITBuilder.DeveloperField(number: $0, developer: 0, bytes: [$0]) }
        builder.add(0, 20, ReadFITTests.record(builder, 0), developer: fields)
        builder.session(start: ReadFITTests.start)
        let recording = try #require(try readFIT(builder.file().span).recordings.first)
        #expect(recording.customChannels.count == FITColumns.customLimit)
        #expect(recording.customChannels.last?.name == "developer field 47")
    }

    @Test func `fields of size zero and undeclared fields are ignored`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        describe(&builder, number: 0, type: 0x88, name: "core_temperature", units: "°C")
        builder.add(
            0, 20, ReadFITTests.record(builder, 0),
            developer: [
                FITBuilder.DeveloperField(number: 0, developer: 0, bytes: []),
                FITBuilder.DeveloperField(number: 9, developer: 4, bytes: [1, 2, 3]),
            ])
        builder.add(1, 20, ReadFITTests.record(builder, 1))
        builder.session(start: ReadFITTests.start)
        let reading = try readFIT(builder.file().span)
        #expect(reading.verdict == .accepted)
        #expect(reading.recordings.first?.points == 2)
        #expect(reading.recordings.first?.channel(.coreTemperature) == nil)
        #expect(reading.recordings.first?.channel(.heartRate)?.values == [120, 120])
    }

    @Test func `a wide number in one byte is read as this byte`() throws {
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.add(0, 20, ReadFITTests.record(builder, 0))
        builder.add(1, 21, [builder.uint32(253, ReadFITTests.start), FITBuilder.Field(number: 3, type: 0x86, bytes: [7])])
        builder.session(start: ReadFITTests.start)
        let counts = try listFIT(builder.file().span)
        #expect(counts.first { $0.number == 21 }?.fields.map { $0.name } == ["timestamp", "data"])
        #expect(try readFIT(builder.file().span).verdict == .accepted)
    }
}
