extension Phrase {
    static let recovery = Phrase("Recovery", "恢復")
    static let sleep = Phrase("Sleep", "睡眠")
    static let strain = Phrase("Strain", "身體負擔")
    static let ringWithBand = Phrase("{0}: {1} out of 100, {2}", "{0}：{1} 分（滿分 100），{2}")
    static let provisionalScore = Phrase("provisional: few nights yet", "暫定：天數還不多")
    static let bandLikelihood = Phrase("{0}: {1} likely; range {2}–{3}", "{0}的機率 {1}；範圍 {2}–{3}")
    static let highAfterMuch = Phrase("after much training this may be tiredness", "大量訓練之後，這可能是疲勞")
    static let againstWeek = Phrase("{0} against your last 7 days", "較過去 7 天 {0}")
    static let recoveryNeeds = Phrase(
        "Needs resting heart rate or heart-rate variability of last night and of seven nights before it.",
        "需要昨晚以及之前七晚的安靜心率或心率變異度。")
    static let recoveryNights = Phrase(
        "{0} of 7 nights with resting heart rate or heart-rate variability.", "已有 {0} 晚的安靜心率或心率變異度，需要 7 晚。")
    static let recoveryNewDevice = Phrase(
        "{0} of 7 nights with {1}: another device measures on another scale.", "{1} 已有 {0} 晚，需要 7 晚：不同裝置的量測基準不同。")
    static let lastNightNeeded = Phrase(
        "Bring the night before: import it, or let the app send it.", "請補上前一晚的資料：匯入，或由 App 傳送。")
    static let sleepNeeds = Phrase("Needs a night of sleep from a watch or a health export.", "需要手錶或健康匯出檔中的一晚睡眠紀錄。")
    static let strainNeeds = Phrase(
        "Needs six hours of heart rate on the day, and your resting and maximum heart rate.",
        "需要當天六小時的心率，以及您的安靜心率與最大心率。")
    static let strainHours = Phrase("{0} of 6 hours of heart rate on this day.", "這天已有 {0} 小時的心率，需要 6 小時。")

    static let quickStats = Phrase("At a glance", "重點一覽")
    static let loadRatio = Phrase("Load ratio", "負荷比")
    static let oxygenUptake = Phrase("VO₂max", "最大攝氧量")
    static let averageTemperature = Phrase("Avg. temperature", "平均氣溫")
    static let weeklyDistance = Phrase("Last 7 days", "過去 7 天")
    static let onFoot = Phrase("on foot", "跑步與步行")
    static let distanceOnFoot = Phrase("On foot", "跑步與步行")

    static let advice = Phrase("What matters today", "今天的重點")
    static let adviceOfDay = Phrase("What mattered that day", "當天的重點")
    static let trainingIs = Phrase("Training: {0}", "訓練：{0}")
    static let seeAll = Phrase("See all {0}", "查看全部 {0} 項")
    static let noAdvice = Phrase("Nothing needs your attention.", "目前沒有需要留意的事。")
    static let severityInfo = Phrase("For information", "資訊")
    static let severitySuccess = Phrase("Good", "良好")
    static let severityWarning = Phrase("Attention", "注意")

    static let impact = Phrase("Impact: {0}", "影響：{0}")

    static let doors = Phrase("Look closer", "深入了解")
    static let weatherImpact = Phrase("Weather impact", "天氣影響")
    static let racePredictions = Phrase("Race predictions", "比賽預測")
    static let trainingLoad = Phrase("Training load", "訓練負荷")
    static let plan = Phrase("7-day plan", "七日計畫")
    static let slowerInHeat = Phrase("~{0} slower in heat", "高溫時約慢 {0}")

    static let latestActivity = Phrase("Latest activity", "最近活動")
    static let noActivityYet = Phrase("No activity yet.", "尚無活動。")
    static let bodyState = Phrase("Body state", "身體狀態")
    static let meanHeartRateOfSummary = Phrase("Mean heart rate of the summary", "摘要的平均心率")
    static let restingHeartRate = Phrase("Resting heart rate", "安靜心率")
    static let variability = Phrase("Heart-rate variability", "心率變異度（HRV）")
    static let meanOfNights = Phrase(one: "{0} night", other: "{0}-night mean", "{0} 晚平均")
    static let mainly = Phrase("Mainly: {0}, {1}", "主因：{0}，{1}")
    static let mainlyPoints = Phrase("Mainly: {0}, {1} points", "主因：{0}，{1} 分")
    static let pointsOf = Phrase("{0} of {1}", "{0}／{1}")
    static let driversOfRecovery = Phrase("Points against a usual day’s 50, each rounded", "與平常一天的 50 分相比（各自四捨五入）")
    static let driversOfSleep = Phrase("Points, of the most possible, each rounded", "得分與滿分（各自四捨五入）")
    static let usualRange = Phrase("Usual range {0}–{1} {2}", "平時範圍 {0}–{1} {2}")
    static let aboveUsual = Phrase("above your usual", "高於平時")
    static let belowUsual = Phrase("below your usual", "低於平時")
    static let withinUsual = Phrase("within your usual", "在平時範圍內")
    static let millisecondsUnit = Phrase("ms", "毫秒")
    static let timesPerMinute = Phrase("/min", "次/分")
    static let beatsPerMinute = Phrase("bpm", "次/分")

    static let noPlan = Phrase("A plan needs three runs.", "計畫需要三次跑步。")
    static let planNeedsActivity = Phrase(
        one: "A plan needs an activity of the last two months: your newest is {0} day old.",
        other: "A plan needs an activity of the last two months: your newest is {0} days old.",
        "計畫需要最近兩個月內的活動：您最近一次活動是 {0} 天前。")
    static let planNeedsRun = Phrase(
        one: "A plan needs a run of the last two months: your newest is {0} day old.",
        other: "A plan needs a run of the last two months: your newest is {0} days old.",
        "計畫需要最近兩個月內的跑步：您最近一次跑步是 {0} 天前。")
    static let planNeedsRuns = Phrase(
        one: "A plan needs three runs of the last year: so far there is {0}.",
        other: "A plan needs three runs of the last year: so far there are {0}.",
        "計畫需要一年內的三次跑步：目前有 {0} 次。")
    static let expectedLoad = Phrase("load {0}", "負荷 {0}")
    static let planThreshold = Phrase("{0} min at threshold", "其中 {0} 分鐘閾值強度")
    static let planIntervals = Phrase("{0} × {1} min hard", "{0} 組 × {1} 分鐘高強度")
    static let planStop = Phrase(
        "Pain that changes how you run ends a session: rest, and see a clinician.", "疼痛若改變跑姿，請停止訓練：休息並就醫。")
    static let dangerousDay = Phrase("Dangerous heat: indoors or at a cooler hour", "危險高溫：請在室內或較涼的時段")
    static let hotDay = Phrase("Hot: go by effort, early or indoors", "天氣熱：請依體感配速，早一點或在室內")

    static let firstHalfOfCycle = Phrase("against mornings of the first half of your cycle", "與您週期前半期的早晨相比")
    static let secondHalfOfCycle = Phrase("against mornings of the second half of your cycle", "與您週期後半期的早晨相比")
    static let cycleShifts = Phrase(
        "Heart rate and variability move with the menstrual cycle. Import cycle data, and Hearth compares the same half of the cycle.",
        "心率與變異度都會隨生理週期變動。匯入經期紀錄後，Hearth 會以週期的同一半來比較。")
}
