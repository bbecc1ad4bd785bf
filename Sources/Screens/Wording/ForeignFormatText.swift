public import ActivityFiles
public import Localizations

/// Names of the data files of other programs.
public enum ForeignFormatText {
    public static func name(_ format: ForeignFormat, _ language: Language) -> String {
        format.phrase.text(language)
    }
}
