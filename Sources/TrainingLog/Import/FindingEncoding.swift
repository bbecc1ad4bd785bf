public import ActivityFiles

/// Encodes a finding as one line of text: a stable name, then numbers, then at most one free text.
public func encoded(_ what: ImportFinding.What) -> String {
    switch what {
    case .checksumMismatch: FindingCode.checksumMismatch.rawValue
    case .checksumMissing: FindingCode.checksumMissing.rawValue
    case .headerSizeWrong(let stated, let actual): FindingCode.headerSizeWrong.rawValue + " \(stated) \(actual)"
    case .truncated: FindingCode.truncated.rawValue
    case .trailingBytes(let count): FindingCode.trailingBytes.rawValue + " \(count)"
    case .noSession: FindingCode.noSession.rawValue
    case .timeWentBack(let count): FindingCode.timeWentBack.rawValue + " \(count)"
    case .pointsWithoutTime(let count): FindingCode.pointsWithoutTime.rawValue + " \(count)"
    case .routeOnly(let points): FindingCode.routeOnly.rawValue + " \(points)"
    case .partOfExport: FindingCode.partOfExport.rawValue
    case .columnIgnored(let name, let count): FindingCode.columnIgnored.rawValue + " \(count) \(name)"
    case .pointsWithoutPosition(let count): FindingCode.pointsWithoutPosition.rawValue + " \(count)"
    case .valuesOutOfRange(let what, let count): FindingCode.valuesOutOfRange.rawValue + " \(count) \(what)"
    case .fieldUnreadable(let what, let count): FindingCode.fieldUnreadable.rawValue + " \(count) \(what)"
    case .unitMissing(let what, let count): FindingCode.unitMissing.rawValue + " \(count) \(what)"
    case .sessionsWithoutDuration(let count): FindingCode.sessionsWithoutDuration.rawValue + " \(count)"
    case .dateOrderUnclear(let isMonthFirst, let count):
        FindingCode.dateOrderUnclear.rawValue + " \(count) \(isMonthFirst ? 1 : 0)"
    case .dateOrderMixed(let isMonthFirst, let count): FindingCode.dateOrderMixed.rawValue + " \(count) \(isMonthFirst ? 1 : 0)"
    case .beatsMissing(let count): FindingCode.beatsMissing.rawValue + " \(count)"
    case .unknownMessages(let count): FindingCode.unknownMessages.rawValue + " \(count)"
    case .localTimeWithoutZone: FindingCode.localTimeWithoutZone.rawValue
    case .oneOffsetForAll: FindingCode.oneOffsetForAll.rawValue
    case .timeImplausible(let count): FindingCode.timeImplausible.rawValue + " \(count)"
    case .declarationSkipped: FindingCode.declarationSkipped.rawValue
    case .malformedMarkup(let what): FindingCode.malformedMarkup.rawValue + " \(what)"
    case .controlCharactersRemoved(let count): FindingCode.controlCharactersRemoved.rawValue + " \(count)"
    case .missingFile(let name): FindingCode.missingFile.rawValue + " \(name)"
    case .routeMissing(let name): FindingCode.routeMissing.rawValue + " \(name)"
    case .skipped(let what, let count): FindingCode.skipped.rawValue + " \(count) \(what)"
    case .duplicateCopies(let what, let count): FindingCode.duplicateCopies.rawValue + " \(count) \(what)"
    case .totalsComputed: FindingCode.totalsComputed.rawValue
    case .totalsDisagree(let what): FindingCode.totalsDisagree.rawValue + " \(what)"
    case .totalsCorrected(let what): FindingCode.totalsCorrected.rawValue + " \(what)"
    case .emptyActivity: FindingCode.emptyActivity.rawValue
    case .experimentalFormat: FindingCode.experimentalFormat.rawValue
    }
}

