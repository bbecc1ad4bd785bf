import Analysis

/// What cards say, in the reader's language. The cards themselves are written in English, beside the code; citations stay as they
/// are.
extension Reader {
    typealias CardText = (text: String, isEnglish: Bool)

    func name(of card: ModelCard) -> CardText { text(card.name, ModelText.chinese(card.id)) }

    /// How the model computes.
    func formula(of card: ModelCard) -> CardText { text(card.formula, ModelText.chineseFormula(card)) }

    /// What the model cannot do.
    func limits(of card: ModelCard) -> CardText { text(card.limits, ModelText.chineseLimits(card.id)) }

    /// Where the model comes from: what is a citation alone stays as it is cited.
    func source(of card: ModelCard) -> CardText { text(card.source, ModelText.chineseSource(card.id)) }

    /// What has no translation has to stay English.
    private func text(_ english: String, _ chinese: @autoclosure () -> String?) -> CardText {
        switch language {
        case .english: (english.withApostrophes, true)
        case .traditionalChinese: chinese().map { ($0, false) } ?? (english.withApostrophes, true)
        }
    }
}

extension String {
    /// `the runner’s` for `the runner's`: in source a straight one is easier to type. What is no letter’s neighbour stays.
    var withApostrophes: String {
        let bytes = Array(utf8)
        func isLetter(_ index: Int) -> Bool {
            bytes.indices.contains(index) && (0x61...0x7A).contains(bytes[index] | 0x20)
        }
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count + 8)
        for (index, byte) in bytes.enumerated() {
            let isOwners = index > 0 && bytes[index - 1] | 0x20 == UInt8(ascii: "s") && bytes[index...].dropFirst().first == 0x20
            if byte == UInt8(ascii: "'"), isLetter(index - 1), isLetter(index + 1) || isOwners {
                out.append(contentsOf: "’".utf8)
            } else {
                out.append(byte)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }
}

enum ModelText {
    /// By the card's id; a test holds that every card has one.
    static func chinese(_ id: String) -> String? { races(id) ?? body(id) ?? load(id) ?? running(id) ?? heat(id) }

    private static func races(_ id: String) -> String? {
        switch id {
        case "vdot": "VDOT"
        case "riegel": "Riegel 冪次律"
        case "riegel_personal": "個人耐力指數"
        case "critical_speed": "臨界速度"
        case "cs_marathon": "由臨界速度推算馬拉松"
        case "race_day_heat": "比賽日高溫下的成績"
        case "tanda": "Tanda：由訓練推算馬拉松"
        case "vickers": "Vickers 與 Vertosick 的馬拉松模型"
        case "race_prediction": "綜合比賽預測"
        case "backtest": "比賽預測的回溯檢驗"
        case "effort_leap": "VDOT 的躍升"
        case "pace_plan": "比賽日配速"
        case "race_fuel": "比賽中的碳水化合物"
        case "best_effort": "最佳表現"
        case "mean_maximal": "各時長的最佳平均"
        case "splits": "分段"
        case "personal_record": "個人紀錄"
        case "age_grade": "年齡分級"
        case "oxygen_uptake": "綜合各法的攝氧量"
        case "submaximal_vdot": "由穩定跑步估計的攝氧量"
        case "device_vo2max": "裝置估計的攝氧量"
        case "data_quality": "攝氧量的資料品質"
        case "friend_percentile": "實測成人中的百分位"
        case "fitness_level": "依年齡與性別的體能程度"
        case "swain": "心率儲備等於攝氧儲備"
        default: nil
        }
    }

    private static func body(_ id: String) -> String? {
        switch id {
        case "sleep_score": "睡眠分數"
        case "sleep_regularity": "睡眠規律指數"
        case "day_strain": "身體負擔"
        case "hrv_sdnn": "心率變異度（SDNN）"
        case "hrv_rmssd_recovery": "手機的恢復心率變異度（rMSSD）"
        case "hrv_rmssd": "心率變異度（rMSSD）"
        case "recovery_score": "恢復分數"
        case "cycle_phase": "生理週期的半期"
        case "resting_heart_rate": "安靜心率"
        case "heart_rate_drop": "心率恢復"
        case "heart_rate_zones": "心率區間"
        case "pace_zones": "配速區間"
        case "power_zones": "功率區間"
        case "time_in_zones": "各區間時間"
        case "maximum_heart_rate": "最大心率"
        case "threshold": "乳酸閾值估計"
        case "intensity_distribution": "強度分布"
        case "heart_rate_cleaning": "心率清理"
        default: nil
        }
    }

