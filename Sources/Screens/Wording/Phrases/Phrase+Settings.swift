extension Phrase {
    static let settingsTitle = Phrase("Settings", "設定")
    static let settingsWrong = Phrase("Nothing was saved yet: please look at the marked fields.", "尚未儲存：請檢查標示的欄位。")
    static let settingsSave = Phrase("Save", "儲存")
    static let settingsYou = Phrase("You", "關於您")
    static let settingsThreshold = Phrase("Threshold", "閾值")
    static let settingsLead = Phrase(
        "Every field may stay empty: Hearth then uses what your recordings show, and says so.",
        "每個欄位都可以留白：Hearth 會改用紀錄中看到的數值，並清楚標示。")

    static let settingsName = Phrase("Name", "名稱")
    static let settingsNameHint = Phrase("Goes into your exports. No figure depends on it.", "會寫入匯出檔，不影響任何數字。")
    static let settingsBirthYear = Phrase("Year of birth", "出生年")
    static let settingsBirthYearHint = Phrase(
        "Changes the fitness level, and the maximum heart rate while none is known.", "影響體能程度，以及未知時的最大心率估計。")
    static let settingsSex = Phrase("Sex", "性別")
    static let settingsSexHint = Phrase(
        "Changes the fitness level and the weight of time at a high heart rate.", "影響體能程度，以及高心率時間的權重。")
    static let settingsNotSaid = Phrase("Not said", "不填")
    static let settingsFemale = Phrase("Female", "女")
    static let settingsMale = Phrase("Male", "男")
    static let settingsMass = Phrase("Weight ({0})", "體重（{0}）")
    static let settingsMassHint = Phrase(
        "Used instead of the newest weighing in your data.", "取代資料中最近一次的體重。")
    static let settingsHeight = Phrase("Height ({0})", "身高（{0}）")
    static let settingsHeightHint = Phrase("Goes into your exports. No figure depends on it.", "會寫入匯出檔，不影響任何數字。")
    static let settingsClock = Phrase("Your time zone", "您的時區")
    static let settingsClockHint = Phrase(
        "Decides when a day begins where a recording does not say. A city like Berlin or Taipei, or +08:00; empty is this machine’s.",
        "紀錄未標示時，用來決定一天從何時開始。填城市如 Taipei、Berlin，或 +08:00；留白則用這台電腦的時區。")
    static let settingsNotClock = Phrase(
        "Please name a city of the table of time zones, like Berlin or New York, or an offset like +08:00.",
        "請填時區表中的城市，如 Taipei 或 New York，或 +08:00 這樣的時差。")
    static let originMachine = Phrase("this machine’s", "這台電腦的時區")
    static let settingsRaceDay = Phrase("Day of your next race", "下一場比賽日")
    static let settingsRaceDayHint = Phrase(
        "The plan then leads to it: less load in the last days. A day in the past is ignored.",
        "計畫會以此為目標，賽前幾天減量。已過的日期不起作用。")
    static let settingsDay = Phrase("This must be {0}.", "必須是{0}。")
    static let settingsDayFrom = Phrase("a day from {0} on", "{0}起的日期")
    static let settingsDayUntil = Phrase("a day until {0}", "{0}為止的日期")
    static let settingsResting = Phrase("Resting heart rate (bpm)", "安靜心率（次/分）")
    static let settingsRestingHint = Phrase(
        "Changes heart-rate load and strain; otherwise the median of 60 days.", "影響心率負荷與身體負擔；留白則取 60 天的中位數。")
    static let settingsMaximum = Phrase("Maximum heart rate (bpm)", "最大心率（次/分）")
    static let settingsMaximumHint = Phrase(
        "Changes heart-rate load and strain; otherwise the highest seen twice in a year, else what your age expects.",
        "影響心率負荷與身體負擔；留白則取一年內出現兩次的最高值，否則依年齡估計。")
    static let settingsMaximumSeen = Phrase("Measured on {0}.", "測得於{0}。")
    static let settingsThresholdHeartRate = Phrase("Threshold heart rate (bpm)", "閾值心率（次/分）")
    static let settingsThresholdHeartRateHint = Phrase(
        "Changes session load and zones by heart rate; otherwise told by a race of 20 to 60 minutes, else 89 % of the maximum.",
        "影響依心率計算的訓練負荷與區間；留白則取自 20 至 60 分鐘的比賽，否則為最大心率的 89 %。")
    static let settingsThresholdPace = Phrase("Threshold pace (min:s per {0})", "閾值配速（每 {0} 分:秒）")
    static let settingsThresholdPaceHint = Phrase(
        "Changes session load and zones by pace; otherwise found in your races and efforts.",
        "影響依配速計算的訓練負荷與區間；留白則由比賽與全力表現推得。")
    static let settingsThresholdPower = Phrase("Functional threshold power (W)", "功能性閾值功率（瓦）")
    static let settingsThresholdPowerHint = Phrase(
        "Makes power zones, and the load of rides whose power is known and whose heart rate is not.",
        "用於功率區間，以及有功率但沒有心率的騎乘負荷。")

    static let settingsNotNumber = Phrase("Please write a number.", "請輸入數字。")
    static let settingsNotPace = Phrase("Please write minutes and seconds, as in 4:30.", "請輸入分與秒，例如 4:30。")
    static let settingsRange = Phrase("Please stay between {0} and {1}.", "請介於 {0} 與 {1} 之間。")
    static let settingsTooLong = Phrase("At most {0} characters.", "最多 {0} 個字元。")
    static let settingsBelowMaximum = Phrase("This has to be below the maximum heart rate.", "必須低於最大心率。")
    static let settingsKilometre = Phrase("km", "km")
    static let settingsMile = Phrase("mi", "mi")

    static let settingsInUse = Phrase("In use: {0}, {1}.", "目前使用：{0}，{1}。")
    static let originStated = Phrase("as you said", "由您提供")
    static let originFiles = Phrase("as your files say", "由您的檔案得知")
    static let originObserved = Phrase("seen in your recordings", "由紀錄觀察")
    static let originDerived = Phrase("computed from your recordings", "由紀錄推算")
    static let originPredicted = Phrase("expected at your age", "依年齡估計")
    static let settingsZones = Phrase("Your heart-rate zones", "您的心率區間")
    static let settingsZonesNote = Phrase(
        "From maximum and resting heart rate (Karvonen). They change the time in zones of every activity.",
        "由最大心率與安靜心率計算（Karvonen），影響每筆活動的區間時間。")
    static let settingsZonesOwn = Phrase(
        "Your own bounds. They change the time in zones of every activity.", "您自訂的界線，影響每筆活動的區間時間。")
    static let settingsZonesOfThreshold = Phrase(
        "Shares of your threshold heart rate (Friel). They change the time in zones of every activity.",
        "依閾值心率的百分比（Friel），影響每筆活動的區間時間。")
    static let settingsZonesOfMaximum = Phrase(
        "Shares of your maximum heart rate, as a resting heart rate or a measured maximum is missing. They change the time in zones of every "
            + "activity.",
        "依最大心率的百分比，因為缺少安靜心率或實測的最大心率；影響每筆活動的區間時間。")
    static let settingsTestOld = Phrase(
        "Your threshold test was over 180 days ago: no zones are made from it.", "閾值測試已超過 180 天，不再用來分區。")
    static let settingsTestDay = Phrase("Day of the threshold test", "閾值測試日")
    static let settingsTestDayHint = Phrase(
        "After 180 days the test makes no zones any more. Without a day it always counts.",
        "超過 180 天後不再用來分區；不填日期則一直有效。")
    static let settingsOwnZones = Phrase("Your own zones", "自訂心率區間")
    static let settingsZoneFrom = Phrase("Zone {0} from (bpm)", "第 {0} 區起點（次/分）")
    static let settingsZonesHint = Phrase(
        "All five or none. They change zones and the time in them; without them zones are computed.",
        "五個都填或都不填。影響區間與各區時間；留白則自動計算。")
    static let settingsZoneMissing = Phrase("Please fill in all five zones, or none.", "請五個區間都填，或都不填。")
    static let settingsZoneOrder = Phrase("A zone has to begin above the one before.", "必須高於前一區。")
    static let settingsHabits = Phrase("When you train and sleep", "訓練與睡眠習慣")
    static let settingsFirstHour = Phrase("Training from (hour, 0–24)", "可訓練時間起（時，0–24）")
    static let settingsLastHour = Phrase("Training until (hour, 0–24)", "可訓練時間迄（時，0–24）")
    static let settingsHoursHint = Phrase(
        "Changes the best training times; otherwise 4 to 22.", "影響建議的訓練時段；留白則為 4 至 22 時。")
    static let settingsHoursWrong = Phrase(
        "Please give both hours, with two hours between them at least.", "請填寫起訖兩個時間，至少相隔兩小時。")
    static let settingsSleepNeed = Phrase("Sleep that you need (hours)", "您需要的睡眠（小時）")
    static let settingsSleepNeedHint = Phrase("Changes the sleep score; otherwise 8 hours.", "影響睡眠分數；留白則為 8 小時。")
    static let settingsRestDays = Phrase("Never train on", "不訓練的日子")
    static let settingsRestDayHint = Phrase("The plan leaves such days free.", "計畫會空出這些日子。")
    static let settingsZonesMissing = Phrase("They need a maximum heart rate.", "需要最大心率。")
}
