import Tokens

/// Design tokens as CSS custom properties. The server sends them as the first part of the style sheet; there is no file.
public enum TokensStyleSheet {
    public static var css: String {
        var out = "@layer tokens{:root{color-scheme:light dark;"
        for space in Spacing.allCases { out += "--\(space.rawValue):\(rem(space.points));" }
        for step in TypeScale.allCases {
            out += "--\(step.rawValue):\(step.weight) \(rem(step.points))/\(step.points > 19 ? "1.2" : "1.4") var(--family);"
        }
        for (index, grey) in Palette.greys.enumerated() { out += "--grey-\((index + 1) * 100):\(grey.hex);" }
        out += "--under-text:\(percent(Material.underText));"
        for accent in Palette.accents {
            out += "--\(accent.name):light-dark(\(accent.graphic(.light).hex),\(accent.graphic(.dark).hex));"
            out += "--\(accent.name)-text:light-dark(\(accent.text(.light).hex),\(accent.text(.dark).hex));"
        }
        for neutral in Palette.neutrals { out += "--\(neutral.name):light-dark(\(neutral.light.hex),\(neutral.dark.hex));" }
        return out + "}}\n"
    }

    private static func rem(_ points: Double) -> String {
        let thousandths = Int((points / 16 * 10_000 + 0.5).rounded(.down))
        var fraction = String(thousandths % 10_000)
        while fraction.utf8.count < 4 { fraction = "0" + fraction }
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return "\(thousandths / 10_000)" + (fraction.isEmpty ? "" : "." + fraction) + "rem"
    }

    private static func percent(_ opacity: Double) -> String { "\(Int((opacity * 100 + 0.5).rounded(.down)))%" }
}
