import Training

extension Sport {
    /// Returns the sport for a word in a file, ignoring capitals, spaces and dashes; nil for unknown words.
    ///
    /// Plain numbers are those of Strava in `<type>` of its GPX files.
    init?(named text: String) {
        var word = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "A"..."Z": word.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 0x20))
            case " ", "_", "-", "/", "\t", "\n", "\r", "\u{A0}": continue
            default: word.unicodeScalars.append(scalar)
            }
        }
        for (sport, words) in Self.words {
            for known in words where known == word {
                self = sport
                return
            }
        }
        return nil
    }

    /// Returns the sport in a text of a language without spaces; the longest name wins.
    init?(unspacedIn text: String) {
        let bytes = Array(text.utf8)
        var best: (sport: Sport, length: Int)?
        for (sport, words) in Self.words {
            for word in words {
                let wanted = Array(word.utf8)
                // At least two characters of three bytes.
                guard wanted.count >= 6, wanted[0] >= 0xE3, wanted.count <= bytes.count, wanted.count > best?.length ?? 0 else {
                    continue
                }
                for start in 0...bytes.count - wanted.count where bytes[start..<start + wanted.count] == wanted[...] {
                    best = (sport, wanted.count)
                    break
                }
            }
        }
        guard let best else { return nil }
        self = best.sport
    }

    /// English first, as in devices and services; then German, French, Spanish, Italian, Portuguese, Dutch, Chinese and Japanese, as in
    /// Strava's archives and in tables.
    private static let words: [(Sport, [String])] = [
        (
            .running,
            [
                "running", "run", "9", "jogging", "streetrunning", "virtualrun", "lauf", "laufen", "virtuellerlauf",
                "courseàpied",
                "course", "carrera", "correr", "corsa", "corrida", "hardloopsessie", "hardlopen", "跑步", "路跑", "慢跑", "ランニング",
                "ラン",
            ]
        ),
        (.trailRunning, ["trailrunning", "trailrun", "traillauf", "trail", "越野跑", "トレイルラン"]),
        (.trackRunning, ["trackrunning", "trackrun", "操場跑"]),
        (.treadmillRunning, ["treadmillrunning", "treadmill", "indoorrunning", "treadmillrun", "跑步機"]),
        (
            .walking,
            [
                "walking", "walk", "10", "spaziergang", "casualwalking", "speedwalking", "dogwalking", "marche", "caminata",
                "caminar",
                "camminata", "caminhada", "wandeling", "步行", "散步", "健走", "ウォーキング",
            ]
        ),
        (
            .hiking,
            [
                "hiking", "hike", "4", "wanderung", "wandern", "trekking", "backpacking", "randonnée", "senderismo", "escursione",
                "escursionismo", "trilha", "健行", "登山", "徒步", "ハイキング",
            ]
        ),
        (
            .cycling,
            [
                "cycling", "biking", "bike", "ride", "1", "roadbiking", "roadcycling", "road", "radfahrt", "radfahren",
                "bicycling", "ebikeride", "ebike", "commuting", "handcycle", "velomobile", "vélo", "sortieàvélo", "cyclisme",
                "ciclismo", "bicicleta", "pedalada", "pedalata", "giroinbici", "fietsrit", "fietsen", "騎乘", "騎行", "騎車",
                "騎自行車", "自行車", "骑行", "ライド",
            ]
        ),
        (
            .mountainBiking,
            ["mountainbiking", "mountainbike", "mtb", "mountainbikeride", "mountainbikefahrt", "emountainbikeride", "登山車"]
        ),
        (.gravelCycling, ["gravelcycling", "gravelride", "gravel", "cyclocross"]),
        (.indoorCycling, ["indoorcycling", "virtualride", "indoorbiking", "spinning", "virtuelleradfahrt", "飛輪", "室內自行車"]),
        (
            .swimming,
            ["swimming", "swim", "16", "schwimmen", "natation", "natación", "nuoto", "natação", "zwemmen", "游泳", "スイム", "水泳"]
        ),
        (.poolSwimming, ["poolswimming", "lapswimming", "poolswim"]),
        (.openWaterSwimming, ["openwaterswimming", "openwaterswim", "開放水域游泳"]),
        (.rowing, ["rowing", "row", "rudern", "aviron", "remo", "canottaggio", "roeien", "划船"]),
        (.indoorRowing, ["indoorrowing", "virtualrow"]),
        (.kayaking, ["kayaking", "canoeing", "kayak"]),
        (.paddling, ["standuppaddling", "standuppaddleboarding", "sup", "paddling", "paddleboarding"]),
        (.sailing, ["sailing", "sail"]),
        (.surfing, ["surfing", "windsurfing", "windsurf", "kitesurfing", "kitesurf"]),
        (
            .crossCountrySkiing,
            ["crosscountryskiing", "nordicski", "nordicskiing", "7", "backcountryski", "langlauf"]
        ),
        (.alpineSkiing, ["alpineski", "alpineskiing", "skiing", "downhillskiing", "resortskiing", "2"]),
        (.snowboarding, ["snowboarding", "snowboard", "12"]),
        (.snowshoeing, ["snowshoeing", "snowshoe", "13"]),
        (.skating, ["skating", "inlineskating", "inlineskate", "iceskate", "iceskating", "5", "6", "rollerski"]),
        (
            .strength,
            [
                "strength", "strengthtraining", "weighttraining", "krafttraining", "crossfit", "gewichtstraining", "musculation",
                "重量訓練", "肌力訓練",
            ]
        ),
        (.yoga, ["yoga", "瑜珈", "瑜伽", "ヨガ"]),
        (
            .hotYoga,
            [
                "hotyoga", "bikram", "bikramyoga", "heatedyoga", "hotvinyasa", "heatedvinyasa", "hotpoweryoga", "infraredyoga",
                "熱瑜珈", "熱瑜伽", "高溫瑜珈", "高溫瑜伽", "ホットヨガ",
            ]
        ),
        (.pilates, ["pilates", "hotpilates", "heatedpilates", "皮拉提斯"]),
        (.stretching, ["stretching", "flexibility"]),
        (.elliptical, ["elliptical", "ellipticaltrainer"]),
        (.stairClimbing, ["stairclimbing", "stairstepper", "stairclimber", "floorclimbing"]),
        (.intervals, ["hiit", "highintensityintervaltraining"]),
        (.climbing, ["climbing", "rockclimbing", "rockclimb", "bouldering"]),
        (.racketSports, ["tennis", "badminton", "squash", "tabletennis", "pickleball", "racquetball", "padel"]),
        (.teamSports, ["soccer", "football", "basketball", "volleyball", "handball", "hockey"]),
        (.martialArts, ["martialarts", "boxing", "kickboxing"]),
        (.dance, ["dance", "dancing"]),
        (.golf, ["golf"]),
        (.sauna, ["sauna", "桑拿", "三溫暖", "サウナ"]),
        (.multisport, ["multisport", "triathlon", "duathlon"]),
        (.transition, ["transition"]),
        (.other, ["other", "workout", "11", "training", "unknown"]),
    ]
}
