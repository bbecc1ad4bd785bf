public import Training

/// Whether an activity's title describes a race.
///
/// No file format states it reliably. Only plain words count: `race` or `parkrun`, unless the title mentions training for one.
public enum RaceTitle {
    private static let racing: [String] = ["race", "parkrun"]
    private static let training: [String] = [
        "pace", "prep", "training", "simulation", "practice", "shakeout", "warmup", "cooldown",
    ]

    public static func isRace(_ title: String?, sport: Sport) -> Bool {
        guard sport.isRunning, let title else { return false }
        let words = parted(title)
        guard words.contains(where: { racing.contains($0) }) else { return false }
        return !words.contains { training.contains($0) }
    }

    /// Whether a race's title contains parkrun.
    static func isParkrun(_ title: String?) -> Bool { title.map { parted($0).contains("parkrun") } ?? false }

    private static func parted(_ title: String) -> [String] {
        var words: [String] = []
        var word = ""
        for byte in title.utf8 {
            // ASCII letters in lower case; other characters separate words.
            let letter = byte | 0x20
            if letter >= 0x61, letter <= 0x7A {
                word.unicodeScalars.append(Unicode.Scalar(letter))
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}
