/// A language that every sentence of Hearth exists in. The raw values are BCP 47 tags and leave the process.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case traditionalChinese = "zh-Hant"

    /// The language's own name for itself.
    public var ownName: String {
        switch self {
        case .english: "English"
        case .traditionalChinese: "繁體中文"
        }
    }

    /// The text with its full stop.
    func sentence(_ text: String) -> String { text + (self == .english ? "." : "。") }

    /// The best of our languages for an `Accept-Language` header; English when none fits.
    public init(acceptLanguage header: String) {
        var best = Language.english
        var bestQuality = 0.0
        for part in header.lowercased().split(separator: ",") {
            let pieces = part.split(separator: ";")
            guard let first = pieces.first else { continue }
            let range = String(first.filter { $0 != " " })
            var quality = 1.0
            for parameter in pieces.dropFirst() {
                let trimmed = parameter.filter { $0 != " " }
                if trimmed.hasPrefix("q="), let stated = Double(String(trimmed.dropFirst(2))) { quality = stated }
            }
            guard quality > bestQuality, let language = Language(range: range) else { continue }
            best = language
            bestQuality = quality
        }
        self = best
    }

    private init?(range: String) {
        if range == "*" || range == "en" || range.hasPrefix("en-") {
            self = .english
        } else if range == "zh" || range.hasPrefix("zh-") {
            self = .traditionalChinese
        } else {
            return nil
        }
    }
}
