extension Phrase {
    static let repairsTitle = Phrase("Repaired for charts and figures", "圖表與數字所用的修正")
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
        "off by more than 30 m, or farther than anyone gets in that time", "誤差超過 30 m，或該時間內不可能到達")
    static let repairAltitudeRule = Phrase(
        "an altitude that jitters, up and down in 7 % of its steps, becomes the mean of 5 s", "海拔有 7 % 以上來回抖動時，取 5 秒平均")
    static let repairAltitudeJumps = Phrase("Elevation jumps", "海拔跳動")
    static let repairAltitudeJumpsRule = Phrase(
        "more than 5 m up or down in a second; what follows moves along", "每秒升降超過 5 m；其後的數值隨之平移")
    static let repairGaps = Phrase(
        one: "{0} gap of {1} at {2}", other: "{0} gaps, {1} in all, the first at {2}", "{0} 處中斷，共 {1}，首處在 {2}")
    static let repairTrackGaps = Phrase("Gaps in the way", "路程中斷")
    static let repairTrackGapsRule = Phrase(
        "no place for over 5 s, or no distance for over 20 s, and 20 m or more covered: the way between counts, no best effort goes over it",
        "超過 5 秒無位置或超過 20 秒無距離，且移動 20 m 以上：其間路程計入，最佳成績不跨越")
    static let repairPausedGaps = Phrase("Way covered while paused", "暫停期間的路程")
    static let repairPausedGapsRule = Phrase(
        "20 m or more: the way counts, the time does not, no best effort goes over it", "20 m 以上：路程計入，時間不計，最佳成績不跨越")
    static let repairPausedMoves = Phrase("Moved during a pause", "暫停期間移動")
    static let repairPausedMovesRule = Phrase(
        "20 m or more between segments of the track: neither the way nor the time counts", "軌跡分段之間移動 20 m 以上：路程與時間皆不計入")
    static let repairSpeedGaps = Phrase("Gaps in speed", "速度中斷")
    static let repairSpeedGapsRule = Phrase("over 10 s: no distance is counted there", "超過 10 秒：該處不計距離")
    static let repairBridged = Phrase("Short gaps in heart rate", "心率短暫中斷")
    static let repairBridgedRule = Phrase(
        "up to 30 s: models go on in a straight line, charts stay empty", "30 秒以內：模型以直線銜接，圖表留空")
    static let repairHeartRateGaps = Phrase("Gaps in heart rate", "心率中斷")
    static let repairHeartRateGapsRule = Phrase(
        "over 30 s: left empty; load takes them to be like the rest, and needs 80 % of the time",
        "超過 30 秒：留空；負荷視其與其餘時間相同，且需涵蓋 80 % 的時間")
}
