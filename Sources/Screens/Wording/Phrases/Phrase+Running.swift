extension Phrase {
    static let ageGrade = Phrase("Highest age grade", "最佳年齡分級")
    static let gradeOfRecord = Phrase("age grade {0} %", "年齡分級 {0} %")
    static let outlook = Phrase("Where load goes from here", "負荷的走向")
    static let ifResting = Phrase("Rest", "如果休息")
    static let onPlan = Phrase("Plan", "如果照計畫")
    static let inDays = Phrase(one: "in {0} day", other: "in {0} days", "{0} 天後")
    static let outlookWhen = Phrase("{0}, {1}", "{0}，{1}")
    static let outlookCourse = Phrase("Course", "情況")
    static let outlookLoad = Phrase("7-day load", "7 天負荷")
    static let returning = Phrase(
        one: "Returning after {0} day without training", other: "Returning after {0} days without training",
        "停練 {0} 天後復練")

    static let records = Phrase("Personal records", "個人紀錄")
    static let recordDownhill = Phrase("downhill, worth {0} on the level", "下坡，相當於平路 {0}")
    static let withinAYear = Phrase("within a year: {0}", "一年內：{0}")
    static let runningEndurance = Phrase("Endurance and efficiency", "耐力與效率")
    static let runningFuel = Phrase("Fuel", "補給")
    static let runningHabits = Phrase("Habits", "習慣")
    static let criticalSpeed = Phrase("Critical speed", "臨界速度")
    static let enduranceExponent = Phrase("Endurance exponent", "耐力指數")
    static let enduranceStrong = Phrase("longer races suit you", "較適合長距離")
    static let enduranceTypical = Phrase("typical runner: your races do not tell your own yet", "一般跑者：您的比賽尚不足以得出自己的")
    static let enduranceUsual = Phrase("like the typical runner", "與一般跑者相近")
    static let enduranceWeak = Phrase("shorter races suit you", "較適合短距離")
    static let decouplingMedian = Phrase("Aerobic decoupling", "心率漂移")
    static let durability = Phrase("Efficiency lost late", "後段效率下降")
    static let heartRateDrop = Phrase("Heart-rate recovery, 1 min", "1 分鐘心率恢復")
    static let climbRate = Phrase("Fastest climb", "最快爬升")
    static let oldNews = Phrase(
        "The last activity is of {0}: what needs newer ones is missing below.", "最近一次活動是 {0}：下方需要較新資料的數字從缺。")
    static let heartRateSpeedIndex = Phrase("Heart rate–speed index", "心率與速度指數")
    static let indexNote = Phrase("only its change over weeks speaks", "只看數週間的變化")
    static let marathonForm = Phrase("Marathon form", "馬拉松耐久")
    static let formHeld = Phrase("held to the end", "維持到最後")
    static let formFaded = Phrase("faded from km {0}", "自第 {0} km 起下滑")
    static let raceSplit = Phrase("Last race, second half", "上次比賽後半程")
    static let secondHalfFaster = Phrase("faster than the first half", "比前半程快")
    static let secondHalfSlower = Phrase("slower than the first half", "比前半程慢")
    static let effectiveness = Phrase("Running effectiveness", "跑步效益")
    static let slopes = Phrase("Hills, last 6 weeks", "近六週的坡度")
    static let slopeShares = Phrase("{0} uphill · {1} downhill", "上坡 {0} · 下坡 {1}")
    static let highRuns = Phrase("Runs above 1500 m", "海拔 1500 m 以上")
    static let highRunsNote = Phrase("not used for oxygen uptake", "不用於攝氧量估計")
    static let daysLost = Phrase("Lost in long breaks", "長期停練天數")
    static let withinTheYear = Phrase("within a year, breaks of a week and more", "一年內，一週以上的停練")
    static let fuelHalf = Phrase("Carbohydrate, half", "半馬補給碳水")
    static let fuelMarathon = Phrase("Carbohydrate, marathon", "全馬補給碳水")
    static let gramsPerHour = Phrase("{0}–{1} g/h", "每小時 {0}–{1} 克")
    static let fuelTotal = Phrase("{0}–{1} g in all; practise it first", "共 {0}–{1} 克；請先練習")
    static let intensity = Phrase("Intensity of 28 days", "28 天強度分布")
    static let intensityShares = Phrase("{0} easy · {1} middle · {2} hard", "{0} 輕鬆 · {1} 中等 · {2} 高強度")
    static let allEasy = Phrase("all easy", "全部輕鬆")
    static let polarised = Phrase("polarised ({0})", "兩極化（{0}）")
    static let pyramidal = Phrase("pyramidal ({0})", "金字塔型（{0}）")
    static let mostlyMiddle = Phrase("mostly in the middle ({0})", "集中於中等強度（{0}）")
    static let mostlyHard = Phrase("mostly hard ({0})", "集中於高強度（{0}）")
    static let eddington = Phrase("Eddington number", "愛丁頓數")
    static let streak = Phrase("Days in a row", "連續跑步")
    static let longestStreak = Phrase("longest: {0}", "最長：{0}")
    static let dayCount = Phrase(one: "{0} day", other: "{0} days", "{0} 天")
    static let ofRuns = Phrase(one: "of {0} run", other: "of {0} runs", "{0} 次跑步")
    static let bestMinutes = Phrase("Best 5 · 20 · 60 min", "最佳 5 · 20 · 60 分鐘")
    static let bestPower = Phrase("Best 5 · 20 · 60 min, riding", "最佳 5 · 20 · 60 分鐘騎車功率")
    static let ninetyDays = Phrase("90 days", "90 天")

    static let monthsTitle = Phrase("Pace and heart rate by month", "每月配速與心率")
    static let monthNote = Phrase("{0} {1} · {2}", "{0} {1} · {2}")
    static let runCount = Phrase(one: "{0} run", other: "{0} runs", "{0} 次跑步")
    static let percentLeft = Phrase("% left", "左腳 %")
    static let balanceLeft = Phrase("{0} % left", "左腳 {0} %")
    static let balanceOutside = Phrase(
        one: "outside 49–51 % in the last run", other: "outside 49–51 % in the last {0} runs", "最近 {0} 次都在 49–51 % 之外")
    static let confirmTitle = Phrase("Is this distance right?", "這個距離正確嗎？")
    static let confirmRow = Phrase("{0} · {1}", "{0} · {1}")
    static let confirmNote = Phrase("VDOT {0}, best known before it {1}", "VDOT {0}，之前最佳為 {1}")

    static let strideTitle = Phrase("Stride against your own at this speed", "與自己同速度的步態比較")
    static let strideNote = Phrase("usual {0} · {1}", "平時 {0} · {1}")

    static let zonesTitle = Phrase("Zones", "區間")
    static let zonesBase = Phrase("Computed from", "計算基準")

    static let tested = Phrase("How far to trust this", "可信程度")
    static let bandHeld = Phrase(
        one: "The 80 % band held {1} of {0} time", other: "The 80 % band held {1} of {0} times", "八成區間 {0} 次中命中 {1} 次")
    static let backtestNote = Phrase(
        "as told the evening before, mean error {0} % (Riegel 1.06: {1} %)", "以前一晚的預測計，平均誤差 {0} %（Riegel 1.06：{1} %）")
    static let racesBefore = Phrase("Your last races, predicted", "過去比賽的預測")
    static let noRaceToTest = Phrase("no race with a prediction before it yet", "還沒有賽前已有預測的比賽")
    static let heatResponse = Phrase("Heat response", "對熱的反應")
    static let heatOwn = Phrase("your own: {0} % per {1}", "您自己的：每 {1} 慢 {0} %")
    static let heatPopulation = Phrase("the population’s: {0} % per {1}", "一般人的：每 {1} 慢 {0} %")
    static let heatSlope = Phrase("What each degree costs", "每一度的影響")
    static let perDegree = Phrase("{0} % per {1}", "每 {1} {0} %")
    static let perDegreeBetween = Phrase("80 % likely between {0} and {1} % per {2}", "八成機率落在每 {2} {0} 至 {1} %")
    static let ownShare = Phrase("{0} from your own runs, the rest from other people’s", "{0} 來自您自己的跑步，其餘來自一般人")
    static let heatNotOwn = Phrase("not your own, because: {0}", "尚非您自己的，因為：{0}")
    static let errorsTitle = Phrase(
        "Tested on {0} of your runs, each time without the ones that are predicted", "以您的 {0} 次跑步檢驗，每次都不用被預測的那些")
    static let accountOfHeat = Phrase("Account of heat", "如何計算高溫")
    static let meanError = Phrase("Error of pace", "配速誤差")
    static let accountOwn = Phrase("your own response", "您自己的反應")
    static let accountPopulation = Phrase("the population’s", "一般人的反應")
    static let accountNone = Phrase("no heat at all", "完全不計高溫")
    static let sameRoutesLeft = Phrase("Left over on the same routes", "相同路線上的殘差")
    static let sameRoutesRuns = Phrase(
        one: "of {0} run on a way that you ran more than once; near 0 is well read",
        other: "of {0} runs on ways that you ran more than once; near 0 is well read",
        "共 {0} 次重複路線的跑步；接近 0 表示判讀正確")
    static let heatGap = Phrase("Load of hot runs", "炎熱跑步的負荷")
    static let heatGapMore = Phrase(
        one: "in {0} hot run of four weeks your heart rate showed {1} % more load than your pace",
        other: "in {0} hot runs of four weeks your heart rate showed {1} % more load than your pace",
        "四週內 {0} 次炎熱的跑步中，心率顯示的負荷比配速多 {1} %")
    static let heatGapLess = Phrase(
        one: "in {0} hot run of four weeks your heart rate showed {1} % less load than your pace",
        other: "in {0} hot runs of four weeks your heart rate showed {1} % less load than your pace",
        "四週內 {0} 次炎熱的跑步中，心率顯示的負荷比配速少 {1} %")
    static let heatGapNone = Phrase(
        one: "in {0} hot run of four weeks heart rate and pace showed the same load",
        other: "in {0} hot runs of four weeks heart rate and pace showed the same load",
        "四週內 {0} 次炎熱的跑步中，心率與配速顯示的負荷相同")
    static let doubtFewRuns = Phrase("fewer than 12 steady runs", "穩定跑步少於 12 次")
    static let doubtFewHot = Phrase("fewer than 5 hot runs", "炎熱的跑步少於 5 次")
    static let doubtFewCool = Phrase("fewer than 4 cool runs", "涼爽的跑步少於 4 次")
    static let doubtSpread = Phrase("all in much the same weather", "天氣都相近")
    static let doubtCalendar = Phrase("heat and training rose together", "氣溫與訓練同時上升")
    static let doubtPrior = Phrase("your runs say too little yet", "您的跑步資料還不夠")
    static let doubtSameRoutes = Phrase("on the same routes your runs say otherwise", "在相同路線上的跑步顯示不同結果")
    static let doubtWorse = Phrase("your own predicts your runs no better", "自己的模型預測並沒有更準")

    static let climbs = Phrase("Climbs", "爬坡")
    static let climbAt = Phrase("At ({0})", "位置（{0}）")
    static let climbGain = Phrase("Gain ({0})", "爬升（{0}）")
    static let climbLength = Phrase("Length ({0})", "長度（{0}）")
    static let climbGrade = Phrase("Grade (%)", "坡度（%）")
    static let climbLevelPace = Phrase("Pace on the level", "換算平路配速")
    static let climbsWhat = Phrase(
        "Each stretch that went up for 30 m and more: its own pace, and the pace that the same effort makes on the level.",
        "每段爬升 30 m 以上的路：實際配速，以及相同強度在平路的配速。")
}
