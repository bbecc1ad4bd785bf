import Training

extension Phrase {
    static let otherSport = Phrase("Other sport", "其他運動")

    /// The name of a sport, as a heading for an activity without a title of its own.
    static func sport(_ sport: Sport) -> Phrase {
        switch sport {
        case .running: Phrase("Run", "跑步")
        case .trailRunning: Phrase("Trail run", "越野跑")
        case .trackRunning: Phrase("Track run", "田徑場跑")
        case .treadmillRunning: Phrase("Treadmill run", "跑步機")
        case .walking: Phrase("Walk", "步行")
        case .hiking: Phrase("Hike", "健行")
        case .cycling: Phrase("Ride", "騎車")
        case .mountainBiking: Phrase("Mountain bike ride", "登山車")
        case .gravelCycling: Phrase("Gravel ride", "礫石路騎車")
        case .indoorCycling: Phrase("Indoor ride", "室內騎車")
        case .swimming: Phrase("Swim", "游泳")
        case .poolSwimming: Phrase("Pool swim", "泳池游泳")
        case .openWaterSwimming: Phrase("Open-water swim", "開放水域游泳")
        case .rowing: Phrase("Row", "划船")
        case .indoorRowing: Phrase("Indoor row", "划船機")
        case .kayaking: Phrase("Kayak", "獨木舟")
        case .paddling: Phrase("Paddle", "划槳")
        case .sailing: Phrase("Sail", "帆船")
        case .surfing: Phrase("Surf", "衝浪")
        case .crossCountrySkiing: Phrase("Cross-country ski", "越野滑雪")
        case .alpineSkiing: Phrase("Alpine ski", "高山滑雪")
        case .snowboarding: Phrase("Snowboard", "單板滑雪")
        case .snowshoeing: Phrase("Snowshoe", "雪鞋健行")
        case .skating: Phrase("Skate", "溜冰")
        case .strength: Phrase("Strength", "肌力訓練")
        case .yoga: Phrase("Yoga", "瑜伽")
        case .hotYoga: Phrase("Hot yoga", "熱瑜伽")
        case .pilates: Phrase("Pilates", "皮拉提斯")
        case .stretching: Phrase("Stretching", "伸展")
        case .elliptical: Phrase("Elliptical", "橢圓機")
        case .stairClimbing: Phrase("Stair climb", "爬樓梯")
        case .intervals: Phrase("Interval training", "間歇訓練")
        case .climbing: Phrase("Climb", "攀岩")
        case .racketSports: Phrase("Racket sport", "球拍運動")
        case .teamSports: Phrase("Team sport", "團隊運動")
        case .martialArts: Phrase("Martial arts", "武術")
        case .dance: Phrase("Dance", "舞蹈")
        case .golf: Phrase("Golf", "高爾夫")
        case .sauna: Phrase("Sauna", "三溫暖")
        case .multisport: Phrase("Multisport", "多項運動")
        case .transition: Phrase("Transition", "轉換區")
        case .other: Phrase("Activity", "活動")
        }
    }
}
