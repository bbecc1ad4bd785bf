/// What a part of a map is. Kinds are drawn in the order of their numbers, which scripts know too.
public enum MapKind: UInt8, CaseIterable, Sendable {
    // Areas.
    case built = 1
    case grass, wood, sand, ice, water, building
    // Lines.
    case waterway = 16
    case path, service, minor, medium, major, motorway, rail, ferry
    case regionBorder = 30
    case countryBorder
    // Names, the most important first.
    case country = 40
    case city, region, town, waterName, village, suburb

    /// What the parts of a kind consist of.
    public enum Form: Equatable, Sendable { case area, line, name }

    public var form: Form {
        switch rawValue {
        case ..<16: .area
        case ..<40: .line
        default: .name
        }
    }
}