/// Stable name of a finding in stores and outputs: never rename, only add.
public func frozenName(of what: ImportFinding.What) -> String { String(encoded(what).prefix { $0 != " " }) }

/// Decodes a finding.
public func findingWhat(from text: String) throws(StoreError) -> ImportFinding.What {
    var words = EncodedWords(text, what: "finding")
    switch FindingCode(rawValue: words.name) {
    case .checksumMismatch: return .checksumMismatch
    case .checksumMissing: return .checksumMissing
    case .headerSizeWrong: return .headerSizeWrong(stated: try words.number(), actual: try words.number())
    case .truncated: return .truncated
    case .trailingBytes: return .trailingBytes(try words.number())
    case .noSession: return .noSession
    case .timeWentBack: return .timeWentBack(count: try words.number())
    case .pointsWithoutTime: return .pointsWithoutTime(count: try words.number())
    case .routeOnly: return .routeOnly(points: try words.number())
    case .partOfExport: return .partOfExport
    case .columnIgnored: return try words.numberAndText { .columnIgnored(name: $1, count: $0) }
    case .pointsWithoutPosition: return .pointsWithoutPosition(count: try words.number())
    case .valuesOutOfRange: return try words.numberAndText { .valuesOutOfRange(what: $1, count: $0) }
    case .fieldUnreadable: return try words.numberAndText { .fieldUnreadable(what: $1, count: $0) }
    case .unitMissing: return try words.numberAndText { .unitMissing(what: $1, count: $0) }
    case .sessionsWithoutDuration: return .sessionsWithoutDuration(count: try words.number())
    case .dateOrderUnclear:
        let count = try words.number()
        return .dateOrderUnclear(isMonthFirst: try words.number() == 1, count: count)
    case .dateOrderMixed:
        let count = try words.number()
        return .dateOrderMixed(isMonthFirst: try words.number() == 1, count: count)
    case .beatsMissing: return .beatsMissing(count: try words.number())
    case .unknownMessages: return .unknownMessages(count: try words.number())
    case .localTimeWithoutZone: return .localTimeWithoutZone
    case .oneOffsetForAll: return .oneOffsetForAll
    case .timeImplausible: return .timeImplausible(count: try words.number())
    case .declarationSkipped: return .declarationSkipped
    case .malformedMarkup: return .malformedMarkup(what: words.text)
    case .controlCharactersRemoved: return .controlCharactersRemoved(count: try words.number())
    case .missingFile: return .missingFile(name: words.text)
    case .routeMissing: return .routeMissing(name: words.text)
    case .skipped: return try words.numberAndText { .skipped(what: $1, count: $0) }
    case .duplicateCopies: return try words.numberAndText { .duplicateCopies(what: $1, count: $0) }
    case .totalsComputed: return .totalsComputed
    case .totalsDisagree: return .totalsDisagree(what: words.text)
    case .totalsCorrected: return .totalsCorrected(what: words.text)
    case .emptyActivity: return .emptyActivity
    case .experimentalFormat: return .experimentalFormat
    case nil: throw words.damage
    }
}

/// Encodes a file error as one line of text.
public func encoded(_ error: FileError) -> String {
    switch error {
    case .empty: FileErrorCode.empty.rawValue
    case .unreadable: FileErrorCode.unreadable.rawValue
    case .unknownKind: FileErrorCode.unknownKind.rawValue
    case .notThisKind(let kind, let offset): FileErrorCode.notThisKind.rawValue + " \(offset) \(kind.rawValue)"
    case .truncated(let offset): FileErrorCode.truncated.rawValue + " \(offset)"
    case .noActivity(let holds): FileErrorCode.noActivity.rawValue + " \(holds)"
    case .noTime: FileErrorCode.noTime.rawValue
    case .startMissing: FileErrorCode.startMissing.rawValue
    case .notReadYet(let format): FileErrorCode.notReadYet.rawValue + " \(format.rawValue)"
    case .tooLarge(let what, let limit): FileErrorCode.tooLarge.rawValue + " \(limit) \(what)"
    case .hostile(let what, let offset): FileErrorCode.hostile.rawValue + " \(offset) \(what)"
    case .malformed(let what, let offset): FileErrorCode.malformed.rawValue + " \(offset) \(what)"
    case .packed(let what): FileErrorCode.packed.rawValue + " \(what)"
    }
}

