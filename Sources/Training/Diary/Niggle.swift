public import Measures

/// A pain that an athlete noted on a day, with place, side and intensity. Models do not use it.
public struct Niggle: Equatable, Sendable {
    /// Stays the same when the note is edited.
    public var id: String
    public var day: Day
    public var place: Place
    /// A more exact place in the athlete's words.
    public var spot: String
    /// Nil if sides do not matter or the athlete did not state one.
    public var side: Side?
    /// Intensity as the athlete felt it, 0…10.
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

    /// Places from the ground up. The raw values are stored and part of the API: never rename, only add.
    public enum Place: String, CaseIterable, Sendable {
        case foot, heel, ankle, achilles, calf, shin, knee, thigh, hamstring, groin, hip
        case lowerBack = "lower_back"
        case other
    }

    /// The raw values are stored and part of the API.
    public enum Side: String, CaseIterable, Sendable { case left, right, both }
}
