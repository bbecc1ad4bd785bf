import ActivityFiles

/// The names under which findings leave the process. Frozen by a test: never rename, only add.
enum FindingNames {
    static func name(of what: ImportFinding.What) -> String {
        switch what {
        case .checksumMismatch: "checksum_mismatch"
        case .checksumMissing: "checksum_missing"
        case .headerSizeWrong: "header_size_wrong"
        case .truncated: "truncated"
        case .trailingBytes: "trailing_bytes"
        case .noSession: "no_session"
        case .timeWentBack: "time_went_back"
        case .pointsWithoutTime: "points_without_time"
        case .pointsWithoutPosition: "points_without_position"
        case .valuesOutOfRange: "values_out_of_range"
        case .fieldUnreadable: "field_unreadable"
        case .unknownMessages: "unknown_messages"
        case .localTimeWithoutZone: "local_time_without_zone"
        case .timeImplausible: "time_implausible"
        case .declarationSkipped: "declaration_skipped"
        case .malformedMarkup: "malformed_markup"
        case .controlCharactersRemoved: "control_characters_removed"
        case .missingFile: "missing_file"
        case .routeMissing: "route_missing"
        case .skipped: "skipped"
        case .duplicateCopies: "duplicate_copies"
        case .totalsComputed: "totals_computed"
        case .totalsDisagree: "totals_disagree"
        case .emptyActivity: "empty_activity"
        }
    }
}

/// A refused file as programs are told of it.
struct FileErrorFacts {
    var name: String
    var kind: FileKind = .unknown
    var offset: Int?

    init(_ error: FileError) {
        switch error {
        case .empty: name = "empty"
        case .unknownKind: name = "unknown_kind"
        case .notThisKind(let kind, let offset):
            name = "not_this_kind"
            self.kind = kind
            self.offset = offset
        case .truncated(let offset):
            name = "truncated"
            self.offset = offset
        case .noActivity: name = "no_activity"
        case .noTime: name = "no_time"
        case .tooLarge: name = "too_large"
        case .hostile(_, let offset):
            name = "hostile"
            self.offset = offset
        case .malformed(_, let offset):
            name = "malformed"
            self.offset = offset
        }
    }
}
