public import Localizations

/// What a device says of Hearth where it keeps it among its apps.
public struct HomeScreenCard: Equatable, Sendable {
    public var language: Language
    public var name: String
    public var purpose: String

    public init(_ language: Language) {
        self.language = language
        name = Phrase.hearth.text(language)
        purpose = Phrase.hearthPurpose.text(language)
    }
}
