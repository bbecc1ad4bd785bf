public import ActivityFiles

/// Encodes a finding as one line of text: a stable name, then numbers, then at most one free text.
public func encoded(_ what: ImportFinding.What) -> String {
    switch what {
    case .checksumMismatch: "checksum_mismatch"
    case .checksumMissing: "checksum_missing"
    case .headerSizeWrong(let stated, let actual): "header_size_wrong \(stated) \(actual)"
    case .truncated: "truncated"
    case .trailingBytes(let count): "trailing_bytes \(count)"
    case .noSession: "no_session"
    case .timeWentBack(let count): "time_went_back \(count)"
    case .pointsWithoutTime(let count): "points_without_time \(count)"
    case .routeOnly(let points): "route_only \(points)"
    case .partOfExport: "part_of_export"
    case .columnIgnored(let name, let count): "column_ignored \(count) \(name)"
    case .pointsWithoutPosition(let count): "points_without_position \(count)"
    case .valuesOutOfRange(let what, let count): "values_out_of_range \(count) \(what)"
    case .fieldUnreadable(let what, let count): "field_unreadable \(count) \(what)"
    case .unitMissing(let what, let count): "unit_missing \(count) \(what)"
    case .sessionsWithoutDuration(let count): "sessions_without_duration \(count)"
    case .dateOrderUnclear(let isMonthFirst, let count): "date_order_unclear \(count) \(isMonthFirst ? 1 : 0)"
    case .dateOrderMixed(let isMonthFirst, let count): "date_order_mixed \(count) \(isMonthFirst ? 1 : 0)"
    case .beatsMissing(let count): "beats_missing \(count)"
    case .unknownMessages(let count): "unknown_messages \(count)"
    case .localTimeWithoutZone: "local_time_without_zone"
    case .oneOffsetForAll: "one_offset_for_all"
    case .timeImplausible(let count): "time_implausible \(count)"
    case .declarationSkipped: "declaration_skipped"
    case .malformedMarkup(let what): "malformed_markup \(what)"
    case .controlCharactersRemoved(let count): "control_characters_removed \(count)"
    case .missingFile(let name): "missing_file \(name)"
    case .routeMissing(let name): "route_missing \(name)"
    case .skipped(let what, let count): "skipped \(count) \(what)"
    case .duplicateCopies(let what, let count): "duplicate_copies \(count) \(what)"
    case .totalsComputed: "totals_computed"
    case .totalsDisagree(let what): "totals_disagree \(what)"
    case .totalsCorrected(let what): "totals_corrected \(what)"
    case .emptyActivity: "empty_activity"
    }
}

/// Stable name of a finding in stores and outputs: never rename, only add.
public func frozenName(of what: ImportFinding.What) -> String { String(encoded(what).prefix { $0 != " " }) }