    private static func load(_ id: String) -> String? {
        switch id {
        case "rtss": "依坡度調整配速的負荷"
        case "hrtss": "依心率的負荷"
        case "power_load": "依功率的負荷"
        case "session_rpe": "依自覺強度的負荷"
        case "session_load": "單次訓練的負荷"
        case "duration_load": "依時間的負荷"
        case "trimp": "訓練衝量"
        case "edwards": "依區間加權的分鐘數"
        case "daily_load": "單日負荷"
        case "load_ratio": "負荷相較於過去四週的變化"
        case "load_change": "近期負荷有多不尋常"
        case "fitness_and_fatigue": "體能、疲勞與狀態"
        case "monotony": "單調度與壓力"
        case "session_spike": "異常長的一次跑步"
        case "load_forecast": "負荷預測"
        case "returning": "停練後復練"
        case "training_days_lost": "長期停練天數"
        case "heat_load_gap": "配速看不到的高溫負荷"
        case "training_trend": "訓練趨勢"
        case "fitness_trend": "體能趨勢"
        case "recovery_status": "恢復狀況"
        case "week_plan": "七日計畫"
        case "niggles": "痠痛與負荷對照"
        case "shoe_distance": "跑鞋里程"
        default: nil
        }
    }

    private static func running(_ id: String) -> String? {
        switch id {
        case "grade_cost": "坡地跑步的能量消耗"
        case "walking_cost": "坡地步行的能量消耗"
        case "grade_adjusted_pace": "坡度調整配速"
        case "climb_rate": "爬升率"
        case "altitude_cleaning": "平滑後的海拔與爬升"
        case "slope_shares": "路線的起伏程度"
        case "altitude": "高海拔跑步"
        case "high_intensity": "高強度訓練日"
        case "efficiency": "每次心跳前進的距離"
        case "decoupling": "心率漂移"
        case "durability": "長跑後段的效率下降"
        case "dfa_alpha1": "DFA-α1 閾值（實驗性）"
        case "marathon_form": "馬拉松耐久"
        case "heart_rate_speed_index": "心率與速度指數"
        case "pace_by_month": "每月配速與心率"
        case "moving_time": "移動時間"
        case "distance_path": "沿路距離"
        case "eddington": "愛丁頓數"
        case "streak": "連續跑步天數"
        case "running_energy": "跑步的能量"
        case "stride_shape": "垂直比例、觸地比例與騰空"
        case "stride_reading": "與自己同速度的步態比較"
        case "running_effectiveness": "跑步效益"
        case "contact_balance": "左右觸地平衡"
        case "cadence": "步頻"
        default: nil
        }
    }

    private static func heat(_ id: String) -> String? {
        switch id {
        case "heat_acclimation": "熱適應"
        case "measured_acclimation": "對熱的實測反應"
        case "heat_exposure": "熱暴露"
        case "heated_baseline": "熱環境訓練的基準"
        case "heated_trend": "熱環境訓練的趨勢"
        case "wbgt_simple": "綜合溫度熱指數（簡式）"
        case "wbgt_indoor": "綜合溫度熱指數（室內）"
        case "wbgt_liljegren": "綜合溫度熱指數（室外）"
        case "heat_index": "酷熱指數"
        case "personal_heat": "個人對熱的反應"
        case "population_slowdown": "一般人在高溫下的變慢"
        case "same_route_check": "相同路線上的高溫檢驗"
        case "direct_fraction": "直射日照比例"
        case "clear_sky": "晴天與多雲時的日照"
        case "sun_position": "太陽位置"
        case "acsm_flag": "高溫旗號"
        case "weather_impact": "天氣影響"
        case "weather_window": "近期跑步的天氣"
        case "air_quality": "空氣品質"
        case "best_windows": "最佳訓練時段"
        case "pace_degradation": "高溫損失的配速"
        case "dew_point": "露點"
        case "wet_bulb_stull": "濕球溫度"
        default: nil
        }
    }
}
