import Screens
import Tokens

/// Background colour of a page, for the browser's interface on a phone.
public enum PageGround {
    public static var light: String { ground?.light.hex ?? black }
    public static var dark: String { ground?.dark.hex ?? black }
    private static let black = "#000000"

    private static var ground: (name: String, light: DesignColour, dark: DesignColour)? {
        Palette.neutrals.first { $0.name == "ground" }
    }

    /// Returns the colours of a theme and the media query of each; nil means always.
    static func colours(_ theme: SiteFrame.Theme) -> [(colour: String, media: String?)] {
        switch theme {
        case .system: [(light, "(prefers-color-scheme:light)"), (dark, "(prefers-color-scheme:dark)")]
        case .light: [(light, nil)]
        case .dark: [(dark, nil)]
        case .night: [(black, nil)]
        }
    }
}
