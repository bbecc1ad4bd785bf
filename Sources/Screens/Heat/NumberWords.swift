/// English and German words for numbers. “One” is left out, because it is mostly a pronoun or an article.
enum NumberWords {
    static func isNumber(_ word: String) -> Bool {
        words.contains(word) || parts.contains { word.holds($0) }
    }

    /// Whether the word names the temperature scale that the facts do not use.
    static func isOtherScale(_ word: String, _ scale: TemperatureScale) -> Bool {
        word == (scale == .celsius ? "fahrenheit" : "celsius")
    }

    private static let words = [
        "zero", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "dozen", "half",
        "third",
        "quarter", "double", "doubled", "twice", "triple", "thrice", "percent", "score", "fifty", "forty", "sixty", "eighty",
        "ninety", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf", "dutzend", "halb",
        "halbe", "hälfte", "drittel", "viertel", "doppelt", "doppelte", "prozent", "million", "millionen", "millions",
    ]
    /// Within a word as well: compounds such as “hundertvierzig”.
    private static let parts = [
        "teen", "twenty", "thirty", "hundred", "thousand", "zehn", "zwanzig", "dreißig", "dreissig", "vierzig", "fünfzig",
        "sechzig",
        "siebzig", "achtzig", "neunzig", "hundert", "tausend", "seventy",
    ]
}
