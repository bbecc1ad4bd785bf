import Localizations

/// The gallery is shown in parts, so that each is as light as any other page.
public enum GalleryPart: String, CaseIterable, Sendable {
    /// Small parts, and what stands where data are missing.
    case basics
    /// What is pressed, followed and filled in.
    case controls
    /// Cards of a subject.
    case cards
    /// Everything that is plotted over days.
    case charts
    /// What tells of activities.
    case activities

    /// - Parameter text: from an address; what is not a part shows the first.
    public init(text: String?) { self = text.flatMap { GalleryPart(rawValue: $0) } ?? .basics }

    var phrase: Phrase {
        switch self {
        case .basics: .galleryBasics
        case .controls: .galleryControls
        case .cards: .galleryCards
        case .charts: .charts
        case .activities: .activities
        }
    }
}
