extension Phrase {
    static let repairsTitle = Phrase("Repaired for the charts", "圖表所用的修正")
    static let showAsRecorded = Phrase("Show as recorded", "顯示原始紀錄")
    static let showRepaired = Phrase("Show repaired", "顯示修正後")
    static let shownAsRecorded = Phrase(
        "Map and charts show what the device wrote, without any repair.", "地圖與圖表顯示裝置的原始紀錄，未經修正。")
    static let repairHeartRateSpikes = Phrase("Heart-rate spikes", "心率突波")
    static let repairLocked = Phrase("Heart rate that follows cadence", "心率跟隨步頻")
    static let repairPositions = Phrase("Position jumps", "位置跳動")
    static let repairLeftOut = Phrase(
        one: "{0} value left out at {1}", other: "{0} values left out, the first at {1}", "略過 {0} 個數值，首個在 {1}")
    static let repairDoubtful = Phrase("doubtful from {0} to {1}, not changed", "{0} 至 {1} 存疑，未更動")
    static let repairSmoothed = Phrase(one: "{0} value smoothed", other: "{0} values smoothed", "平滑 {0} 個數值")
    static let repairByRule = Phrase("{0} (rule: {1})", "{0}（規則：{1}）")
    static let repairHeartRateRule = Phrase(
        "below 30 or above 230, or more than 25 apart within 5 s", "低於 30、高於 230，或 5 秒內相差超過 25")
    static let repairLockedRule = Phrase(
        "within 3 of cadence for more than 5 min; makes no load", "與步頻相差 3 以內超過 5 分鐘；不計入負荷")
    static let repairPositionsRule = Phrase(
        "off by more than 30 m, or farther than anyone gets in that time", "誤差超過 30 公尺，或該時間內不可能到達")
    static let repairAltitudeRule = Phrase(
        "median of 5, then mean over 5 s, where 7 % of the steps turn back", "7 % 以上的變化來回抖動時，取 5 點中位數再取 5 秒平均")
    static let repairAltitudeJumps = Phrase("Elevation jumps", "海拔跳動")
    static let repairAltitudeJumpsRule = Phrase(
        "more than 5 m up or down in a second; what follows moves along", "每秒升降超過 5 公尺；其後的數值隨之平移")
}
