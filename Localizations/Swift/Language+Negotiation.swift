extension Language {
    /// The best supported language for an `Accept-Language` header (RFC 9110, section 12.5.4); English when none fits.
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

    /// Nil for a language range that no supported language matches. The range is in lower case.
    private init?(range: String) {
        if range == "*" {
            self = .english
            return
        }
        for language in Language.allCases {
            for tag in language.matches where range == tag || range.hasPrefix(tag + "-") {
                self = language
                return
            }
        }
        return nil
    }
}
