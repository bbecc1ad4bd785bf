public import Measures

/// A place of the athlete whose surroundings no shared page, picture or file shows.
///
/// The hidden circle has its own centre, away from the place: who fits a circle to the ends of several shared routes finds that centre and
/// not the place ([decision 54](../../../Docs/Decisions/0054-privacy-zones-cut-what-is-shared.md)).
public struct PrivacyZone: Equatable, Sendable {
    public let id: UniqueID
    /// Name for the athlete's own list.
    public let name: String
    /// Place that the athlete entered.
    public let place: Coordinate
    /// Centre of the hidden circle.
    public let centre: Coordinate
    /// Radius of the hidden circle in metres.
    public let radius: Double

    /// Radii in metres.
    public static let radii = 200.0...2000.0
    /// Radii that the form offers, in metres.
    public static let choices = [200, 400, 800, 1200, 2000]
    /// Radius of the form, in metres.
    public static let usualRadius = 400
    /// Largest distance from the place to the centre, as a fraction of the radius.
    public static let largestShift = 0.5
    /// Longest name in characters.
    public static let nameLimit = 40
    /// Most zones of an athlete.
    public static let limit = 20

    /// Nil if a value is outside its range, or if the centre is so far away that the circle might not hide the place.
    public init?(id: UniqueID, name: String, place: Coordinate, centre: Coordinate, radius: Double) {
        let name = PlainText.cleaned(name)
        guard PrivacyZone.radii.contains(radius), name.count <= PrivacyZone.nameLimit,
            place.metres(to: centre) <= radius * PrivacyZone.largestShift * 1.01
        else { return nil }
        self.id = id
        self.name = name
        self.place = place
        self.centre = centre
        self.radius = radius
    }
}
