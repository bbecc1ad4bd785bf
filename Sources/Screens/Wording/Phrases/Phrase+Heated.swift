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
    static let heatedRoomFrom = Phrase("{0}, from {1}", "{0}（{1} 以上）")
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
    static let heatedFirst = Phrase(
        one: "{0} class before it: compared from three on", other: "{0} classes before it: compared from three on",
        "之前有 {0} 堂課；滿三堂才比較")
    static let heatedAgainstUsual = Phrase(
        one: "{1}: {2} bpm in the {0} class before", other: "{1}: {2} bpm in the {0} classes before", "{1}：之前 {0} 堂課為 {2} 次/分")
    static let heatedAgainstAlike = Phrase(
        one: "{1}: {2} bpm in the {0} earlier class as warm and damp",
        other: "{1}: {2} bpm in the {0} earlier classes as warm and damp",
        "{1}：之前 {0} 堂濕熱相近的課為 {2} 次/分")
    static let heatedAlike = Phrase("Compared with", "比較對象")
    static let heatedAlikeOf = Phrase(
        one: "{0} earlier class within {1} of its WBGT by temperature and humidity, whatever the class of room",
        other: "{0} earlier classes within {1} of its WBGT by temperature and humidity, whatever the class of room",
        "之前 {0} 堂依溫度與濕度 WBGT 相差 {1} 以內的課，不論房間類別")
    static let heatedBandNote = Phrase(
        "What is usual begins with the fourth class: three before it tell it.", "平時範圍自第四堂課起：需有之前三堂課。")
    static let heatedAgainst = Phrase("Against your own classes", "與您自己的課比較")
    static let heatedRate = Phrase("Mean heart rate", "平均心率")
    static let heatedRolling = Phrase("Rolling mean of all", "全部的累積平均")
    static let heatedUsualHigh = Phrase("Usual, to", "平時範圍上限")
    static let heatedUsualLow = Phrase("Usual, from", "平時範圍下限")

    static let heatMore = Phrase("Heat in detail", "高溫詳情")
    static let heatCourse = Phrase("Course of acclimation (%)", "熱適應的過程（%）")
    static let heatCourseWhat = Phrase(
        "How used to heat you were on each day, from what you did in it: gained within days, lost within weeks. Mild heat cannot raise it far, and only slows its loss.",
        "依您在高溫下的活動，每天的熱適應程度：數日間獲得，數週間失去。微熱只能稍微提升，並減緩流失。")
    static let heatWeeks = Phrase("Heat by week", "每週的高溫")
    static let heatWeeksNote = Phrase(
        one: "heat days in {0} week", other: "heat days in {0} weeks", "{0} 週內的高溫日")
    static let heatWeeksUnknown = Phrase(
        one: "heat of {0} activity unknown", other: "heat of {0} activities unknown", "{0} 次活動的炎熱程度不明")
    static let heatWeeksWhat = Phrase(
        "Every run, ride, class and bath in the heat counts up to one heat day, by how long and how hot it was.",
        "在高溫下的每次跑步、騎車、課程與沐浴，依時間長短與炎熱程度計為高溫日，每天至多 1。")
    static let heatWeekSpoken = Phrase("week of {0}: {1} heat days", "{0}起的一週：{1} 個高溫日")
    static let heatDoses = Phrase("What counted", "計入的活動")
    static let heatDosesLead = Phrase(
        "In heat days: 1 is an hour of running in full heat, and the most that a day counts.",
        "單位為高溫日：1 為在酷熱中跑步一小時，也是一天的上限。")
    static let doseRoomSupposed = Phrase("humidity of the room assumed", "房間濕度為假設")
    static let doseSupposed = Phrase("wind, sun or humidity assumed", "風、日照或濕度為假設")
    static let modeRun = Phrase("run", "跑步")
    static let modeRide = Phrase("ride", "騎車")
    static let modeClass = Phrase("heated class", "熱環境課程")
    static let modePassive = Phrase("sauna or bath", "三溫暖或熱水浴")
    static let heatEmptyTitle = Phrase("No heat yet", "尚無高溫紀錄")
    static let heatEmptyText = Phrase(
        "Runs in the heat, heated classes and saunas show here how used to heat you are.",
        "高溫下的跑步、熱環境課程與三溫暖會在此顯示您的熱適應程度。")

    static let measuredTitle = Phrase("What your heart says of it", "心臟的實測反應")
    static let measuredLead = Phrase(
        "Apart from what you did in the heat: your heart rate at the same pace in the same heat, of the newest five hot runs against "
            + "the first five of three months.",
        "與您在高溫下做了什麼無關：相同配速與炎熱程度下的心率，三個月內最近五次炎熱的跑步與最初五次相比。")
    static let measuredRow = Phrase("At the same pace and heat", "相同配速與炎熱程度下")
    static let measuredEasier = Phrase("fewer beats: likely adapting", "心跳減少：可能正在適應")
    static let measuredHarder = Phrase("more beats: likely not adapting", "心跳增加：可能未適應")
    static let measuredSame = Phrase("no more than chance makes", "不超過偶然的變化")
    static let measuredRuns = Phrase(one: "{0} hot run", other: "{0} hot runs", "{0} 次炎熱的跑步")
    static let measuredNeeds = Phrase(
        "needs ten hot runs with heart rate within three months", "需要三個月內十次含心率的炎熱跑步")
    static let measuredUnclear = Phrase(
        "your runs are too alike, or your heart rate follows their pace too loosely, to tell", "跑步之間差異太小，或心率與配速的關係太鬆散，無法判斷")
}
