/// Methods and routines that are published together and updated together.
public struct ContentPack: Equatable, Sendable {
    public var id: ContentID
    /// From 1 on. A higher version replaces a lower one.
    public var version: Int
    /// Tags of the languages of every text, the first one for readers of other languages.
    public var languages: [String]
    public var isForAdults: Bool
    public var name: TranslatedText
    public var description: TranslatedText
    public var methods: [TrainingMethod]
    public var routines: [Routine]

    public init(
        id: ContentID, version: Int, languages: [String], isForAdults: Bool, name: TranslatedText, description: TranslatedText,
        methods: [TrainingMethod], routines: [Routine]
    ) {
        self.id = id
        self.version = version
        self.languages = languages
        self.isForAdults = isForAdults
        self.name = name
        self.description = description
        self.methods = methods
        self.routines = routines
    }
}
