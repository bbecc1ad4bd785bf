import Screens
import Tokens

/// The colour of a page's ground, for the bars that a phone draws around it.
public enum PageGround {
    public static var light: String { ground?.light.hex ?? black }
    public static var dark: String { ground?.dark.hex ?? black }
    private static let black = "#000000"

    private static var ground: (name: String, light: Ink, dark: Ink)? { Palette.neutrals.first { $0.name == "ground" } }

    /// For a theme the colours and when each holds; nil is always.
    static func colours(_ theme: SiteFrame.Theme) -> [(colour: String, media: String?)] {
        switch theme {
        case .system: [(light, "(prefers-color-scheme:light)"), (dark, "(prefers-color-scheme:dark)")]
        case .light: [(light, nil)]
        case .dark: [(dark, nil)]
        case .night: [(black, nil)]
        }
    }
}
