/// What goes into estimates, by the names under which Analysis writes it down.
extension Phrase {
    static let inputGroup = Phrase("{0}, {1} of them", "{0}，共 {1} 項")
    static let inputSpread = Phrase("median {0}, {1} to {2}", "中位數 {0}，{1} 至 {2}")
    static let inputPoints = Phrase(one: "{0} point", other: "{0} points", "{0} 分")
    static let inputYears = Phrase(one: "{0} year", other: "{0} years", "{0} 歲")
    static let inputSpreadOf = Phrase("{0}, uncertainty", "{0}，不確定度")
    static let inputAgainstUsual = Phrase("{0}, against your usual", "{0}，與平時相比")
    static let inputDeviations = Phrase("{0} SD", "{0} 個標準差")
    static let inputReliability = Phrase("{0}, reliability of the sensor", "{0}，感測器可靠度")
    static let inputWeight = Phrase("{0}, weight", "{0}，權重")
    static let inputOfDay = Phrase("{0}, {1}", "{0}，{1}")
    static let inputFromArchive = Phrase("{0}, from an archive", "{0}，來自資料庫")
    static let inputDayNumber = Phrase("{0}, day {1}", "{0}，第 {1} 天")

    static let thresholdHeartRate = Phrase("Threshold heart rate", "閾值心率")
    static let thresholdPower = Phrase("Threshold power", "閾值功率")
    static let weightedPace = Phrase("Grade-adjusted pace, fast parts weighing more", "坡度調整配速（快的部分權重較高）")
    static let ofThreshold = Phrase("Share of threshold speed", "閾值速度比例")
    static let ageInput = Phrase("Age", "年齡")
    static let perceivedEffort = Phrase("Perceived effort", "自覺強度")

    /// Nil for a name that nobody gave words yet; a test finds those.
    static func input(_ name: String) -> Phrase? {
        bodyInput(name) ?? loadInput(name) ?? raceInput(name) ?? runInput(name) ?? heatInput(name)
    }

    private static func bodyInput(_ name: String) -> Phrase? {
        switch name {
        case "hrv": .variability
        case "hrv_sdnn": Phrase("Heart-rate variability (SDNN)", "心率變異度（SDNN）")
        case "hrv_rmssd_recovery": Phrase("Recovery HRV (rMSSD of the phone)", "恢復心率變異度（手機計算的 rMSSD）")
        case "hrv_rmssd": Phrase("Heart-rate variability (rMSSD)", "心率變異度（rMSSD）")
        case "resting heart rate", "resting_heart_rate": .restingHeartRate
        case "respiration": .respiration
        case "sleep score": Phrase("Sleep score", "睡眠分數")
        case "sleep": .sleep
        case "sleep need": Phrase("Sleep needed", "所需睡眠")
        case "duration": .sleepDuration
        case "efficiency": .sleepEfficiency
        case "regularity": .sleepConsistency
        case "sleep regularity index": Phrase("Sleep regularity index", "睡眠規律指數")
        case "usual_middle": Phrase("Your usual, the middle of 60 days", "您平時的值（60 天的中間值）")
        case "usual_spread": Phrase("How far it usually strays", "平時的波動")
        case "training impulse": Phrase("Training impulse", "訓練衝量")
        case "training impulse outside activities": Phrase("Of it, outside activities", "其中活動以外")
        case "hours of heart rate": Phrase("Heart rate known", "已知心率的時間")
        case "session": Phrase("Session", "訓練")
        case "sex not stated, mean of both weightings":
            Phrase("Sex not stated: the mean of both weightings", "未填性別：取兩種權重的平均")
        case "age": .ageInput
        case "mass": Phrase("Weight", "體重")
        case "heart_medication": Phrase("Medication that slows the heart, 1 is yes", "服用減慢心跳的藥物（1 為是）")
        default: nil
        }
    }

