import ActivityFiles
import Measures
import Training

/// Stored recording as a file.
///
/// Layout: a line of text, the version, the recording's bytes with their count, then each column: its number, the number of its moments or
/// 0, and its bytes. The recording's id is computed from the same bytes.
enum KeptRecording {
    private static let version: UInt8 = 1
    private static let beginning = Array("\(FileKind.keptRecordingBeginning)".utf8)

    static func bytes(of recording: Recording) -> [UInt8] {
        var writer = BlobWriter()
        for byte in beginning { writer.add(byte: byte) }
        writer.add(byte: version)
        writer.add(raw: encoded(recording))
        writer.add(list: columns(of: recording.channels, custom: recording.customChannels)) {
            $0.add($1.number)
            $0.add($1.moments ?? 0)
            $0.add(raw: $1.bytes)
        }
        return writer.bytes
    }

    /// Decodes a file.
    /// - Throws: `.malformed` for anything that `bytes(of:)` would not write for the result of a reader.
    static func read(_ bytes: [UInt8]) throws(FileError) -> Recording {
        let recording: Recording
        do throws(StoreError) { recording = try decoded(bytes) } catch { throw .malformed(what: "kept recording", offset: 0) }
        guard recording.isSound else { throw .malformed(what: "kept recording", offset: 0) }
        return recording
    }

    private static func decoded(_ bytes: [UInt8]) throws(StoreError) -> Recording {
        var reader = BlobReader(bytes, what: "kept recording")
        _ = try reader.raw(beginning.count)
        guard try reader.byte() == version else { throw reader.damage }
        let content = try reader.counted()
        var last = 0
        let plain = try reader.list { reader throws(StoreError) in
            let number = try reader.integer()
            let moments = try reader.integer()
            // Each number once: a duplicate would replace another column.
            guard number > last, number <= 1 << 16 else { throw reader.damage }
            last = number
            return ColumnBlob(number: number, moments: moments == 0 ? nil : moments, bytes: Array(try reader.counted()))
        }
        guard reader.isAtEnd else { throw reader.damage }
        let bare = try recording(from: Array(content))
        return try StoredRecording(id: "", recording: bare, channelKinds: [], columns: packed(plain)).withChannels()
    }
}

extension Recording {
    /// Whether the recording has what every reader guarantees: finite numbers, ascending moments, no empty channels, a plausible time.
    fileprivate var isSound: Bool {
        let totals = [
            timer, distance?.amount, ascent?.amount, descent?.amount, meanHeartRate?.amount, maximumHeartRate?.amount,
            activeEnergy?.amount, conditions?.temperature?.amount, conditions?.humidityPercent, conditions?.wind?.amount,
            conditions?.cloudCover, perceivedEffort,
        ]
        guard Recording.times.contains(start.secondsSince1970), Recording.lengths.contains(elapsed), points >= 0,
            totals.allSatisfy({ $0.map { Recording.amounts.contains($0) } ?? true }),
            abs(offset?.secondsAheadOfUTC ?? 0) <= 86_400
        else { return false }
        for lap in laps {
            let parts = [lap.timer, lap.distance?.amount, lap.meanHeartRate?.amount, lap.maximumHeartRate?.amount]
            guard Recording.amounts.contains(lap.start), Recording.lengths.contains(lap.elapsed),
                parts.allSatisfy({ $0.map { Recording.amounts.contains($0) } ?? true })
            else { return false }
        }
        for pause in pauses {
            guard Recording.amounts.contains(pause.start), Recording.amounts.contains(pause.end), pause.start <= pause.end else {
                return false
            }
        }
        return channels.allSatisfy { Recording.isSound($0.seconds, $0.values) }
            && customChannels.count <= 64 && customChannels.allSatisfy { Recording.isSound($0.seconds, $0.values) }
    }

    private static let times = -2_208_988_800.0...7_258_118_400.0
    /// Up to a hundred years, because clocks of devices can jump.
    private static let lengths = 0.0...3_155_760_000.0
    private static let amounts = -1e12...1e12

    private static func isSound(_ seconds: [Double], _ values: [Double]) -> Bool {
        guard !values.isEmpty, values.count == seconds.count else { return false }
        var last = -Double.infinity
        for index in values.indices {
            guard values[index].isFinite, amounts.contains(seconds[index]), seconds[index] >= last else { return false }
            last = seconds[index]
        }
        return true
    }
}
