import Localizations

extension Language {
    /// The text that a test expects in this language.
    func choice(en: String, zh: String, de: String) -> String {
        switch self {
        case .english, .pseudo: en
        case .traditionalChinese: zh
        case .german: de
        }
    }
}
