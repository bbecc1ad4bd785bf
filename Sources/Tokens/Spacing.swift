/// Distances in points, which the web counts as CSS pixels at the default text size.
public enum Spacing: String, CaseIterable, Sendable {
    case xxs, xs, sm, md, lg, xl, xxl

    public var points: Double {
        switch self {
        case .xxs: 2
        case .xs: 4
        case .sm: 8
        case .md: 12
        case .lg: 16
        case .xl: 24
        case .xxl: 32
        }
    }
}

/// How much a translucent surface covers, 0…1. Under text a card never goes below `Material.underText`.
public enum Material: String, CaseIterable, Sendable {
    case ultraThin = "ultra-thin"
    case thin, regular, thick

    public var opacity: Double {
        switch self {
        case .ultraThin: 0.1
        case .thin: 0.2
        case .regular: 0.3
        case .thick: 0.5
        }
    }

    /// The least card colour that keeps text readable over the backdrop.
    public static let underText = 0.62
}