    private static func loadInput(_ name: String) -> Phrase? {
        switch name {
        case "acute": Phrase("Load of the last 7 days", "最近 7 天的負荷")
        case "chronic": Phrase("Load of a usual week, from 28 days", "平時一週的負荷（28 天）")
        case "chronic_before": Phrase("Load of a usual week before these", "在此之前平時一週的負荷")
        case "acute_smoothed": Phrase("Load a day, weighted to the last 7 days", "每日負荷，以最近 7 天加權")
        case "chronic_smoothed": Phrase("Load a day, weighted over 28 days", "每日負荷，以 28 天加權")
        case "fitness_yesterday": Phrase("Fitness yesterday", "昨天的體能")
        case "fatigue_yesterday": Phrase("Fatigue yesterday", "昨天的疲勞")
        case "load_today": Phrase("Load today", "今天的負荷")
        case "fitness_today": Phrase("Fitness today", "今天的體能")
        case "fatigue_today": Phrase("Fatigue today", "今天的疲勞")
        case "days_ahead": Phrase("Days ahead", "往後天數")
        case "runs_without_weather": Phrase("Runs whose weather nobody knows", "天氣不明的跑步次數")
        case "days_taken_for_rest": Phrase("Days without data, taken for rest", "沒有資料而視為休息的天數")
        case "load": .sessionLoad
        case "planned load": Phrase("Planned load", "計畫的負荷")
        case "rtss": Phrase("Load, from grade-adjusted pace", "負荷（依坡度調整配速）")
        case "hrtss": Phrase("Load, from heart rate", "負荷（依心率）")
        case "load, from power": Phrase("Load, from power", "負荷（依功率）")
        case "load, from duration": Phrase("Load, from duration alone", "負荷（僅依時間）")
        case "srpe": Phrase("Load, from perceived effort", "負荷（依自覺強度）")
        case "load by pace": Phrase("Load by pace", "以配速計的負荷")
        case "load by heart rate": .heartLoadLabel
        case "longest run of the week": Phrase("Longest run of the week", "本週最長的一次跑步")
        case "longest of the 30 days before": Phrase("Longest of the 30 days before", "之前 30 天最長的一次")
        case "days looked back": Phrase("Days looked back", "回顧天數")
        case "break": Phrase("Break, until", "停練，至")
        default: nil
        }
    }

    private static func raceInput(_ name: String) -> Phrase? {
        switch name {
        case "race": Phrase("Race", "比賽")
        case "races": Phrase("Races", "比賽")
        case "windows of beats": Phrase("Windows of 2 minutes", "2 分鐘時段")
        case "windows left out": Phrase("Windows left out", "不計的時段")
        case "effort": Phrase("Effort", "全力表現")
        case "best_effort": Phrase("Best effort", "最佳表現")
        case "fastest stretch": Phrase("Fastest stretch", "最快路段")
        case "known_before": Phrase("Best known before", "之前已知最佳")
        case "effort, metres": Phrase("Effort: distance", "全力表現：距離")
        case "effort, seconds": Phrase("Effort: time", "全力表現：時間")
        case "effort, deviation of ln T": Phrase("Effort: uncertainty of the time", "全力表現：時間不確定度")
        case "pooled time": Phrase("All methods together", "綜合預測")
        case "error on own races, pooled": Phrase("Mean error on your races, all methods together", "在您比賽中的平均誤差：綜合預測")
        case "error on own races, Riegel": Phrase("Mean error on your races, Riegel’s law", "在您比賽中的平均誤差：Riegel 定律")
        case "error on own races, VDOT": Phrase("Mean error on your races, VDOT", "在您比賽中的平均誤差：VDOT")
        case "predicted time": Phrase("Predicted time", "預測時間")
        case "second half over first": Phrase("Second half over the first", "後半程與前半程之比")
        case "submax_measured_hrmax": Phrase("From easy runs, maximum heart rate measured", "由輕鬆跑推得（實測最大心率）")
        case "submax_age_hrmax": Phrase("From easy runs, maximum heart rate by age", "由輕鬆跑推得（依年齡的最大心率）")
        case "device": Phrase("As your device estimates it", "裝置的估計")
        case "steady_running": Phrase("Steady running", "穩定跑步")
        case "time": .time
        case "standard for the age": Phrase("Standard for the age", "該年齡的標準")
        case "speed at full uptake": Phrase("Pace at full oxygen uptake", "最大攝氧量時的配速")
        case "threshold_speed": .thresholdPace
        case "critical_speed": .criticalSpeed
        case "threshold_heart_rate": .thresholdHeartRate
        case "last 20 minutes of a threshold test":
            Phrase("Mean heart rate of the last 20 minutes of your threshold test", "您的閾值測試最後 20 分鐘的平均心率")
        case "share held for an hour": Phrase("Share of it held for an hour", "其中可維持一小時的比例")
        case "mean heart rate of a race": Phrase("Mean heart rate of a race of 20 to 60 minutes", "20 至 60 分鐘比賽的平均心率")
        case "maximum heart rate", "maximum_heart_rate": .maximumHeartRate
        case "session_peak": Phrase("Highest heart rate of a session", "單次訓練的最高心率")
        case "stated": Phrase("As you said in Settings", "您在設定中填寫")
        case "observed": Phrase("Seen in your recordings", "在您的紀錄中觀察到")
        case "derived": Phrase("Computed from what was seen", "由觀察到的數值算得")
        case "predicted": Phrase("Expected at your age", "依年齡預期")
        default: nil
        }
    }

