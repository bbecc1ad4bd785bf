/// The page of curves: what was held for how long, and on which slopes.
extension Phrase {
    static let curvesTitle = Phrase("Performance curves", "表現曲線")
    static let curvesEmptyTitle = Phrase("No curve yet", "尚無曲線")
    static let curvesEmptyText = Phrase(
        "A curve needs one outdoor run with positions, one run with a heart rate, or one ride with power.",
        "需要一次有位置的戶外跑步、一次有心率的跑步，或一次有功率的騎車。")
    static let lastDays = Phrase(one: "Last {0} day", other: "Last {0} days", "近 {0} 天")
    static let allTime = Phrase("All time", "歷來")
    static let heldFor = Phrase("Held for", "維持時間")
    static let secondsShort = Phrase("{0} s", "{0} 秒")
    static let hoursShort = Phrase("{0} h", "{0} 時")
    static let bestPaceCurve = Phrase("Best pace by duration", "各時長的最佳配速")
    static let bestHeartRateCurve = Phrase("Highest heart rate by duration", "各時長的最高心率")
    static let bestPowerCurve = Phrase("Best power by duration, riding", "各時長的最佳騎車功率")
    static let bestMeansNote = Phrase("Shows what was done, not what could be.", "呈現實際做到的，而非能力上限。")
    static let bestMeansSpoken = Phrase(
        "{0}: at any time {1} over {2}, {3} over {4}.", "{0}：歷來維持 {2} 為 {1}，維持 {4} 為 {3}。")
    static let bestMeansWhat = Phrase(
        "For each length of time the highest mean that you held over it: in the last 90 days, and ever.",
        "每個時長內您曾維持的最高平均值：近 90 天與歷來。")
    static let whenPace = Phrase("Best pace: when", "最佳配速：何時達成")
    static let whenHeartRate = Phrase("Highest heart rate: when", "最高心率：何時達成")
    static let whenPower = Phrase("Best power: when", "最佳功率：何時達成")
    static let heldOver = Phrase("over {0}", "維持 {0}")
    static let latelyHeld = Phrase("last 90 days: {0}", "近 90 天：{0}")
    static let slopesTitle = Phrase("Pace by slope, last 6 weeks", "近六週各坡度的配速")
    static let slopesNote = Phrase(
        "Where the altitude is known. Pace on the level is what the same effort makes there.",
        "僅計海拔已知的路段。換算平路配速是相同強度在平路的配速。")
    static let slopesWhat = Phrase(
        "How much of the way lay on which slope, how fast you ran there, and what that pace is worth on the level.",
        "各坡度占了多少路程、您在其上的配速，以及該配速在平路相當於多少。")
    static let slope = Phrase("Slope", "坡度")
    static let slopeShare = Phrase("Share", "比例")
    static let slopeDistance = Phrase("Distance ({0})", "距離（{0}）")
    static let slopeUp = Phrase("{0}–{1} % up", "上坡 {0}–{1} %")
    static let slopeDown = Phrase("{0}–{1} % down", "下坡 {0}–{1} %")
    static let slopeSteepUp = Phrase("over {0} % up", "上坡 {0} % 以上")
    static let slopeSteepDown = Phrase("over {0} % down", "下坡 {0} % 以上")
    static let slopeLevel = Phrase("level, within {0} %", "平路，{0} % 以內")
    static let fastClimbs = Phrase("Fastest climbs of a year", "一年內最快的爬坡")
    static let fastClimbsWhat = Phrase(
        "The fastest climb of each run of a year, by height an hour: its own pace, and the pace that the same effort makes on the level.",
        "一年內每次跑步最快的一段爬坡，以每小時爬升高度排序：實際配速，以及相同強度在平路的配速。")
}
