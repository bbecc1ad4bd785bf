import ActivityFiles
public import Localizations

/// Summary of an import for the terminal. The import page has a card instead.
public enum ImportSummaryText {
    /// Returns lines about the files: how many were read, and what is new.
    public static func lines(
        files: Int, read: Int, inPart: Int, notRead: Int, known: Int, newRecordings: Int, knownRecordings: Int, newSamples: Int,
        _ language: Language
    ) -> [String] {
        let (read, inPart, notRead) = (language.number(read), language.number(inPart), language.number(notRead))
        return [
            known > 0
                ? Phrase.summaryFilesKnown(
                    count: files, read: read, partial: inPart, unread: notRead, known: language.number(known)
                ).text(language)
                : Phrase.summaryFiles(count: files, read: read, partial: inPart, unread: notRead).text(language),
            Phrase.summaryNew(
                count: newRecordings, known: language.number(knownRecordings),
                measurements: Phrase.summaryMeasurements(count: newSamples).text(language)
            ).text(language),
        ]
    }

    /// Describes recordings that joined activities of other files.
    /// - Parameters:
    ///   - activities: one id for each such recording.
    ///   - language: language of the text.
    public static func joined(_ activities: [String], _ language: Language) -> String {
        joined(recordings: activities.count, activities: Set(activities).count, language)
    }

    /// Describes recordings that joined activities of other files.
    static func joined(recordings: Int, activities: Int, _ language: Language) -> String {
        Phrase.summaryJoined(
            count: recordings, activities: Phrase.summaryJoinedActivities(count: activities).text(language)
        ).text(language)
    }

    /// Describes one file that was read in part or not at all: `not read   a.fit: It is empty.`
    public static func line(path: String, isInPart: Bool, reason: String, more: Int, _ language: Language) -> String {
        let label = (isInPart ? Phrase.summaryInPart : .summaryNotRead).text(language)
        let rest = more > 0 ? " (+" + language.number(more) + ")" : ""
        return label + blanks(after: label) + path + ": " + reason + rest
    }

    /// Returns the spaces after a label. A Chinese character is as wide as two letters.
    private static func blanks(after label: String) -> String {
        var width = 0
        for scalar in label.unicodeScalars { width += scalar.value < 0x1100 ? 1 : 2 }
        return String(repeating: " ", count: max(1, 11 - width))
    }

    /// Lines about skipped files: one for each format of another program, and one for images and everything else.
    public static func skipped(_ files: SkippedFiles, _ language: Language) -> [String] {
        var lines: [String] = []
        for each in files.formats {
            lines.append(
                Phrase.filesNotReadYet(count: each.count, format: ForeignFormatText.name(each.format, language)).text(language))
        }
        if files.others > 0 { lines.append(Phrase.filesSkipped(count: files.others).text(language)) }
        return lines
    }

    public static func outdated(_ count: Int, _ language: Language) -> String {
        Phrase.summaryOutdated(count: count).text(language)
    }
    public static func nothingAgain(_ language: Language) -> String { Phrase.summaryNothingAgain.text(language) }
    public static func startUnused(_ language: Language) -> String { Phrase.summaryStartUnused.text(language) }
    public static func stopped(_ language: Language) -> String { Phrase.summaryStopped.text(language) }
    public static func nothingRead(_ language: Language) -> String { Phrase.summaryNothingRead.text(language) }
}
