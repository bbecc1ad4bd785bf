import Measures
import Sync
import Training

/// Values that tests are made of.
enum Sample {
    static func id(_ number: Int) -> UniqueID { UniqueID(high: 0xA0, low: UInt64(number)) }
    static func device(_ number: Int) -> UniqueID { UniqueID(high: 0xD0, low: UInt64(number)) }
    static func epoch(_ number: Int) -> UniqueID { UniqueID(high: 0xE0, low: UInt64(number)) }

    /// Details that differ from those of any other `mark`.
    static func details(_ mark: Int, clockError: Int = 0) -> SessionDetails {
        let start = Moment(secondsSince1970: Double(1_764_000_000 + clockError))
        do {
            return try SessionDetails(
                start: start, end: start + 3600, offset: .utc, room: RoomTemperature(degrees: 80 + mark % 36, isFahrenheit: true),
                note: BoundedText("edit \(mark)", longest: SessionDetails.longestNote))
        } catch {
            fatalError("the sample is valid: \(error)")
        }
    }

    static func version(_ counter: Int64, by device: Int = 1) -> RecordVersion {
        guard let version = RecordVersion(device: Sample.device(device), counter: counter) else {
            fatalError("no counter: \(counter)")
        }
        return version
    }

    /// A version of a record whose content is `mark`; nil is a tombstone.
    static func record(_ number: Int, _ counter: Int64, _ mark: Int?, by device: Int = 1) -> SessionRecord {
        SessionRecord(id: id(number), version: version(counter, by: device), details: mark.map { details($0) })
    }

    static func cursor(_ position: Int64, epoch: Int = 1) -> Cursor? { Cursor(epoch: Sample.epoch(epoch), position: position) }
}
