public import ActivityFiles
public import Localizations

/// Sentences for findings of file readers. Only here findings become text.
public enum FindingText {
    /// Sentence with its place, if known: `2 points without a time were left out. (line 14)`.
    public static func text(_ finding: ImportFinding, _ language: Language) -> String {
        let sentence = text(finding.what, language)
        switch finding.place {
        case .offset(let offset):
            return Phrase.findingAt(sentence: sentence, place: Phrase.atByte(offset: "\(offset)").text(language)).text(language)
        case .line(let line):
            return Phrase.findingAt(sentence: sentence, place: Phrase.atLine(line: "\(line)").text(language)).text(language)
        case nil: return sentence
        }
    }

    public static func text(_ what: ImportFinding.What, _ language: Language) -> String {
        switch what {
        case .checksumMismatch: Phrase.checksumMismatch.text(language)
        case .checksumMissing: Phrase.checksumMissing.text(language)
        case .headerSizeWrong(let stated, let actual):
            Phrase.headerSizeWrong(stated: "\(stated)", actual: "\(actual)").text(language)
        case .truncated: Phrase.truncatedFinding.text(language)
        case .trailingBytes(let count): Phrase.trailingBytes(count: count).text(language)
        case .noSession: Phrase.noSession.text(language)
        case .timeWentBack(let count): Phrase.timeWentBack(count: count).text(language)
        case .pointsWithoutTime(let count): Phrase.pointsWithoutTime(count: count).text(language)
        case .routeOnly: Phrase.fileNoTime.text(language)
        case .partOfExport: Phrase.partOfExport.text(language)
        case .columnIgnored(let name, let count): Phrase.columnIgnored(count: count, column: name).text(language)
        case .pointsWithoutPosition(let count): Phrase.pointsWithoutPosition(count: count).text(language)
        case .valuesOutOfRange(let what, let count):
            Phrase.valuesOutOfRange(count: count, value: name(what, language)).text(language)
        case .fieldUnreadable(let what, let count):
            Phrase.fieldUnreadable(count: count, value: name(what, language)).text(language)
        case .unitMissing(let what, let count): Phrase.unitMissing(count: count, value: name(what, language)).text(language)
        case .sessionsWithoutDuration(let count): Phrase.sessionsWithoutDuration(count: count).text(language)
        case .dateOrderUnclear(let isMonthFirst, let count):
            (isMonthFirst ? Phrase.datesTakenMonthFirst(count: count) : .datesTakenDayFirst(count: count)).text(language)
        case .dateOrderMixed(let isMonthFirst, let count):
            (isMonthFirst ? Phrase.datesMostlyMonthFirst(count: count) : .datesMostlyDayFirst(count: count)).text(language)
        case .beatsMissing(let count): Phrase.beatsMissing(count: count).text(language)
        case .unknownMessages(let count): Phrase.unknownMessages(count: count).text(language)
        case .localTimeWithoutZone: Phrase.localTimeWithoutZone.text(language)
        case .oneOffsetForAll: Phrase.oneOffsetForAll.text(language)
        case .timeImplausible(let count): Phrase.timeImplausible(count: count).text(language)
        case .declarationSkipped: Phrase.declarationSkipped.text(language)
        case .malformedMarkup(let what): Phrase.malformedMarkup(element: name(what, language)).text(language)
        case .controlCharactersRemoved(let count): Phrase.controlCharactersRemoved(count: count).text(language)
        case .missingFile(let name): Phrase.missingFile(fileName: name).text(language)
        case .routeMissing(let name): Phrase.routeMissing(route: name).text(language)
        case .skipped(let what, let count): Phrase.skipped(count: count, kind: name(what, language)).text(language)
        case .duplicateCopies(let what, let count):
            Phrase.duplicateCopies(count: count, kind: name(what, language)).text(language)
        case .totalsComputed: Phrase.totalsComputed.text(language)
        case .totalsDisagree(let what): Phrase.totalsDisagree(total: name(what, language)).text(language)
        case .totalsCorrected(let what): Phrase.totalsCorrected(total: name(what, language)).text(language)
        case .emptyActivity: Phrase.emptyActivity.text(language)
        case .experimentalFormat: Phrase.experimentalFormat.text(language)
        }
    }

    /// Reason why a file was refused.
    public static func text(_ error: FileError, _ language: Language) -> String {
        switch error {
        case .empty: Phrase.fileEmpty.text(language)
        case .unreadable: Phrase.fileUnreadable.text(language)
        case .unknownKind: Phrase.fileUnknown.text(language)
        case .notThisKind(let kind, let offset): Phrase.fileNotThisKind(format: kind.rawValue, offset: "\(offset)").text(language)
        case .truncated(let offset): Phrase.fileTruncated(offset: "\(offset)").text(language)
        case .noActivity(let holds): Phrase.fileNoActivity(content: name(holds, language)).text(language)
        case .noTime: Phrase.fileNoTime.text(language)
        case .startMissing: Phrase.fileStartMissing.text(language)
        case .notReadYet(let format): Phrase.fileNotReadYet(format: ForeignFormatText.name(format, language)).text(language)
        case .tooLarge(let what, let limit):
            Phrase.fileTooLarge(item: name(what, language), limit: language.number(limit)).text(language)
        case .hostile(let what, let offset):
            Phrase.fileHostile(offset: "\(offset)", construct: name(what, language)).text(language)
        case .malformed(let what, let offset):
            Phrase.fileMalformed(offset: "\(offset)", construct: name(what, language)).text(language)
        case .packed(what: "nested"): Phrase.fileNested.text(language)
        case .packed(let what): Phrase.filePacked(reason: name(what, language)).text(language)
        }
    }

    private static func name(_ what: String, _ language: Language) -> String { Phrase.findingName(what, language) }
}
