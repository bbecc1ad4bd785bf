import Localizations

/// Parts of the gallery, so that none is larger than other pages.
public enum GalleryPart: String, CaseIterable, Sendable {
    /// Small components, and placeholders for missing data.
    case basics
    /// Buttons, links and form fields.
    case controls
    /// Cards of a topic.
    case cards
    /// Charts over days.
    case charts
    /// Components about activities.
    case activities
    /// Heated classes.
    case heat

    /// - Parameter text: parameter of an address; unknown values show the first part.
    public init(text: String?) { self = text.flatMap { GalleryPart(rawValue: $0) } ?? .basics }

    var phrase: Phrase {
        switch self {
        case .basics: .galleryBasics
        case .controls: .galleryControls
        case .cards: .galleryCards
        case .charts: .charts
        case .activities: .activities
        case .heat: .heatTitle
        }
    }
}
