import Training

/// The words of plans in English, German and Chinese. Latin words are compared whole, Chinese ones as parts of a run of characters.
enum PlanWords {
    static let minutes = ["min", "mins", "minute", "minutes", "minuten", "分", "分鐘", "分钟"]
    static let hours = ["h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "小時", "小时"]
    static let seconds = ["s", "sec", "secs", "second", "seconds", "sek", "sekunden", "秒"]
    static let kilometres = ["km", "k", "kms", "kilometer", "kilometers", "kilometre", "kilometres", "公里"]
    static let miles = ["mi", "mile", "miles", "meile", "meilen", "英里", "英哩"]
    static let metres = ["m", "mtr", "meter", "meters", "metre", "metres", "公尺", "米"]

    static let rest = ["rest", "off", "ruhe", "ruhetag", "pause", "frei", "restday", "休", "休息", "休息日"]
    static let recoveries = [
        "jog", "rest", "recovery", "rec", "easy", "walk", "pause", "trabpause", "gehpause", "trab", "休息", "恢復", "慢跑",
    ]

    /// What follows is part of the length before.
    static let including = [
        "incl", "including", "includes", "included", "inkl", "inklusive", "einschließlich", "davon", "darin", "last", "final",
        "finish", "middle", "letzte", "letzten", "zuletzt", "含", "包含", "包括", "其中", "最後",
    ]
    static let with = ["with", "mit"]
    /// What follows is another choice.
    static let alternatives = ["or", "oder", "alternatively", "或", "或者"]
    /// What follows in brackets is not part of the length before.
    static let additions = ["plus", "zzgl", "zuzüglich", "additional", "zusätzlich", "另加", "外加", "再加"]
    /// What follows may be the same length in another unit.
    static let about = ["ca", "circa", "approx", "about", "around", "etwa", "rund", "ungefähr", "約", "大約"]
    /// A time after one of them is that of the distance before.
    static let within = ["in", "within", "under", "unter", "binnen", "內", "内", "完成"]
    static let pace = ["pace", "schnitt", "配速"]

    private static let intensities: [(TrainingMethod.Intensity, [String])] = [
        (
            .interval,
            [
                "interval", "intervals", "intervalle", "intervall", "repeats", "reps", "fartlek", "fahrtspiel", "hill", "hills",
                "sprints", "speed", "speedwork", "vo2max", "bergläufe", "間歇", "速度", "坡",
            ]
        ),
        (
            .tempo,
            [
                "tempo", "threshold", "schwelle", "schwellenlauf", "tempolauf", "cruise", "race", "wettkampf", "hmp", "hmpace",
                "halfmarathon",
                "hmtempo",
                "節奏", "閾值", "乳酸", "比賽",
            ]
        ),
        (.long, ["long", "lang", "langer", "lange", "lsd", "longrun", "長跑", "長距離"]),
        (.recovery, ["recovery", "regeneration", "regenerativ", "shakeout", "恢復"]),
        (
            .moderate,
            [
                "moderate", "steady", "progression", "zügig", "mp", "marathonpace", "mrt", "marathontempo", "marathonrenntempo",
                "aerobic", "中等", "馬拉松配速", "漸進",
            ]
        ),
        // Strides at the end of a run leave it easy.
        (
            .easy,
            [
                "easy", "leicht", "locker", "lockerer", "ruhig", "jog", "jogging", "relaxed", "輕鬆", "慢跑", "strides",
                "steigerungen", "steigerungsläufe", "加速跑",
            ]
        ),
    ]

    private static let kinds: [(TrainingMethod.Kind, [String])] = [
        (.heatedClass, ["hotyoga", "bikram", "heated", "熱瑜伽", "熱瑜珈", "高溫"]),
        (.sauna, ["sauna", "三溫暖", "桑拿"]),
        (
            .mobility,
            [
                "yoga", "pilates", "mobility", "stretch", "stretching", "dehnen", "mobilität", "瑜伽", "瑜珈", "伸展", "皮拉提斯",
            ]
        ),
        (.strength, ["strength", "gym", "weights", "core", "kraft", "krafttraining", "stabi", "重訓", "肌力", "核心"]),
        (
            .ride,
            [
                "bike", "biking", "ride", "cycle", "cycling", "spin", "rad", "radfahren", "radtour", "騎車", "單車", "自行車", "騎乘",
            ]
        ),
        (.walk, ["walk", "walking", "hike", "hiking", "gehen", "spaziergang", "wandern", "走路", "健走", "散步", "登山"]),
        (.run, ["run", "running", "jog", "jogging", "lauf", "laufen", "dauerlauf", "跑"]),
        (.swim, ["swim", "swimming", "schwimmen", "游泳"]),
        (.row, ["row", "rowing", "rudern", "erg", "划船"]),
        (
            .other,
            [
                "ski", "skiing", "elliptical", "crosstraining", "xt", "climb", "climbing", "klettern", "tennis", "soccer",
                "fußball",
                "滑雪", "交叉訓練",
            ]
        ),
    ]

    /// Whether a part occurs in a text, byte by byte: Embedded Swift has no search for a string.
    private static func occurs(_ part: String, in text: String) -> Bool {
        let (wanted, bytes) = (Array(part.utf8), Array(text.utf8))
        guard !wanted.isEmpty, bytes.count >= wanted.count else { return false }
        return (0...(bytes.count - wanted.count)).contains { bytes[$0..<($0 + wanted.count)].elementsEqual(wanted) }
    }

    static func contains(_ list: [String], _ word: String) -> Bool {
        list.contains { isChinese($0) ? occurs($0, in: word) : word == $0 }
    }

    static func contains(_ list: [String], _ words: [String]) -> Bool { words.contains { contains(list, $0) } }

    /// Nil without a word of intensity.
    static func intensity(_ words: [String]) -> TrainingMethod.Intensity? {
        // "Marathon pace" is two words.
        let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
        return intensities.first { contains($0.1, words + pairs) }?.0
    }

    static func isUnit(_ word: String) -> Bool { isTime(word) || contains(kilometres + miles + metres, word) }
    static func isTime(_ word: String) -> Bool { contains(minutes + hours + seconds, word) }

    /// Whether a word is one of a list of units. Chinese units may be followed by other characters: "分鐘輕鬆跑".
    static func starts(_ list: [String], _ unit: String) -> Bool {
        list.contains { unit == $0 || isChinese(unit) && unit.hasPrefix($0) }
    }

    /// Nil without a word of a kind.
    static func kind(_ words: [String]) -> TrainingMethod.Kind? {
        // "Hot yoga" and "cross training" are two words each.
        let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
        return kinds.first { contains($0.1, words + pairs) }?.0
    }

    static func isChinese(_ word: String) -> Bool { (word.unicodeScalars.first?.value ?? 0) >= 0x2E80 }
}

extension TrainingMethod.Kind {
    /// Whether a distance has a duration at the usual pace. Those of swimming, rowing and unknown sports are not known.
    var isPaced: Bool { self != .swim && self != .row && self != .other }
}
