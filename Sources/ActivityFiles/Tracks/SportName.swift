import Training

extension Sport {
    /// The sport that a word in a file names, whatever its capitals, blanks and dashes; nil for words that name none.
    ///
    /// The bare numbers are those that Strava writes into `<type>` of its GPX files.
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

    private static let words: [(Sport, [String])] = [
        (.running, ["running", "run", "9", "jogging", "streetrunning", "virtualrun", "lauf", "laufen"]),
        (.trailRunning, ["trailrunning", "trailrun", "traillauf"]),
        (.trackRunning, ["trackrunning", "trackrun"]),
        (.treadmillRunning, ["treadmillrunning", "treadmill", "indoorrunning", "treadmillrun"]),
        (.walking, ["walking", "walk", "10", "spaziergang", "casualwalking", "speedwalking", "dogwalking"]),
        (.hiking, ["hiking", "hike", "4", "wanderung", "wandern", "trekking", "backpacking"]),
        (
            .cycling,
            [
                "cycling", "biking", "bike", "ride", "1", "roadbiking", "roadcycling", "road", "radfahrt", "radfahren",
                "bicycling", "ebikeride", "ebike", "commuting",
            ]
        ),
        (.mountainBiking, ["mountainbiking", "mountainbike", "mtb", "mountainbikeride", "mountainbikefahrt"]),
        (.gravelCycling, ["gravelcycling", "gravelride", "gravel", "cyclocross"]),
        (.indoorCycling, ["indoorcycling", "virtualride", "indoorbiking", "spinning", "virtuelleradfahrt"]),
        (.swimming, ["swimming", "swim", "16", "schwimmen"]),
        (.poolSwimming, ["poolswimming", "lapswimming", "poolswim"]),
        (.openWaterSwimming, ["openwaterswimming", "openwaterswim"]),
        (.rowing, ["rowing", "row", "rudern"]),
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
        (.strength, ["strength", "strengthtraining", "weighttraining", "krafttraining", "crossfit", "gewichtstraining"]),
        (.yoga, ["yoga"]),
        (.hotYoga, ["hotyoga"]),
        (.pilates, ["pilates"]),
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
        (.sauna, ["sauna"]),
        (.multisport, ["multisport", "triathlon", "duathlon"]),
        (.transition, ["transition"]),
        (.other, ["other", "workout", "11", "training", "unknown"]),
    ]
}
