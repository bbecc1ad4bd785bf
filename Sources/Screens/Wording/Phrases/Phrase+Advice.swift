extension Phrase {
    static let loadWellAboveUsual = Phrase(
        "Load ratio {0}: this week is well above what you are used to. Two or three easy days bring it back.",
        "負荷比 {0}：本週遠高於您習慣的量。安排兩三天輕鬆日即可回到平時。")
    static let loadAboveUsual = Phrase(
        "Load ratio {0}: more than you are used to. Hold the volume for a few days.", "負荷比 {0}：比您習慣的多。先維持目前的量幾天。")
    static let loadBelowUsual = Phrase(
        "Load ratio {0}: less than you are used to. There is room to add, step by step.",
        "負荷比 {0}：比您習慣的少。可以逐步增加。")
    static let loadInUsualRange = Phrase(
        "Load ratio {0}: within your usual range. Go on as planned.", "負荷比 {0}：在平時範圍內。照計畫進行即可。")
    static let easierWeekPlanned = Phrase(
        "Load ratio {0}: within your usual range. The next days are planned easier on purpose.",
        "負荷比 {0}：在平時範圍內。接下來幾天的計畫刻意較輕鬆。")
    static let needRecentActivities = Phrase(
        one: "Your newest activity is {0} day old. Advice and a plan need one of the last two months.",
        other: "Your newest activity is {0} days old. Advice and a plan need one of the last two months.",
        "最近一次活動是 {0} 天前。建議與計畫需要最近兩個月內的活動。")
    static let returningAfterBreak = Phrase(
        one:
            "You are returning after {0} day without training: the load ratio says little for up to four weeks. Begin with half of "
            + "what was usual.",
        other:
            "You are returning after {0} days without training: the load ratio says little for up to four weeks. Begin with half of "
            + "what was usual.",
        "您停練 {0} 天後開始復練：最多四週內，負荷比沒有參考價值。先從平時一半的量開始。")
    static let returningStill = Phrase(
        one:
            "You are coming back after {0} day without training: the load ratio still compares with days of rest. Add step by step.",
        other:
            "You are coming back after {0} days without training: the load ratio still compares with days of rest. Add step by step.",
        "您停練 {0} 天後正在復練：負荷比仍與停練的日子相比。請逐步增加。")
    static let sessionMuchLonger = Phrase(
        "{0} was much longer than your longest of the 30 days before ({1}). Let the next days be easy.",
        "{0} 比前 30 天最長的一次（{1}）長很多。接下來幾天放輕鬆。")
    static let veryTired = Phrase(
        "Form is {0}: fatigue is above fitness. Rest before the next hard session.",
        "狀態值 {0}：疲勞高於體能。下次高強度訓練前請先休息。")
    static let prolongedLowRecovery = Phrase(
        "Recovery has been low for three weeks, and performance fell. Rest, and ask a clinician: no app can say why.",
        "恢復已持續偏低三週，表現也下降。請休息並就醫：任何 App 都無法判斷原因。")
    static let freshEnough = Phrase("Form is {0}: fresh enough for a quality session.", "狀態值 {0}：體力充足，可以安排高強度訓練。")
    static let weekTooMonotonous = Phrase(
        "Monotony is {0}: the days of this week were much alike. Make hard days harder and easy days easier.",
        "單調度 {0}：本週每天都差不多。讓吃力的日子更吃力，輕鬆的日子更輕鬆。")
    static let needMoreHistory = Phrase(
        one: "The load ratio needs {0} more day of history.", other: "The load ratio needs {0} more days of history.",
        "負荷比還需要 {0} 天的紀錄。")
    static let nothingToAdvise = Phrase(
        "Nothing needs to change. More runs and races make these figures more certain.", "目前不需要調整。多跑步、多參賽，數字會更準確。")
    static let needRuns = Phrase("Complete more runs to get predictions.", "完成更多跑步以取得預測。")
    static let needRecentEffort = Phrase(
        one: "Your last hard effort was {0} day ago. A race or a fast 5 km sharpens the predictions.",
        other: "Your last hard effort was {0} days ago. A race or a fast 5 km sharpens the predictions.",
        "上次全力跑是 {0} 天前。一場比賽或快速 5 km能讓預測更準。")
    static let confirmDistance = Phrase(
        "{0} on {1}: {2} points of VDOT better than anything in the half year before, within two weeks. Is the distance right? It counts; "
            + "if it is wrong, leave the activity out.",
        "{1}的{0}：兩週內比之前半年最好的成績高出 {2} 點 VDOT。距離正確嗎？目前計入；若有誤，請將該活動排除。")
    static let uptakeAtLeast = Phrase(
        "Your runs show a VO₂max of at least {0}. How much more it is shows in a race, or in 20 minutes as fast as you can.",
        "從跑步看，最大攝氧量至少為 {0}。要知道還有多少，請跑一場比賽，或盡力跑 20 分鐘。")
    static let confirmRace = Phrase(
        "{0} on {1}: was it a race? It was far slower than your best, or your heart had it easy, so that fitness and predictions "
            + "leave it out. If it was not a race, take the mark off.",
        "{1}的{0}：這是比賽嗎？速度遠低於您的最佳表現，或心率偏輕鬆，因此體能與預測未計入。若不是比賽，請取消比賽標記。")
    static let needHeartRateProfile = Phrase(
        "Add your resting and maximum heart rate: load then follows your heart, not just the clock.",
        "請填入安靜心率與最大心率：負荷就能依心率計算，而不只看時間。")
    static let needBirthYearAndSex = Phrase(
        "Add your birth year and sex to see your level among people like you.",
        "請填入出生年與性別，以了解您在同類人群中的程度。")
    static let raceAndDeviceDisagree = Phrase(
        "Your races and runs say VO₂max {0}, your device says {1}. Hearth rests on the runs and keeps both apart.",
        "從比賽與跑步推估的最大攝氧量為 {0}，裝置顯示 {1}。Hearth 以跑步為準，兩者分開記錄。")
    static let heartMedicationTaken = Phrase(
        "Your phone was told of a medication that slows the heart: what heart rate says of fitness, load and zones is less sure.",
        "手機中記錄您服用會減慢心跳的藥物：由心率推算的體能、負荷與區間較不準確。")
    static let fitnessImproving = Phrase("Fitness grew by {0} % in six weeks.", "六週內體能提升 {0} %。")
    static let fitnessDeclining = Phrase("Fitness fell by {0} % in six weeks.", "六週內體能下降 {0} %。")
    static let slowDownInHeat = Phrase(
        one: "{0} recent run was in heat: expect to be about {1} slower and go by effort.",
        other: "{0} recent runs were in heat: expect to be about {1} slower and go by effort.",
        "最近有 {0} 次在高溫下跑步：預期約慢 {1}，請依體感調整。")
    static let acclimationFading = Phrase(
        one: "{0} day since the last heat: acclimation is fading.", other: "{0} days since the last heat: acclimation is fading.",
        "距上次高溫訓練 {0} 天：熱適應正在消退。")
    static let acclimationBuilding = Phrase(
        "Acclimation is building. Easy runs in the heat help most; mild days add little.", "熱適應正在建立。高溫下的輕鬆跑最有幫助，微熱的日子幫助不大。")
    static let wellAcclimatedAdvice = Phrase("You are well acclimated to heat.", "您對高溫適應良好。")
    static let needWeather = Phrase(
        "No weather is known for your runs, so nothing can be said about heat.", "沒有跑步時的天氣資料，因此無法評估高溫影響。")
    static let trainAt = Phrase(
        "Of the hours at which you ran, {0}–{1} cost the least in heat.", "在您跑過的時段中，{0}–{1} 受熱影響最小。")
    static let recoveryLow = Phrase("Recovery is {0} of 100: choose an easy day.", "恢復 {0} 分（滿分 100）：今天放輕鬆。")
    static let recoveryLowDone = Phrase(
        "Recovery is {0} of 100, and today’s session is done: rest now.", "恢復 {0} 分（滿分 100），今天的訓練已完成：請好好休息。")
    static let recoveryHigh = Phrase("Recovery is {0} of 100: a good day for hard training.", "恢復 {0} 分（滿分 100）：適合高強度訓練。")
    static let signsOfIllness = Phrase(
        "Resting heart rate and breathing are both well above your usual range. Rest today; ask a doctor if you feel unwell.",
        "安靜心率與呼吸速率都明顯高於平時範圍。今天請休息；若感到不適請就醫。")
    static let dangerousHeat = Phrase(
        "A run of the last two weeks was in dangerous heat. At such hours train indoors, easy and short, or at another time. Confusion, collapse "
            + "or chest pain in heat is an emergency.",
        "最近兩週有一次跑步處於危險高溫。這種時段請在室內輕鬆短練，或改時間。在高溫下意識混亂、昏倒或胸痛屬於緊急狀況。")
}