/// Decodes a finding.
public func findingWhat(from text: String) throws(StoreError) -> ImportFinding.What {
    var words = EncodedWords(text, what: "finding")
    switch words.name {
    case "checksum_mismatch": return .checksumMismatch
    case "checksum_missing": return .checksumMissing
    case "header_size_wrong": return .headerSizeWrong(stated: try words.number(), actual: try words.number())
    case "truncated": return .truncated
    case "trailing_bytes": return .trailingBytes(try words.number())
    case "no_session": return .noSession
    case "time_went_back": return .timeWentBack(count: try words.number())
    case "points_without_time": return .pointsWithoutTime(count: try words.number())
    case "route_only": return .routeOnly(points: try words.number())
    case "part_of_export": return .partOfExport
    case "column_ignored":
        let count = try words.number()
        return .columnIgnored(name: words.text, count: count)
    case "points_without_position": return .pointsWithoutPosition(count: try words.number())
    case "values_out_of_range":
        let count = try words.number()
        return .valuesOutOfRange(what: words.text, count: count)
    case "field_unreadable":
        let count = try words.number()
        return .fieldUnreadable(what: words.text, count: count)
    case "unit_missing":
        let count = try words.number()
        return .unitMissing(what: words.text, count: count)
    case "sessions_without_duration": return .sessionsWithoutDuration(count: try words.number())
    case "date_order_unclear":
        let count = try words.number()
        return .dateOrderUnclear(isMonthFirst: try words.number() == 1, count: count)
    case "date_order_mixed":
        let count = try words.number()
        return .dateOrderMixed(isMonthFirst: try words.number() == 1, count: count)
    case "beats_missing": return .beatsMissing(count: try words.number())
    case "unknown_messages": return .unknownMessages(count: try words.number())
    case "local_time_without_zone": return .localTimeWithoutZone
    case "one_offset_for_all": return .oneOffsetForAll
    case "time_implausible": return .timeImplausible(count: try words.number())
    case "declaration_skipped": return .declarationSkipped
    case "malformed_markup": return .malformedMarkup(what: words.text)
    case "control_characters_removed": return .controlCharactersRemoved(count: try words.number())
    case "missing_file": return .missingFile(name: words.text)
    case "route_missing": return .routeMissing(name: words.text)
    case "skipped":
        let count = try words.number()
        return .skipped(what: words.text, count: count)
    case "duplicate_copies":
        let count = try words.number()
        return .duplicateCopies(what: words.text, count: count)
    case "totals_computed": return .totalsComputed
    case "totals_disagree": return .totalsDisagree(what: words.text)
    case "totals_corrected": return .totalsCorrected(what: words.text)
    case "empty_activity": return .emptyActivity
    default: throw words.damage
    }
}

/// Encodes a file error as one line of text.
public func encoded(_ error: FileError) -> String {
    switch error {
    case .empty: "empty"
    case .unreadable: "unreadable"
    case .unknownKind: "unknown_kind"
    case .notThisKind(let kind, let offset): "not_this_kind \(offset) \(kind.rawValue)"
    case .truncated(let offset): "truncated \(offset)"
    case .noActivity(let holds): "no_activity \(holds)"
    case .noTime: "no_time"
    case .startMissing: "start_missing"
    case .notReadYet(let format): "not_read_yet \(format.rawValue)"
    case .tooLarge(let what, let limit): "too_large \(limit) \(what)"
    case .hostile(let what, let offset): "hostile \(offset) \(what)"
    case .malformed(let what, let offset): "malformed \(offset) \(what)"
    case .packed(let what): "packed \(what)"
    }
}

/// Decodes a file error.
public func fileError(from text: String) throws(StoreError) -> FileError {
    var words = EncodedWords(text, what: "file error")
    switch words.name {
    case "empty": return .empty
    case "unreadable": return .unreadable
    case "unknown_kind": return .unknownKind
    case "not_this_kind":
        let offset = try words.number()
        guard let kind = FileKind(rawValue: words.text) else { throw words.damage }
        return .notThisKind(kind, offset: offset)
    case "truncated": return .truncated(offset: try words.number())
    case "no_activity": return .noActivity(holds: words.text)
    case "no_time": return .noTime
    case "start_missing": return .startMissing
    case "not_read_yet":
        guard let format = ForeignFormat(rawValue: words.text) else { throw words.damage }
        return .notReadYet(format)
    case "too_large":
        let limit = try words.number()
        return .tooLarge(what: words.text, limit: limit)
    case "hostile":
        let offset = try words.number()
        return .hostile(what: words.text, offset: offset)
    case "malformed":
        let offset = try words.number()
        return .malformed(what: words.text, offset: offset)
    case "packed": return .packed(what: words.text)
    default: throw words.damage
    }
}

/// Name and arguments, separated by single spaces.
private struct EncodedWords {
    let name: String
    private var rest: Substring
    private let what: String

    init(_ text: String, what: String) {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        name = String(parts[0])
        rest = parts.count > 1 ? parts[1] : ""
        self.what = what
    }

    var damage: StoreError { .damaged(what: what) }
    /// The rest of the line.
    var text: String { String(rest) }

    mutating func number() throws(StoreError) -> Int {
        let parts = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let number = Int(first) else { throw damage }
        rest = parts.count > 1 ? parts[1] : ""
        return number
    }
}
