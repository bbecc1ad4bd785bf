public import ActivityFiles

/// Sentences for what readers of files found: the only place where their facts become words.
public enum FindingText {
    /// With its place, where it has one: `2 points without a time were left out. (line 14)`.
    public static func text(_ finding: ImportFinding, _ language: Language) -> String {
        let sentence = text(finding.what, language)
        switch finding.place {
        case .offset(let offset): return Phrase.findingAt.text(language, sentence, Phrase.atByte.text(language, "\(offset)"))
        case .line(let line): return Phrase.findingAt.text(language, sentence, Phrase.atLine.text(language, "\(line)"))
        case nil: return sentence
        }
    }

    public static func text(_ what: ImportFinding.What, _ language: Language) -> String {
        switch what {
        case .checksumMismatch: Phrase.checksumMismatch.text(language)
        case .checksumMissing: Phrase.checksumMissing.text(language)
        case .headerSizeWrong(let stated, let actual): Phrase.headerSizeWrong.text(language, "\(stated)", "\(actual)")
        case .truncated: Phrase.truncatedFinding.text(language)
        case .trailingBytes(let count): Phrase.trailingBytes.counted(language, count)
        case .noSession: Phrase.noSession.text(language)
        case .timeWentBack(let count): Phrase.timeWentBack.counted(language, count)
        case .pointsWithoutTime(let count): Phrase.pointsWithoutTime.counted(language, count)
        case .routeOnly: Phrase.fileNoTime.text(language)
        case .partOfExport: Phrase.partOfExport.text(language)
        case .columnIgnored(let name, let count): Phrase.columnIgnored.counted(language, count, name)
        case .pointsWithoutPosition(let count): Phrase.pointsWithoutPosition.counted(language, count)
        case .valuesOutOfRange(let what, let count): Phrase.valuesOutOfRange.counted(language, count, name(what, language))
        case .fieldUnreadable(let what, let count): Phrase.fieldUnreadable.counted(language, count, name(what, language))
        case .unitMissing(let what, let count): Phrase.unitMissing.counted(language, count, name(what, language))
        case .sessionsWithoutDuration(let count): Phrase.sessionsWithoutDuration.counted(language, count)
        case .dateOrderUnclear(let isMonthFirst, let count):
            (isMonthFirst ? Phrase.datesTakenMonthFirst : .datesTakenDayFirst).counted(language, count)
        case .dateOrderMixed(let isMonthFirst, let count):
            (isMonthFirst ? Phrase.datesMostlyMonthFirst : .datesMostlyDayFirst).counted(language, count)
        case .beatsMissing(let count): Phrase.beatsMissing.counted(language, count)
        case .unknownMessages(let count): Phrase.unknownMessages.counted(language, count)
        case .localTimeWithoutZone: Phrase.localTimeWithoutZone.text(language)
        case .oneOffsetForAll: Phrase.oneOffsetForAll.text(language)
        case .timeImplausible(let count): Phrase.timeImplausible.counted(language, count)
        case .declarationSkipped: Phrase.declarationSkipped.text(language)
        case .malformedMarkup(let what): Phrase.malformedMarkup.text(language, name(what, language))
        case .controlCharactersRemoved(let count): Phrase.controlCharactersRemoved.counted(language, count)
        case .missingFile(let name): Phrase.missingFile.text(language, name)
        case .routeMissing(let name): Phrase.routeMissing.text(language, name)
        case .skipped(let what, let count): Phrase.skipped.counted(language, count, name(what, language))
        case .duplicateCopies(let what, let count): Phrase.duplicateCopies.counted(language, count, name(what, language))
        case .totalsComputed: Phrase.totalsComputed.text(language)
        case .totalsDisagree(let what): Phrase.totalsDisagree.text(language, name(what, language))
        case .totalsCorrected(let what): Phrase.totalsCorrected.text(language, name(what, language))
        case .emptyActivity: Phrase.emptyActivity.text(language)
        }
    }

    /// Why a file was refused as a whole.
    public static func text(_ error: FileError, _ language: Language) -> String {
        switch error {
        case .empty: Phrase.fileEmpty.text(language)
        case .unreadable: Phrase.fileUnreadable.text(language)
        case .unknownKind: Phrase.fileUnknown.text(language)
        case .notThisKind(let kind, let offset): Phrase.fileNotThisKind.text(language, kind.rawValue, "\(offset)")
        case .truncated(let offset): Phrase.fileTruncated.text(language, "\(offset)")
        case .noActivity(let holds): Phrase.fileNoActivity.text(language, name(holds, language))
        case .noTime: Phrase.fileNoTime.text(language)
        case .startMissing: Phrase.fileStartMissing.text(language)
        case .notReadYet(let format): Phrase.fileNotReadYet.text(language, ForeignFormatText.name(format, language))
        case .tooLarge(let what, let limit): Phrase.fileTooLarge.text(language, name(what, language), Numeral.text(limit))
        case .hostile(let what, let offset): Phrase.fileHostile.text(language, name(what, language), "\(offset)")
        case .malformed(let what, let offset): Phrase.fileMalformed.text(language, name(what, language), "\(offset)")
        case .packed(what: "nested"): Phrase.fileNested.text(language)
        case .packed(let what): Phrase.filePacked.text(language, name(what, language))
        }
    }

    private static func name(_ what: String, _ language: Language) -> String { Phrase.findingName(what, language) }
}
