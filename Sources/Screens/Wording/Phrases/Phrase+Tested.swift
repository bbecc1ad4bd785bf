extension Phrase {
    static let testedOf = Phrase("{0} of {1}", "{1} 次中 {0} 次")
    static let testedHeld = Phrase(
        one: "race was run within its 80 % band", other: "races were run within their 80 % band", "比賽落在八成區間內")
    static let testedNote = Phrase(
        "Each as it would have been told the evening before, in the heat of the days before it where runs told it, on level ground. Mean "
            + "error {0} %.",
        "每場取前一晚的預測：有紀錄時計入賽前幾天的氣溫，以平路計。平均誤差 {0} %。")
    static let testedOwnConditions = Phrase("Had the day’s own heat and hills been known", "若事先知道當天的氣溫與坡度")
    static let testedOfWithError = Phrase("{0} of {1}, mean error {2} %", "{1} 次中 {0} 次，平均誤差 {2} %")
    static let testedEarlier = Phrase(
        one: "Right {0} time out of {1}", other: "Right {0} times out of {1}", "過去 {1} 次中說對 {0} 次")
    static let testedPredicted = Phrase("Predicted", "預測")
    static let testedRan = Phrase("Ran", "實際")
    static let testedBounds = Phrase("So the band holds in (95 %)", "區間命中率（95 % 範圍）")
    static let testedError = Phrase("Mean error", "平均誤差")
    static let testedBias = Phrase("Ran slower (+) or faster (−) than predicted", "比預測慢（+）或快（−）")
    static let testedVDOT = Phrase("Mean error of VDOT, from the race before", "以前一場比賽用 VDOT 的平均誤差")
    static let testedRiegel = Phrase("Mean error of Riegel’s law, from the race before", "以前一場比賽用 Riegel 公式的平均誤差")
    static let testedPooled = Phrase(
        one: "Mean error of all methods together, on the {0} race with one before it",
        other: "Mean error of all methods together, on the {0} races with one before them", "綜合預測在之前已有比賽的 {0} 場中的平均誤差")
    static let predictionSteppedBack = Phrase(
        "From your last race, by {0}: over your last {1} races it was off by {2} %, all methods together by {3} %.",
        "依上一場比賽以「{0}」推算：最近 {1} 場的平均誤差為 {2} %，綜合預測為 {3} %。")
    static let testedWithout = Phrase("Races with too little known before them", "賽前資料不足的比賽")

    static let recoveryWhy = Phrase("What this rests on", "判斷依據")
    static let recoveryForm = Phrase(
        "{0} = fitness {1} − fatigue {2} of the evening before, each rounded", "{0} = 前一晚的體能 {1} − 疲勞 {2}（各自四捨五入）")
    static let recoveryShare = Phrase("Form as a share of fitness", "狀態占體能的比例")
    static let recoveryScore = Phrase("Today’s recovery score", "今天的恢復分數")
    static let recoveryRule = Phrase(
        "Well recovered: form at least +5 % and a score from 67 or none. Tired: form below −30 %, or a score below 34, or form below −10 % with "
            + "a score below 50 or none. Very tired: form below −30 % with a score below 34 or none, or below −10 % with three of five days low. "
            + "Between them: adequately recovered.",
        "恢復良好：狀態至少 +5 % 且分數 67 以上或沒有分數。疲勞：狀態低於 −30 %、分數低於 34，或狀態低於 −10 % 且分數低於 50 或沒有分數。"
            + "非常疲勞：狀態低於 −30 % 且分數低於 34 或沒有分數，或低於 −10 % 且五天中有三天偏低。其餘為恢復尚可。")
    static let recoveryWell = Phrase(
        "You have taken up the recent training. A hard session fits, if you feel like one.", "身體已吸收近期的訓練。若感覺不錯，可以安排高強度訓練。")
    static let recoveryAdequate = Phrase("Recent training and rest are in balance. Train as planned.", "近期訓練與休息平衡，照計畫進行即可。")
    static let recoveryFatigued = Phrase(
        "Recent training outweighs recovery for the moment. That is what a hard week does; easy days undo it.",
        "目前訓練多於恢復。辛苦的一週本來就會如此，輕鬆幾天即可回復。")
    static let recoveryOverreaching = Phrase(
        "The load has been far above what you recover from. Keep the next days easy and sleep long.",
        "負荷已遠超過恢復能力。接下來幾天請放輕鬆，並睡足。")
    static let recoveryOvertrained = Phrase(
        "Low for weeks, and slower too. No app can say why: rest, and let somebody with training look at it.",
        "數週偏低，表現也變慢。任何 App 都無法判斷原因：請休息，並請專業人員評估。")

    static let fileNote = Phrase("From the file", "來自檔案")
    static let picture = Phrase("Picture", "圖片")
    static let pictureSpoken = Phrase("Share or keep as a picture", "以圖片分享或儲存")
    static let pictureSaved = Phrase("Saved", "已儲存")
}