/// Decodes a file error.
public func fileError(from text: String) throws(StoreError) -> FileError {
    var words = EncodedWords(text, what: "file error")
    switch FileErrorCode(rawValue: words.name) {
    case .empty: return .empty
    case .unreadable: return .unreadable
    case .unknownKind: return .unknownKind
    case .notThisKind:
        let offset = try words.number()
        guard let kind = FileKind(rawValue: words.text) else { throw words.damage }
        return .notThisKind(kind, offset: offset)
    case .truncated: return .truncated(offset: try words.number())
    case .noActivity: return .noActivity(holds: words.text)
    case .noTime: return .noTime
    case .startMissing: return .startMissing
    case .notReadYet:
        guard let format = ForeignFormat(rawValue: words.text) else { throw words.damage }
        return .notReadYet(format)
    case .tooLarge: return try words.numberAndText { .tooLarge(what: $1, limit: $0) }
    case .hostile: return try words.numberAndText { .hostile(what: $1, offset: $0) }
    case .malformed: return try words.numberAndText { .malformed(what: $1, offset: $0) }
    case .packed: return .packed(what: words.text)
    case nil: throw words.damage
    }
}

/// Stored names of findings: never rename, only add.
private enum FindingCode: String {
    case checksumMismatch = "checksum_mismatch"
    case checksumMissing = "checksum_missing"
    case headerSizeWrong = "header_size_wrong"
    case truncated
    case trailingBytes = "trailing_bytes"
    case noSession = "no_session"
    case timeWentBack = "time_went_back"
    case pointsWithoutTime = "points_without_time"
    case routeOnly = "route_only"
    case partOfExport = "part_of_export"
    case columnIgnored = "column_ignored"
    case pointsWithoutPosition = "points_without_position"
    case valuesOutOfRange = "values_out_of_range"
    case fieldUnreadable = "field_unreadable"
    case unitMissing = "unit_missing"
    case sessionsWithoutDuration = "sessions_without_duration"
    case dateOrderUnclear = "date_order_unclear"
    case dateOrderMixed = "date_order_mixed"
    case beatsMissing = "beats_missing"
    case unknownMessages = "unknown_messages"
    case localTimeWithoutZone = "local_time_without_zone"
    case oneOffsetForAll = "one_offset_for_all"
    case timeImplausible = "time_implausible"
    case declarationSkipped = "declaration_skipped"
    case malformedMarkup = "malformed_markup"
    case controlCharactersRemoved = "control_characters_removed"
    case missingFile = "missing_file"
    case routeMissing = "route_missing"
    case skipped
    case duplicateCopies = "duplicate_copies"
    case totalsComputed = "totals_computed"
    case totalsDisagree = "totals_disagree"
    case totalsCorrected = "totals_corrected"
    case emptyActivity = "empty_activity"
    case experimentalFormat = "experimental_format"
}

/// Stored names of file errors: never rename, only add.
private enum FileErrorCode: String {
    case empty
    case unreadable
    case unknownKind = "unknown_kind"
    case notThisKind = "not_this_kind"
    case truncated
    case noActivity = "no_activity"
    case noTime = "no_time"
    case startMissing = "start_missing"
    case notReadYet = "not_read_yet"
    case tooLarge = "too_large"
    case hostile
    case malformed
    case packed
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

    /// Decodes a number and the text behind it.
    mutating func numberAndText<Result>(_ make: (Int, String) -> Result) throws(StoreError) -> Result {
        let number = try number()
        return make(number, text)
    }
}
