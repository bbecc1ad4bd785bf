public import Localizations

/// Formats file sizes in powers of ten. The symbols are the same in all languages.
public enum ByteText {
    public static func text(_ bytes: Int, _ language: Language) -> String {
        let amount = Double(bytes)
        if amount >= 999_500_000 { return language.number(amount / 1e9, decimals: 1) + " GB" }
        if amount >= 999_500 { return language.number(amount / 1e6, decimals: 1) + " MB" }
        return language.number(amount >= 1000 ? amount / 1e3 : 1) + " kB"
    }
}
