import ActivityFiles

/// Facts about a refused file, for JSON.
struct FileErrorFacts {
    var name: String
    var kind: FileKind = .unknown
    var offset: Int?

    init(_ error: FileError) {
        switch error {
        case .empty: name = "empty"
        case .unreadable: name = "unreadable"
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
        case .startMissing: name = "start_missing"
        case .notReadYet: name = "not_read_yet"
        case .tooLarge: name = "too_large"
        case .hostile(_, let offset):
            name = "hostile"
            self.offset = offset
        case .malformed(_, let offset):
            name = "malformed"
            self.offset = offset
        case .packed: name = "packed"
        }
    }
}
