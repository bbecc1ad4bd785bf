/// English and German words for numbers, ordinals and multiples. “One” is left out, because it is mostly a pronoun or an article.
enum NumberWords {
    static func isNumber(_ word: String) -> Bool {
        words.contains(word) || parts.contains { word.holds($0) } || isOrdinal(word) || isMultiple(word)
    }

    /// German ordinals with their endings; English ones are among the words.
    private static func isOrdinal(_ word: String) -> Bool {
        ordinals.contains { stem in word.hasPrefix(stem) && endings.contains(String(word.dropFirst(stem.count))) }
    }

    /// Such as “dreifach”. “Einfach” is mostly “simple”.
    private static func isMultiple(_ word: String) -> Bool {
        guard !word.hasPrefix("einfach") else { return false }
        return ["fach", "fache", "fachen", "faches", "fold"].contains { word.hasSuffix($0) }
    }

    private static let ordinals = [
        "erste", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte", "achte", "neunte", "zehnte", "elfte", "zwölfte",
    ]
    private static let endings: Set<String> = ["", "r", "n", "s", "m", "ns"]

    /// Whether the word names the temperature scale that the facts do not use.
    static func isOtherScale(_ word: String, _ scale: TemperatureScale) -> Bool {
        word == (scale == .celsius ? "fahrenheit" : "celsius")
    }

    private static let words = [
        "zero", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "dozen", "half",
        "third",
        "quarter", "double", "doubled", "twice", "triple", "thrice", "percent", "score", "fifty", "forty", "sixty", "eighty",
        "ninety", "first", "second", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth",
        "once",
        "tripled", "quadruple", "quadrupled", "halved", "couple", "pair", "zweimal", "dreimal", "viermal", "fünfmal", "sechsmal",
        "erstmals", "mehrmals", "verdoppelt", "verdreifacht", "halbiert", "paar", "zwei", "drei", "vier", "fünf", "sechs",
        "sieben", "acht", "neun", "zehn", "elf", "zwölf", "dutzend", "halb",
        "halbe", "hälfte", "drittel", "viertel", "doppelt", "doppelte", "prozent", "million", "millionen", "millions",
    ]
    /// Within a word as well: compounds such as “hundertvierzig”.
    private static let parts = [
        "teen", "twenty", "thirty", "hundred", "thousand", "zehn", "zwanzig", "dreißig", "dreissig", "vierzig", "fünfzig",
        "sechzig",
        "siebzig", "achtzig", "neunzig", "hundert", "tausend", "seventy",
    ]
}
