/// The steps of the type scale: size in points and weight.
public enum TypeScale: String, CaseIterable, Sendable {
    case largeTitle = "large-title"
    case title, title2, title3, headline, body, caption, caption2

    public var points: Double {
        switch self {
        case .largeTitle: 34
        case .title: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .caption: 12
        case .caption2: 11
        }
    }

    public var weight: Int {
        switch self {
        case .largeTitle, .title, .title2: 700
        case .title3, .headline: 600
        case .body, .caption, .caption2: 400
        }
    }
}
