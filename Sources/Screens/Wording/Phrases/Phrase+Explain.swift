extension Phrase {
    static let explain = Phrase("How we know: {0}", "如何得知：{0}")
    static let likelyBetween = Phrase("80 % likely between", "八成可能介於")
    static let range = Phrase("{0}–{1}", "{0}–{1}")
    static let restsOn = Phrase("Rests on", "依據")
    static let observations = Phrase(one: "{0} observation", other: "{0} observations", "{0} 筆觀測")
    static let quality = Phrase("Data quality", "資料品質")
    static let asOf = Phrase("As of", "截至")
    static let model = Phrase("Model", "模型")
    static let evidence = Phrase("Evidence", "證據等級")
    static let source = Phrase("Source", "出處")
    static let limits = Phrase("Limits", "限制")
    static let measuredBy = Phrase(
        "As your device measured it; what is computed explains itself beside its name.", "由裝置測得；計算而得的數字旁附有說明。")
    static let paceRule = Phrase("moving time divided by distance", "移動時間除以距離")
    static let movingRule = Phrase("without pauses and standing still", "不含暫停與靜止")
    static let inputs = Phrase("What went in", "使用的資料")
    static let moreInputs = Phrase(one: "and {0} more", other: "and {0} more", "另有 {0} 項")
}
