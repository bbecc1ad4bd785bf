extension Phrase {
    static let heatedTitle = Phrase("Heated classes", "熱環境課程")
    static let heatedLead = Phrase(
        "Your usual heart rate in rooms about as hot. A class is compared with your own earlier ones only.",
        "您在相近室溫下的平時心率。每堂課只與您自己過去的課比較。")
    static let heatedWarm = Phrase("Warm", "溫熱")
    static let heatedHot = Phrase("Hot", "熱")
    static let heatedVeryHot = Phrase("Very hot", "很熱")
    static let heatedExtreme = Phrase("Extreme", "極熱")
    static let heatedRoom = Phrase("{0}, {1}–{2}", "{0}（{1}–{2}）")
    static let heatedRoomFrom = Phrase("{0}, from {1}", "{0}（{1} 起）")
    static let heatedCount = Phrase(one: "{0} class", other: "{0} classes", "{0} 堂課")
    static let heatedLastTen = Phrase("last ten: {0} bpm", "最近十堂：{0} 次/分")
    static let heatedNewest = Phrase("newest, {0}: {1} bpm, {2}", "最近一堂（{0}）：{1} 次/分，{2}")
    static let heatedLower = Phrase("less effort than usual", "比平時輕鬆")
    static let heatedTypical = Phrase("as usual", "與平時相當")
    static let heatedHigher = Phrase("more effort than usual", "比平時吃力")
    static let heatedChange = Phrase("{0}: {1} %, last five against first five", "{0}：{1} %（最近五堂與最初五堂相比）")
    static let heatedImproving = Phrase("likely easier than at first", "可能比最初輕鬆")
    static let heatedStable = Phrase("much as at first", "與最初相當")
    static let heatedDeclining = Phrase("likely harder than at first", "可能比最初吃力")
}
