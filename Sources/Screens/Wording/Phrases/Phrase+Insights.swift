extension Phrase {
    static let lastKnown = Phrase("last known {0}, {1}", "上次為 {0}（{1}）")
    static let averageHumidity = Phrase("Avg. humidity", "平均濕度")
    static let heatRuns = Phrase("Runs in heat", "高溫跑步")
    static let idealRuns = Phrase("Runs in ideal weather", "理想天氣跑步")
    static let outOfRuns = Phrase(one: "of {0} with weather", other: "of {0} with weather", "共 {0} 次有天氣資料")
    static let heatCallout = Phrase("About {0} slower in heat", "高溫時約慢 {0}")
    static let heatCalloutNote = Phrase(
        "Estimated from the weather of your runs and how runners slow down in it.", "依您跑步時的天氣，以及跑者在高溫下變慢的程度估算。")
    static let heatCalloutOwn = Phrase(
        "Estimated from the weather of your runs and your own response to heat.", "依您跑步時的天氣與您自己對熱的反應估算。")
    static let slowdownPercent = Phrase("{0} % on average", "平均 {0} %")
    static let acclimation = Phrase("Heat acclimation", "熱適應")
    static let acclimationSpoken = Phrase("{0}, {1} of 3", "{0}，3 級中的第 {1} 級")
    static let trainingTimes = Phrase("Best hours to train", "最佳訓練時段")
    static let hours = Phrase("{0}–{1}", "{0}–{1}")
    static let hourSlowdown = Phrase("about {0} % slower than in cool weather", "比涼爽天氣約慢 {0} %")
    static let recommendations = Phrase("Recommendations", "建議")
    static let hourRuns = Phrase("{0}, {1}", "{0}，{1}")
    static let noTimesWithoutWeather = Phrase(
        "Nobody knows the weather of your runs yet, so no hour can be named.", "還沒有跑步時的天氣資料，無法指出時段。")
    static let noTimesInCool = Phrase(
        "Any hour is as good as another: heat costs you {0} %, and hours are compared from {1} % on.",
        "任何時段都可以：高溫只讓您慢 {0} %，達 {1} % 才比較時段。")
    static let noTimesStandOut = Phrase(
        "None of the hours at which you ran twice and more is cooler than your usual ones.", "您跑過兩次以上的時段中，沒有比平時更涼爽的。")

    static let yourLevel = Phrase("Your level: {0}", "您的程度：{0}")
    static let yourPlaceInLevel = Phrase("Your level: {0}. {1}", "您的程度：{0}。{1}")
    static let levelPlaceNote = Phrase("{0}. {1}", "{0}。{1}")
    static let levelBetween = Phrase("{0}; this level is {1} to {2}", "{0}；此等級 {1}–{2}")
    static let levelFrom = Phrase("{0}; this level begins at {1}", "{0}；此等級自 {1} 起")
    static let levelBelow = Phrase("{0}; this level ends at {1}", "{0}；此等級至 {1}")
    static let levelMeasured = Phrase(
        "Among adults of your age and sex measured on a treadmill, {0} had less.", "高於跑步機實測的同齡同性別成人的 {0}。")
    static let levelPercentile = Phrase("Share of measured adults with less", "低於您的實測成人比例")
    static let levelUnder = Phrase("under {0} %", "不到 {0} %")
    static let levelOver = Phrase("over {0} %", "{0} % 以上")
    static let levelNote = Phrase(
        "Compared with the general population of your age and sex, not with runners: elite is its 95th percentile.",
        "與同齡同性別的一般大眾相比，而非跑者：菁英為第 95 百分位。")
    static let levelApproximate = Phrase(
        "Approximate: below 20 years the bounds are those of 20 to 29.", "僅為近似：未滿 20 歲採用 20 至 29 歲的界線。")
    static let levelTitle = Phrase("Level", "程度")
    static let qualityPercent = Phrase("Data quality {0}", "資料品質 {0}")
    static let deviceUptake = Phrase("As your device estimates it", "裝置的估計")
    static let deviceUptakeCensored = Phrase(
        "this or more: the device’s scale ends here; kept apart, never mixed in", "至少如此：裝置的刻度到此為止；分開記錄，不混入計算")
    static let keptApart = Phrase("kept apart, never mixed in", "分開記錄，不混入計算")
    static let predictions = Phrase("Race predictions, in cool weather on level ground", "比賽預測（涼爽天氣、平路）")
    static let noPredictions = Phrase("Complete more runs to get predictions", "完成更多跑步以取得預測")
    static let fourOfFive = Phrase("80 % of such races land at {0}–{1}", "八成落在 {0}–{1}")
    static let intervalTarget = Phrase("Interval training target", "間歇訓練目標")
    static let thresholdPace = Phrase("Threshold pace", "閾值配速")
    static let hourPace = Phrase("Pace for one hour", "一小時配速")
    static let hourPaceNote = Phrase(
        "As your VO₂max has it. Loads and zones go by the threshold pace in Settings.",
        "依最大攝氧量估算；負荷與區間以設定中的閾值配速計算。")
    static let uptakeHistory = Phrase("VO₂max over time", "最大攝氧量變化")
    static let trendSpoken = Phrase("{0}, from {1} to {2} between {3} and {4}", "{0}，於{3}至{4}間由 {1} 變為 {2}")
    static let week = Phrase("Week of", "週起始日")

    static let loadCard = Phrase("Load change vs your last 4 weeks", "負荷變化（與最近 4 週相比）")
    static let studiesDisagree = Phrase(
        "Your last seven days against a usual week of your last four. Studies disagree on whether this ratio says anything about "
            + "injury. In the largest study of runners it did not. A single unusually long run did.",
        "最近七天與最近四週平時一週之比。此比值能否說明受傷，研究看法不一。在最大型的跑者研究中並不能；單次異常長的跑步則可以。")
    static let acuteBar = Phrase("Last 7 days", "最近 7 天")
    static let chronicBar = Phrase("Usual week", "平時一週")
    static let longestRunSpike = Phrase("Longest run of the week", "本週最長的一次跑步")
    static let longestRunOf = Phrase("{0} against {1}, the longest of the 30 days before", "{0}，此前 30 天最長為 {1}")
    static let weekLoad = Phrase("Load this week", "本週負荷")
    static let sinceDay = Phrase("since {0}", "自{0}起")
    static let weekLoadWhat = Phrase(
        "The load of the days of this calendar week, added up. Days without any data count as nothing.",
        "本日曆週各日負荷的總和。沒有任何資料的日子不計入。")
    static let planDistance = Phrase("about {0}", "約 {0}")
    static let planLoad = Phrase("Load of these seven days: {0}–{1} (± {2}).", "這七天的負荷：{0}–{1}（± {2}）。")
    static let planLoadWithRace = Phrase(
        "Load of these seven days without the race: {0}–{1} (± {2}).", "這七天的負荷（不含比賽）：{0}–{1}（± {2}）。")
    static let ratioInterval = Phrase("80 % range {0}–{1}", "80 % 區間 {0}–{1}")
    static let loadRatioSpoken = Phrase("Load ratio {0}: {1}, {2}", "負荷比 {0}：{1}，{2}")
    static let loadChange = Phrase("Change of load", "負荷變化")
    static let acuteLoad = Phrase("Acute load, 7 days", "急性負荷（7 天）")
    static let chronicLoad = Phrase("Usual week, 28 days", "平時一週（28 天）")
    static let monotony = Phrase("Monotony", "單調度")
    static let weekVolume = Phrase("Volume, 7 days", "跑量（7 天）")
    static let recoveryState = Phrase("Recovery", "恢復")
    static let trainingTrend = Phrase("Training", "訓練")
    static let fatigueLine = Phrase("Fatigue", "疲勞")
    static let formLine = Phrase("Form", "狀態")
    static let fitnessFatigueForm = Phrase("Fitness, fatigue and form", "體能、疲勞與狀態")
    static let fitnessFatigueNote = Phrase(
        "Fitness is your 42-day, fatigue your 7-day weighted load; form is their difference on the evening before.",
        "體能是 42 天、疲勞是 7 天的加權負荷；狀態為前一晚兩者之差。")
    static let curvesProvisional = Phrase(
        "Provisional until {0}: they settle over the first six weeks.", "至{0}為止屬暫定：前六週內會逐漸穩定。")
    static let returningDay = Phrase("Returning, day {0}", "復練第 {0} 天")
    static let returningNeeds = Phrase(
        one: "After {0} day without training the ratio compares with nothing: it comes back when it says something.",
        other: "After {0} days without training the ratio compares with nothing: it comes back when it says something.",
        "停練 {0} 天後，負荷比沒有可比較的基礎：待其有意義時再顯示。")
    static let day = Phrase("Day", "日期")
    static let notInjury = Phrase(
        "How much your load changed against what you are used to. It says nothing about the chance of an injury.",
        "表示負荷相較於平時的變化，並不代表受傷機率。")
    static let zonesOfRatio = Phrase("Where the ratio lies", "負荷比所在區間")
    static let ratioNeeds = Phrase(
        "It sets your last seven days against your usual week: your next activity brings it back, and so does an import of your latest.",
        "它比較最近七天與您平時一週的量：下一次活動，或匯入最近的活動後，就會再出現。")
}
