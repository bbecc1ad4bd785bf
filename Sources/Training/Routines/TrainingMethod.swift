/// A kind of session that routines are made of, such as an easy run of 40 minutes.
public struct TrainingMethod: Equatable, Sendable {
    /// Unique in its pack.
    public let id: ContentID
    public let kind: Kind
    public let name: TranslatedText
    public let description: TranslatedText
    /// Expected duration, in `minuteRange`.
    public let minutes: Int
    public let intensity: Intensity
    /// Whether it is done in warmth on purpose, which makes paces of cool days too fast.
    public let isInHeat: Bool

    /// What is done. The raw values are stored: never change one, only add.
    public enum Kind: String, CaseIterable, Sendable {
        case run, walk, ride, strength, mobility
        case heatedClass = "heated_class"
        case sauna, practice
        case swim, row
        /// A sport that no other kind is for.
        case other
    }

    /// Expected intensity, which gives the load of an hour. The raw values are stored: never change one, only add.
    public enum Intensity: String, CaseIterable, Sendable {
        case recovery, easy, moderate, tempo, interval, long

        /// Whether the session is hard, so that the days around it should not be.
        public var isHard: Bool { self == .tempo || self == .interval }
    }

    /// Whether the session has parts of different effort of which only its words tell: hard sessions, and runs and rides between easy and hard,
    /// such as strides.
    public var hasPartsInWords: Bool { TrainingMethod.hasPartsInWords(kind, intensity) }

    static func hasPartsInWords(_ kind: Kind, _ intensity: Intensity) -> Bool {
        intensity.isHard || intensity == .moderate && (kind == .run || kind == .ride)
    }

    public static let minuteRange = 1...600

    public init(
        id: ContentID, kind: Kind, name: TranslatedText, description: TranslatedText, minutes: Int, intensity: Intensity,
        isInHeat: Bool = false
    ) {
        self.id = id
        self.kind = kind
        self.name = name
        self.description = description
        self.minutes = min(max(minutes, TrainingMethod.minuteRange.lowerBound), TrainingMethod.minuteRange.upperBound)
        self.intensity = intensity
        self.isInHeat = isInHeat
    }
}
