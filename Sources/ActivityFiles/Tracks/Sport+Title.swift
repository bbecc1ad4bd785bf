import Training

extension Sport {
    /// Returns the sport in a title, as apps and people write it over a track without a sport: `Morning Run`, `Corrida matutina`, `Trail
    /// run on Sunday`, `晨間跑步`.
    ///
    /// Two words together take precedence over one, and ambiguous words (a road, a golf course) are ignored.
    /// - Returns: nil without such a word, and for a title with two sports.
    init?(inTitle title: String) {
        let words = title.letterWords { ("\u{C0}"..."\u{24F}").contains($0) }
        var found: [Sport] = []
        var index = 0
        while index < words.count {
            if index + 1 < words.count, let sport = Sport(named: words[index] + words[index + 1]) {
                found.append(sport)
                index += 2
                continue
            }
            if !Sport.ambiguous.contains(words[index]), let sport = Sport(named: words[index]) { found.append(sport) }
            index += 1
        }
        if found.isEmpty, let sport = Sport(unspacedIn: title) { found = [sport] }
        guard let first = found.first, first != .other else { return nil }
        for sport in found where sport != first { return nil }
        self = first
    }

    private static let ambiguous = [
        "road", "course", "trail", "gravel", "training", "workout", "other", "unknown", "row", "sail", "sup", "remo", "football",
        "spinning", "commuting", "transition", "treadmill",
    ]
}
