public import Measures

/// A pain that an athlete noted on a day: where, on which side, how strong, in their own words. Nothing is concluded from it.
public struct Niggle: Equatable, Sendable {
    /// Stays the same however often the note is changed.
    public var id: String
    public var day: Day
    public var place: Place
    /// More exactly, in the athlete's own words.
    public var spot: String
    /// Nil where sides make no difference, and where nobody said.
    public var side: Side?
    /// 0…10, as the athlete felt it.
    public var intensity: Int
    public var words: String

    public static let intensities = 0...10

    public init(
        id: String, day: Day, place: Place, spot: String = "", side: Side? = nil, intensity: Int, words: String = ""
    ) {
        self.id = id
        self.day = day
        self.place = place
        self.spot = spot
        self.side = side
        self.intensity = intensity
        self.words = words
    }

    /// From the ground up. The raw values are stored and leave the process: never rename, only add.
    public enum Place: String, CaseIterable, Sendable {
        case foot, heel, ankle, achilles, calf, shin, knee, thigh, hamstring, groin, hip
        case lowerBack = "lower_back"
        case other
    }

    /// The raw values are stored and leave the process.
    public enum Side: String, CaseIterable, Sendable { case left, right, both }
}
