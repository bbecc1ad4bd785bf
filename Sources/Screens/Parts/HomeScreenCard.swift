public import Localizations

/// Name and description for the home screen of a device.
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
