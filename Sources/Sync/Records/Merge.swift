/// The rule for two versions of one record. It takes the larger one of a total order, so it is commutative, associative and idempotent:
/// replicas agree whatever the order and number of arrivals.
///
/// A tombstone is larger than every version with details. Otherwise the higher version is larger. Equal versions have equal details;
/// if they differ, one of them results from a fault, and the order of their fields decides.
public enum Merge {
    /// The surviving version of two, and the fault that they show, if any. The records have the same id.
    public static func merged(_ left: SessionRecord, _ right: SessionRecord) -> Merged {
        Merged(record: precedes(left, right) ? right : left, fault: fault(left, right))
    }

    /// Whether `left` is smaller than `right` in the order of versions.
    public static func precedes(_ left: SessionRecord, _ right: SessionRecord) -> Bool {
        if left.isTombstone != right.isTombstone { return right.isTombstone }
        if left.version != right.version { return left.version < right.version }
        for field in SessionRecord.Field.allCases {
            switch compare(left.value(field), right.value(field)) {
            case .equal: continue
            case .less: return true
            case .greater: return false
            }
        }
        return false
    }

    private static func fault(_ left: SessionRecord, _ right: SessionRecord) -> RecordFault? {
        if left.version.device != right.version.device { return .twoWriters(left.version, right.version) }
        return left.version == right.version && left != right ? .sameVersionDiffers(left.version) : nil
    }

    private enum Order { case less, equal, greater }

    private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> Order {
        left < right ? .less : right < left ? .greater : .equal
    }

    /// An absent value is less than any other.
    private static func compare(_ left: SessionRecord.FieldValue?, _ right: SessionRecord.FieldValue?) -> Order {
        switch (left, right) {
        case (nil, nil): .equal
        case (nil, _): .less
        case (_, nil): .greater
        case (.id(let left), .id(let right)): order(left, right)
        case (.whole(let left), .whole(let right)): order(left, right)
        case (.number(let left), .number(let right)): order(left, right)
        case (.flag(let left), .flag(let right)): order(left ? 1 : 0, right ? 1 : 0)
        case (.text(let left), .text(let right)):
            left.utf8.lexicographicallyPrecedes(right.utf8)
                ? .less : right.utf8.lexicographicallyPrecedes(left.utf8) ? .greater : .equal
        case (.id, _), (.whole, _), (.number, _), (.flag, _), (.text, _): .equal  // a field has values of one kind
        }
    }
}

/// The result of merging two versions of a record.
public struct Merged: Hashable, Sendable {
    public let record: SessionRecord
    public let fault: RecordFault?
}

/// A broken promise of a client. It is settled by the order of versions and reported, because a change may have been overwritten.
public enum RecordFault: Hashable, Sendable {
    /// Two devices wrote the same record.
    case twoWriters(RecordVersion, RecordVersion)
    /// Two different records have the same version, such as after a device was restored from a backup and kept its id.
    case sameVersionDiffers(RecordVersion)
}
