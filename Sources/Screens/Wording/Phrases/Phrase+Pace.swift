extension Phrase {
    static let pacePlan = Phrase("Race-day pacing", "比賽配速計畫")
    static let paceSummary = Phrase("{0} in {1}: {2}", "{0}，{1} 完成：{2}")
    static let paceLevel = Phrase("an effort of {0} on the level", "相當於平路 {0}")
    static let paceSplit = Phrase("split", "分段")
    static let paceElapsed = Phrase("elapsed", "累計")
    static let paceUpDown = Phrase("up/down", "上／下")
    static let paceClimb = Phrase("+{0} −{1}", "+{0} −{1}")
    static let paceLastSplit = Phrase("The last split is {0}.", "最後一段為 {0}。")
    static let paceOfficial = Phrase(
        "The points of the course measure {0}; it is taken as the official {1}.", "依路線上的點為 {0}，以正式距離 {1} 計算。")
    static let paceNoAltitudes = Phrase(
        "The course has no altitudes: every split has the same pace.", "路線沒有海拔資料：每段配速相同。")
    static let paceLimits = Phrase(
        "Even effort by the cost of slopes. It knows nothing of heat, wind and crowds, nor whether the goal can be run.",
        "依坡度成本平均分配體力。不考慮高溫、風與人潮，也不判斷目標能否達成。")
    static let paceLimitsInHeat = Phrase(
        "Even effort by the cost of slopes. It knows nothing of wind and crowds, nor whether the goal can be run.",
        "依坡度成本平均分配體力。不考慮風與人潮，也不判斷目標能否達成。")
    static let paceHeat = Phrase(
        "In this air (WBGT {0}, from shade to sun) most people lose {1} %: a goal for cool weather becomes {2}.",
        "在這樣的空氣中（WBGT {0}，由陰影下到陽光下），多數人會慢 {1} %：涼爽天氣的目標會變成 {2}。")
}
