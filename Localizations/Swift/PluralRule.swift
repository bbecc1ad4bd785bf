/// Plural categories of a language for whole numbers.
/// Source: Unicode CLDR 46, Language Plural Rules, the integer conditions.
public enum PluralRule: Sendable {
    /// One form for all numbers: Chinese, Japanese.
    case other
    /// `one` for 1, else `other`: English, German, Italian.
    case one
    /// `one` for 0 and 1, else `other`: French.
    case zeroOne
    /// `one`, `few`, `other`: Czech, Slovak.
    case czech
    /// `one`, `few`, `many`: Polish.
    case polish
    /// `one`, `few`, `many`: Russian, Ukrainian.
    case eastSlavic

    /// Position of the form for a count among the forms of a text, in the order `one`, `few`, `many`, `other`.
    func form(of count: Int) -> Int {
        let number = count.magnitude
        let (ten, hundred) = (number % 10, number % 100)
        let isFew = (2...4).contains(ten) && !(12...14).contains(hundred)
        switch self {
        case .other: return 0
        case .one: return number == 1 ? 0 : 1
        case .zeroOne: return number <= 1 ? 0 : 1
        case .czech: return number == 1 ? 0 : (2...4).contains(number) ? 1 : 2
        case .polish: return number == 1 ? 0 : isFew ? 1 : 2
        case .eastSlavic: return ten == 1 && hundred != 11 ? 0 : isFew ? 1 : 2
        }
    }
}
