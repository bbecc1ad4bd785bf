/// The log of a session: its records, one after another.
///
/// A record is the version (1 byte), the length of the event (2), the event, and the CRC-32 of all of these (4), little-endian. Each can be
/// checked without the ones before it, so that a log that was torn or damaged is good up to that point.
public enum CaptureLog {
    static let version: UInt8 = 1
    /// Bytes before and after the event.
    static let headSize = 3
    static let checksumSize = 4
    /// Bytes of the longest event: details with the longest texts, or a measurement of the longest characteristic.
    static let longestEvent = 2200

    /// Returns the record of an event.
    public static func record(_ event: CaptureEvent) -> [UInt8] {
        let event = event.bytes
        var record = [version]
        record.append(word: UInt16(clamping: event.count))
        record += event
        record.append(doubleWord: CRC32.of(record[...]))
        return record
    }

    /// Why reading a log stopped. The raw values are part of the interface of the live page's module.
    public enum Ending: UInt8, Sendable {
        /// The log ends with a whole record.
        case whole = 0
        /// The last record is incomplete, as after a crash.
        case torn = 1
        /// A record has another checksum than its bytes, or an event that the session could not have accepted, because one before it is missing.
        case damaged = 2
        /// A newer version wrote the next record.
        case newerVersion = 3
    }
}

/// CRC-32 (ISO-HDLC, the one of zip and PNG), bit by bit: records are short, and a table would be larger than the code.
enum CRC32 {
    static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
