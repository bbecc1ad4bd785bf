/// What whole cards say of themselves.
extension Phrase {
    static let whatItIs = Phrase("What it is", "這是什麼")
    static let nothingComputed = Phrase(
        "None: recorded, not computed. Only the middle value of each week is taken.", "無：直接紀錄，未經計算，僅取每週的中位數。")
    static let weekCount = Phrase(one: "{0} week", other: "{0} weeks", "{0} 週")
    static let weeksKnown = Phrase(one: "{1} of {0} week", other: "{1} of {0} weeks", "{0} 週中的 {1} 週")

    static let trendLoadWhat = Phrase(
        "Where fitness, fatigue and form stood at the end of each week.", "每週結束時的體能、疲勞與狀態。")
    static let trendUptakeWhat = Phrase(
        "What Hearth would have said each week, from the runs known by then.", "Hearth 依當時已知的跑步，在每週會給出的估計。")
    static let trendRestWhat = Phrase(
        "The middle of each week’s mornings, as your devices measured them.", "裝置每日早晨測得數值的每週中位數。")
    static let trendVariabilityWhat = Phrase(
        "The middle of each week’s nights, as your devices measured them.", "裝置每晚測得數值的每週中位數。")
    static let trendSleepWhat = Phrase(
        "Hours asleep a night, the middle of each week, as your devices wrote them down.", "裝置記錄的每晚睡眠時數，取每週中位數。")
    static let trendWeightWhat = Phrase(
        "The middle of each week’s weighings, as your scale or you wrote them down.", "體重計或您記下的數值，取每週中位數。")

    static let trendBalanceWhat = Phrase(
        "The middle of each week’s runs: how much of the ground contact was the left foot’s. Neither side is better.",
        "每週跑步的中位數：左腳占觸地時間的比例，無優劣之分。")

    static let sumsWhat = Phrase(
        "The activities that began in this time, added up. What you left out counts nowhere.",
        "這段時間內開始的活動加總。您排除的活動不計入。")
    static let sumsDistance = Phrase("on foot, in the sum; every sport, in the tables", "總計只含步行與跑步；表格含所有運動")
    static let sumsAscent = Phrase("as the device counted it, else from its altitudes", "以裝置計算為準，否則由海拔推得")
    static let chartsWhat = Phrase(
        "What the device recorded, a column of pixels for each stretch of time with its least and its greatest value. Cadence without "
            + "a sensor and speed without one follow from distance, time and step length.",
        "裝置的紀錄；每個時間段以一欄像素表示其最小與最大值。沒有感測器時，步頻與速度由距離、時間與步幅推得。")
    static let splitsWhat = Phrase("How long each kilometre or mile took.", "每 km 或每 mi 所花的時間。")
    static let zonesWhat = Phrase("How long your heart beat in each zone.", "心率在各區間停留的時間。")
    static let planWhat = Phrase(
        "What would bring you forward from where your load, your recovery and the heat stand today. It is a proposal.",
        "依您今天的負荷、恢復與高溫狀況，建議的下一步。僅供參考。")
    static let timesWhat = Phrase(
        "Of the hours at which you ran, those in which heat cost you least.", "在您跑過的時段之中，高溫影響最小者。")
    static let scatterWhat = Phrase(
        "Each dot is a run of yours, moved to equal effort and to your form of today; the curve is what heat does to the pace, and its "
            + "band where it lies four times of five.",
        "每個點是您的一次跑步，換算為相同強度與目前的體能；曲線表示高溫對配速的影響，色帶為八成可能的範圍。")
    static let heatRunsWhat = Phrase(
        "Recent outdoor runs in weather that strains the heart.", "近期在會增加心臟負擔的天氣中進行的戶外跑步。")
    static let idealRunsWhat = Phrase(
        "Recent outdoor runs in weather that costs no pace.", "近期在不影響配速的天氣中進行的戶外跑步。")
    static let adviceWhat = Phrase(
        "Fixed rules look at the figures of these pages. Each sentence names the figure that it follows from; the most urgent come first.",
        "由固定規則檢視這些頁面上的數值；每句話都指出所依據的數值，最緊要的排在最前。")
    static let routesWhat = Phrase(
        "Drawn from the positions that your devices recorded; activities without positions have no line.",
        "依裝置記錄的位置繪製；沒有位置的活動不會有線條。")
}
