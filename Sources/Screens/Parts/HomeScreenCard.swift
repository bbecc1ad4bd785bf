public import Localizations

/// Name and description for the home screen of a device.
public struct HomeScreenCard: Equatable, Sendable {
    public var language: Language
    public var name: String
    public var purpose: String
    /// Page that the icon's menu opens directly.
    public var recording: EmptyState.Link

    public init(_ language: Language) {
        self.language = language
        name = Phrase.hearth.text(language)
        purpose = Phrase.hearthPurpose.text(language)
        recording = .init(label: Phrase.liveOpen.text(language), route: .live)
    }
}
