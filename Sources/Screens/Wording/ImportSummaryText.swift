/// What a terminal says at the end of an import. The page about imports has a card instead.
public enum ImportSummaryText {
    /// What came of the files: how many were read, and what is new.
    public static func lines(
        files: Int, read: Int, inPart: Int, notRead: Int, known: Int, newRecordings: Int, knownRecordings: Int, newSamples: Int,
        _ language: Language
    ) -> [String] {
        let (read, inPart, notRead) = (Numeral.text(read), Numeral.text(inPart), Numeral.text(notRead))
        return [
            known > 0
                ? Phrase.summaryFilesKnown.counted(language, files, read, inPart, notRead, Numeral.text(known))
                : Phrase.summaryFiles.counted(language, files, read, inPart, notRead),
            Phrase.summaryNew.counted(
                language, newRecordings, Numeral.text(knownRecordings), Phrase.summaryMeasurements.counted(language, newSamples)),
        ]
    }

    /// Of recordings that another file's activities were made with.
    /// - Parameter activities: one id for each such recording.
    public static func joined(_ activities: [String], _ language: Language) -> String {
        Phrase.summaryJoined.counted(
            language, activities.count, Phrase.summaryJoinedActivities.counted(language, Set(activities).count))
    }

    /// One file and why nothing, or not all, came of it: `not read   a.fit: It is empty.`
    public static func line(path: String, isInPart: Bool, reason: String, more: Int, _ language: Language) -> String {
        let label = (isInPart ? Phrase.summaryInPart : .summaryNotRead).text(language)
        let rest = more > 0 ? " (+" + Numeral.text(more) + ")" : ""
        return label + blanks(after: label) + path + ": " + reason + rest
    }

    /// A Chinese character is as wide as two letters.
    private static func blanks(after label: String) -> String {
        var width = 0
        for scalar in label.unicodeScalars { width += scalar.value < 0x1100 ? 1 : 2 }
        return String(repeating: " ", count: max(1, 11 - width))
    }

    /// Of pictures and the like that lay beside recordings.
    public static func skipped(_ count: Int, _ language: Language) -> String { Phrase.filesSkipped.counted(language, count) }

    public static func outdated(_ count: Int, _ language: Language) -> String { Phrase.summaryOutdated.counted(language, count) }
    public static func nothingAgain(_ language: Language) -> String { Phrase.summaryNothingAgain.text(language) }
    public static func stopped(_ language: Language) -> String { Phrase.summaryStopped.text(language) }
    public static func nothingRead(_ language: Language) -> String { Phrase.summaryNothingRead.text(language) }
}