    private static func runInput(_ name: String) -> Phrase? {
        switch name {
        case "distance": .distance
        case "speed": .pace
        case "heart rate", "heart_rate": .heartRate
        case "power": .power
        case "cadence": .cadence
        case "step_length": .stepLength
        case "ground_contact_time": .groundContact
        case "vertical_oscillation": .verticalOscillation
        case "vertical_ratio": .verticalRatio
        case "percent left": Phrase("Ground contact, left share", "觸地時間，左腳比例")
        case "metres per beat": Phrase("Distance a heart beat", "每次心跳前進的距離")
        case "decoupling": .decoupling
        case "efficiency lost late": .durability
        case "drop in a minute": Phrase("Drop within a minute", "一分鐘內下降")
        case "internal over external load, late against early":
            Phrase("Heart beats for the same work, late against early", "同樣輸出所需的心跳，後段與前段之比")
        case "onset": Phrase("Where it began", "開始之處")
        case "easy": Phrase("Time easy", "輕鬆時間")
        case "middle": Phrase("Time in the middle", "中等時間")
        case "hard": Phrase("Time hard", "高強度時間")
        case "metres downhill": Phrase("Downhill", "下坡")
        case "metres level": Phrase("Level", "平路")
        case "metres uphill": Phrase("Uphill", "上坡")
        case "median altitude": Phrase("Middle altitude", "海拔中位數")
        case "gain": .ascent
        case "seconds": .time
        case "run": Phrase("Run", "跑步")
        case "first day": Phrase("First day", "第一天")
        case "last day": Phrase("Last day", "最後一天")
        default: nil
        }
    }

    private static func heatInput(_ name: String) -> Phrase? {
        switch name {
        case "temperature": .temperature
        case "worth of the best source": Phrase("Worth of the best source", "最佳來源的價值")
        case "age of its newest evidence": Phrase("Age of its newest evidence", "其最新依據距今時間")
        case "pieces of evidence": Phrase("Pieces of evidence", "依據數量")
        case "share of sensor data": Phrase("Share of sensor data", "感測資料比例")
        case "spread of methods": Phrase("Spread between methods", "各方法之間的差距")
        case "wet-bulb globe temperature": Phrase("WBGT", "WBGT（濕球黑球溫度）")
        case "humidity": .humidityLabel
        case "heat exposure": Phrase("Heat exposure", "熱暴露")
        case "heat only if the sun shone": Phrase("Heat only if the sun shone: not counted", "有日照才算高溫：未計入")
        case "wind, sun and humidity measured": Phrase("Sessions with wind, sun or humidity measured", "風、日照或濕度為實測的訓練")
        case "wind, sun or humidity assumed": Phrase("Sessions with wind, sun or humidity assumed", "風、日照或濕度為假設的訓練")
        case "wind and sun measured": Phrase("Wind and sun measured", "風與日照為實測")
        case "wind or sun assumed": Phrase("Wind or sun assumed", "風或日照為假設")
        case "beats above the fit": Phrase("Beats above what pace and heat explain", "超出配速與高溫所能解釋的心跳")
        case "state at the start": Phrase("State at the start", "起始狀態")
        case "slowdown": Phrase("Slowdown", "變慢")
        case "cool pace": Phrase("Pace in cool weather", "涼爽天氣的配速")
        case "share of heart-rate reserve": Phrase("Share of heart-rate reserve", "心率儲備比例")
        case "weeks since the first": Phrase("Weeks since the first run", "第一次跑步以來的週數")
        case "heat felt": Phrase("Heat felt (WBGT)", "體感炎熱（WBGT）")
        case "heat felt above 12.5 °C": Phrase("Heat felt above a WBGT of 12.5 °C", "WBGT 高於 12.5 °C 的部分")
        case "moving time": .movingTime
        case "steady runs": Phrase("Steady runs", "穩定的跑步")
        case "personal share": Phrase("Weight of your own runs", "您自己的跑步所占權重")
        case "population slope": Phrase("Slowdown of the population", "一般人的變慢程度")
        case "error on unseen runs, own": Phrase("Error on runs not seen, your own", "對未見過的跑步的誤差（自己）")
        case "error on unseen runs, population": Phrase("Error on runs not seen, population", "對未見過的跑步的誤差（一般人）")
        case "error on unseen runs, no heat": Phrase("Error on runs not seen, without heat", "對未見過的跑步的誤差（不計熱）")
        case "route": .route
        case "left by the fit, ln speed": Phrase("Left over by the fit", "擬合殘差")
        default: nil
        }
    }
}
