import ActivityFiles
import Measures
import Testing
import Training

/// Damaged bytes of every kind: the reader returns or throws, and its results are valid.
struct FITFuzzTests {
    /// SplitMix64 (S. Vigna): the same sequence on every machine.
    struct Dice {
        var state: UInt64
        mutating func roll(_ sides: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
            return Int((mixed ^ mixed >> 31) % UInt64(sides))
        }
    }

    private static func seeds() -> [[UInt8]] {
        var all = FITBuilder()
        all.fileIdentification()
        all.add(
            3, 206,
            [
                all.uint8(0, 0), all.uint8(1, 0), all.uint8(2, 0x88), all.text(3, "core_temperature"), all.text(8, "C"),
                all.uint8(15, 7),
            ])
        all.define(
            2, 20,
            ReadFITTests.record(all, 0) + [
                all.int32(0, 1000), all.int32(1, 1000), all.uint16(2, 2600), all.uint8(4, 80), all.uint8(53, 2),
                FITBuilder.Field(number: 8, type: 13, bytes: [1, 2, 3]), all.uint8(30, 0xB2),
            ], developer: [FITBuilder.DeveloperField(number: 0, developer: 0, bytes: [0, 0, 0, 0])])
        for second in 0..<20 {
            all.data(
                2,
                ReadFITTests.record(all, UInt32(second)) + [
                    all.int32(0, 1000), all.int32(1, 1000), all.uint16(2, 2600), all.uint8(4, 80), all.uint8(53, 2),
                    FITBuilder.Field(number: 8, type: 13, bytes: [UInt8(second), 2, 3]), all.uint8(30, 0xB2),
                ], developer: [FITBuilder.DeveloperField(number: 0, developer: 0, bytes: [0, 0, 0, 0x42])])
        }
        all.add(4, 132, [all.uint32(253, ReadFITTests.start), all.uint32(9, 9), all.uint8(6, 90)])
        all.add(
            4, 132,
            [
                FITBuilder.Field(number: 10, type: 13, bytes: [1, 2, 3, 4, 5, 6]),
                FITBuilder.Field(number: 6, type: 2, bytes: [80, 81, 82, 83]),
            ])
        all.add(5, 78, [all.uint16s(0, [800, 900, 65_535])])
        all.add(6, 101, [all.uint32(2, ReadFITTests.start), all.uint32(3, 5000), all.code(12, 1), all.uint16(6, 833)])
        all.add(7, 21, [all.uint32(253, ReadFITTests.start + 4), all.code(0, 0), all.code(1, 4)])
        all.add(8, 19, [all.uint32(253, ReadFITTests.start + 5), all.uint32(2, ReadFITTests.start), all.uint32(7, 5000)])
        all.session(start: ReadFITTests.start, sport: 5, subSport: 17)
        all.add(9, 34, [all.uint32(253, ReadFITTests.start + 10), all.uint32(5, ReadFITTests.start + 3610)])
        return [
            all.file(), ReadFITTests.run(bigEndian: true).file(), all.file() + ReadFITTests.run().file(), day(),
        ]
    }

    private static func day() -> [UInt8] {
        FITDayTests.file { file in
            for step in [UInt32(60), 40_000] {
                FITDayTests.addCounters(&file, at: ReadFITTests.start + step, type: 6, steps: step, metres: step, kcal: 40)
                file.add(3, 55, [file.uint16(26, UInt16(truncatingIfNeeded: ReadFITTests.start + step)), file.uint8(27, 62)])
                file.add(4, 211, [file.uint32(253, ReadFITTests.start + step), file.uint8(1, 50)])
                file.add(5, 297, [file.uint32(253, ReadFITTests.start + step), file.uint16(0, 1400)])
                file.add(6, 275, [file.uint32(253, ReadFITTests.start + step), file.code(0, 2)])
                file.add(7, 21, [file.uint32(253, ReadFITTests.start + step), file.code(0, 74), file.code(1, 0)])
                file.add(8, 371, [file.uint32(253, ReadFITTests.start + step), file.uint16(0, 6400)])
                file.add(9, 370, [file.uint32(253, ReadFITTests.start + step), file.uint16(1, 6400)])
            }
        }
    }

    private static func mutate(_ bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
        var bytes = bytes
        for _ in 0...dice.roll(6) {
            guard bytes.count > 20 else { break }
            let place = dice.roll(bytes.count)
            switch dice.roll(7) {
            case 0: bytes[place] ^= UInt8(1 << dice.roll(8))
            case 1: bytes[place] = UInt8(dice.roll(256))
            case 2: bytes[place] = [0, 0x7F, 0x80, 0xFF][dice.roll(4)]
            case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + dice.roll(20)))
            case 4: bytes.insert(contentsOf: (0...dice.roll(20)).map { _ in UInt8(dice.roll(256)) }, at: place)
            case 5: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: place)
            default: if dice.roll(4) == 0 { bytes.removeLast(dice.roll(bytes.count - 14)) } else { bytes[place] &+= 1 }
            }
        }
        return bytes
    }

    @Test func `damage never stops the program or gives an invalid result`() {
        var dice = Dice(state: 20_260_501)
        let seeds = Self.seeds()
        var read = 0
        var broken: [String] = []
        for round in 0..<4000 {
            let bytes = Self.mutate(seeds[round % seeds.count], &dice)
            _ = try? listFIT(bytes.span)
            guard let reading = try? readFIT(bytes.span) else { continue }
            read += 1
            for recording in reading.recordings {
                if let promise = Self.brokenPromise(recording) { broken.append("round \(round): \(promise)") }
            }
            if !reading.samples.allSatisfy({ $0.value.isFinite && $0.start <= $0.end }) {
                broken.append("round \(round): samples")
            }
            if !reading.totals.allSatisfy({ $0.sum.isFinite && $0.minimum <= $0.maximum && $0.count > 0 }) {
                broken.append("round \(round): totals")
            }
        }
        #expect(read > 1000)
        #expect(broken.isEmpty, "\(broken.prefix(5))")
    }

    private static func brokenPromise(_ recording: Recording) -> String? {
        if !(recording.elapsed.isFinite && recording.elapsed >= 0) { return "elapsed \(recording.elapsed)" }
        var last: UInt8 = 0
        for channel in recording.channels {
            if channel.kind.rawValue <= last { return "order of channels" }
            last = channel.kind.rawValue
            if channel.values.isEmpty || channel.values.count != channel.seconds.count {
                return "\(channel.kind) is empty or uneven"
            }
            if !channel.values.allSatisfy({ $0.isFinite }) { return "\(channel.kind) is not finite" }
            if !zip(channel.seconds, channel.seconds.dropFirst()).allSatisfy({ $0 <= $1 }) { return "\(channel.kind) goes back" }
        }
        let totals = [
            recording.timer, recording.distance?.metres, recording.ascent?.metres, recording.meanHeartRate?.beatsPerMinute,
            recording.activeEnergy?.kilocalories, recording.perceivedEffort,
        ]
        for total in totals where total.map({ !$0.isFinite }) ?? false { return "total \(String(describing: total))" }
        return nil
    }

    @Test func `a file cut at any byte returns or throws`() {
        let whole = Self.seeds()[2]
        var verdicts: Set<String> = []
        for length in 0..<whole.count {
            do { verdicts.insert(try readFIT(Array(whole.prefix(length)).span).verdict.rawValue) } catch {
                verdicts.insert("rejected")
            }
        }
        #expect(verdicts == ["accepted", "recovered", "rejected"])
    }
}
