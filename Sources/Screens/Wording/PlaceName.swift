import Analysis
import Localizations
import Training

/// What places are called: nobody is asked, so that nobody learns where somebody runs.
enum PlaceName {
    /// The name of each place: as most of the athlete's own activities there are called, else where it is; two of one name say both.
    static func of(_ places: [[RouteTrack]], _ reader: Reader) -> [String] {
        let titles = places.map { title($0) }
        return titles.enumerated().map { index, title in
            let spot = places[index].first.map { coordinates($0, reader) } ?? ""
            guard let title else { return spot }
            return titles.count(where: { $0 == title }) > 1 ? title + " · " + spot : title
        }
    }

    /// The title of more than half of the routes there, if it says more than when and what.
    private static func title(_ routes: [RouteTrack]) -> String? {
        var counts: [String: Int] = [:]
        for route in routes {
            if let title = route.title, !isGeneric(title) { counts[title, default: 0] += 1 }
        }
        // A session that is called the same every week is not where it takes place.
        return counts.first { $0.value * 2 > routes.count }?.key
    }

    /// “Morning Run”, “晨跑”, “Run 3”: what devices and services call an activity that nobody named.
    static func isGeneric(_ title: String) -> Bool {
        var word: [UInt8] = []
        var isNamed = false
        func end() {
            if !word.isEmpty, !isKnown(word[...]) { isNamed = true }
            word = []
        }
        for byte in title.lowercased().utf8 {
            // Letters of the alphabet, and every part of what is written otherwise.
            if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte >= 0x80 { word.append(byte) } else { end() }
        }
        end()
        return !isNamed
    }

    /// Put together from words that everybody uses; in Chinese nothing stands between them.
    private static func isKnown(_ word: ArraySlice<UInt8>) -> Bool {
        if word.isEmpty { return true }
        let isChinese = (word.first ?? 0) >= 0x80
        return common.contains { known in
            isChinese ? word.starts(with: known) && isKnown(word.dropFirst(known.count)) : known.elementsEqual(word)
        }
    }

    private static let common: [[UInt8]] = {
        let english = [
            "morning", "lunch", "lunchtime", "noon", "afternoon", "evening", "night", "early", "late", "midday", "the", "a",
            "my", "in", "of", "workout", "training", "session", "easy", "running", "cycling", "bike", "biking", "hiking",
            "walking", "swimming", "outdoor", "outdoors", "indoor", "indoors", "virtual", "trail", "activity", "activities",
            "long", "recovery", "tempo", "interval", "intervals",
        ]
        let chinese = [
            "清晨", "早晨", "早上", "上午", "中午", "午間", "下午", "午後", "傍晚", "晚間", "晚上", "夜間", "深夜", "晨間", "晨", "夜", "戶外", "室內",
            "輕鬆", "恢復", "長", "節奏", "間歇", "越野", "慢", "跑步", "跑", "騎行", "騎車", "單車", "自行車", "步行", "散步", "走路", "訓練", "運動",
        ]
        var common = (english + chinese).map { Array($0.utf8) }
        for sport in Sport.allCases {
            for language in Language.allCases {
                let name = Phrase.sport(sport).text(language).lowercased()
                // Letters beyond ASCII belong to words: a Chinese name is one word.
                for word in name.utf8.split(whereSeparator: { $0 < UInt8(ascii: "a") || (0x7B...0x7F).contains($0) }) {
                    common.append(Array(word))
                }
            }
        }
        return common
    }()

    /// Rounded to some ten kilometres.
    private static func coordinates(_ route: RouteTrack, _ reader: Reader) -> String {
        let north = Double(route.latitudes.first ?? 0) / RouteTrack.unitsPerDegree
        let east = Double(route.longitudes.first ?? 0) / RouteTrack.unitsPerDegree
        return reader.say((north < 0 ? Phrase.degreesSouth : Phrase.degreesNorth)(reader.number(north.magnitude, decimals: 1)))
            + reader.say(.listJoint)
            + reader.say((east < 0 ? Phrase.degreesWest : Phrase.degreesEast)(reader.number(east.magnitude, decimals: 1)))
    }
}
