import Localizations

/// Message for a data folder without data: how to import some.
enum EmptyReport {
    static func lines(_ settings: Settings) -> [String] {
        let language = settings.language
        func command(_ text: String, _ what: Phrase? = nil) -> String {
            guard let what else { return "  " + text }
            return "  " + TextWidth.padded(text, to: widthOfCommand) + what.text(language)
        }
        return [
            Phrase.reportEmpty(folder: settings.home).text(language), "",
            Phrase.reportEmptyImport.text(language),
            command("hearth import ~/Downloads/export.zip", .reportEmptyHealth),
            command("hearth import ~/Garmin", .reportEmptyFolder),
            Phrase.reportEmptyDemo.text(language),
            command("hearth demo --home ~/hearth-demo"),
        ]
    }

    private static let widthOfCommand = 38
}
