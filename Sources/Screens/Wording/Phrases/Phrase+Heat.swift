extension Phrase {
    static let heatTitle = Phrase("Heat", "高溫")
    static let lastExposure = Phrase(
        one: "last exposure {0} day ago", other: "last exposure {0} days ago", "上次接觸高溫：{0} 天前")
    static let lastExposureToday = Phrase("last exposure today", "今天接觸過高溫")
    static let noExposure = Phrase("no exposure to heat yet", "尚未接觸高溫")
    static let acclimationStartNothing = Phrase(
        one: "building: {0} day of history, begun at nothing", other: "building: {0} days of history, begun at nothing",
        "建立中：紀錄僅 {0} 天，自零開始")
    static let hottestRun = Phrase("hottest on {0}: WBGT {1}, {2}", "最熱在{0}：WBGT {1}，{2}")
    static let flagWhite = Phrase("white flag (below {0})", "白旗（低於 {0}）")
    static let flagGreen = Phrase("green flag ({0})", "綠旗（{0}）")
    static let flagYellow = Phrase("yellow flag ({0})", "黃旗（{0}）")
    static let flagRed = Phrase("red flag ({0})", "紅旗（{0}）")
    static let flagBlack = Phrase("black flag (from {0})", "黑旗（{0} 以上）")
    static let heatOfRun = Phrase("Heat (WBGT)", "炎熱程度（WBGT）")
    static let underCloud = Phrase("under cloud {0}", "陰天下為 {0}")
    static let dewPointOf = Phrase("dew point {0}", "露點 {0}")
    static let heatIndexOf = Phrase("heat index {0}", "酷熱指數 {0}")
    static let humidityLabel = Phrase("Humidity", "濕度")
    static let heatCost = Phrase("Cost of the heat", "高溫的影響")
    static let costByOwn = Phrase("by your own response", "依您自己的反應")
    static let costByOthers = Phrase("as most runners lose", "依一般跑者的反應")
    static let windLabel = Phrase("Wind", "風")
    static let sunLabel = Phrase("Sun", "日照")
    static let skyLabel = Phrase("Wind and sun", "風與日照")
    static let windSupposed = Phrase("assumed: light, 1 m/s at 2 m", "假設：微風，2 m 高處 1 m/s")
    static let sunSupposed = Phrase("assumed: a half covered sky", "假設：半陰")
    static let measuredSky = Phrase("measured, or none to measure", "實測，或無需量測")
    static let skyNowhereDay = Phrase("assumed: full sun and light wind, because the place is unknown", "假設：烈日與微風，因地點不明")
    static let skyNowhereNight = Phrase("assumed: shade, because it was night and the place is unknown", "假設：無日照，因為是夜間且地點不明")
    static let loadByHeart = Phrase("{0} by heart rate, which heat raises", "依心率為 {0}（高溫會使其升高）")
    static let heartLoadLabel = Phrase("Load by heart rate", "以心率計的負荷")
    static let energyFromHeartRate = Phrase("from heart rate, ± 20 %, rest included", "由心率估算，± 20 %，含靜止消耗")
    static let energyFromDistance = Phrase("from mass, distance and slopes", "由體重、距離與坡度估算")
    static let raceDayTitle = Phrase("In the heat of race day, {0}", "比賽日的高溫下，{0}")
    static let raceDayHeat = Phrase("Heat to expect (WBGT)", "預期的炎熱程度（WBGT）")
    static let raceDayHeatUnknown = Phrase("none of your runs tells of that season", "沒有任何跑步可說明那個季節")
    static let raceDayLastDays = Phrase(
        one: "as your {0} outdoor run of the last days", other: "as your {0} outdoor runs of the last days",
        "依最近幾天的 {0} 次戶外跑步")
    static let raceDayEarlierYears = Phrase(
        one: "as your {0} outdoor run around that date in earlier years",
        other: "as your {0} outdoor runs around that date in earlier years", "依往年同時期的 {0} 次戶外跑步")
    static let raceDayCool = Phrase("{0} in cool weather; the heat costs {1} %", "涼爽時 {0}，這樣的高溫下慢 {1} %")
    static let acclimationBetween = Phrase("80 % likely between {0} and {1}", "八成機率落在 {0} 至 {1}")
    static let acclimationStartSeason = Phrase(
        "begun at 30 %, because the month before your first record had highs of {0} on average",
        "自 30 % 開始，因首筆紀錄前一個月平均最高溫為 {0}")
    static let heatScatter = Phrase("Your pace against heat", "您的配速與炎熱程度")
    static let heatFelt = Phrase("Heat felt ({0} WBGT)", "體感炎熱（{0} WBGT）")
    static let heatScatterOwn = Phrase(
        "steady runs of a year, moved to equal effort and to today’s form; the line is your own response with its 80 % band",
        "一年內的穩定跑步，換算為相同強度與目前的體能；線條為您自己的反應與八成區間")
    static let heatScatterPopulation = Phrase(
        "steady runs of a year, moved to equal effort and to today’s form; the line is what most people lose, because your runs cannot tell yet",
        "一年內的穩定跑步，換算為相同強度與目前的體能；線條為一般人變慢的程度，因您的紀錄尚不足以判斷")
    static let heatScatterMissing = Phrase(
        "Needs five steady runs with heart rate and weather, in more than one temperature.",
        "需要五次以上含心率與天氣、且溫度不同的穩定跑步。")
    static let heatScatterSpoken = Phrase(
        one: "{0} run against heat: {1} at {2}, {3} at {4}", other: "{0} runs against heat: {1} at {2}, {3} at {4}",
        "{0} 次跑步與炎熱：{2} 時 {1}，{4} 時 {3}")
}
