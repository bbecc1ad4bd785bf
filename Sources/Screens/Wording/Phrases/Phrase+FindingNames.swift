/// What readers of files name in their findings, by the names under which these are kept.
extension Phrase {
    /// Nil for a name of the file's own: the head of a column, a message of its maker.
    static func findingName(_ name: String) -> Phrase? {
        valueName(name) ?? dayName(name) ?? contentName(name) ?? markupName(name)
    }

    /// In the words of the reader; a file's own name as it stands there.
    static func findingName(_ name: String, _ language: Language) -> String {
        if let phrase = findingName(name) { return phrase.text(language) }
        let method = "zip method "
        guard name.utf8.starts(with: method.utf8) else { return name }
        let number = String(decoding: name.utf8.dropFirst(method.utf8.count), as: UTF8.self)
        return Phrase("compressed by method {0}", "壓縮方法 {0}").text(language, number)
    }

    /// What a point, a lap or an activity holds.
    private static func valueName(_ name: String) -> Phrase? {
        switch name {
        case "time": Phrase("time", "時間")
        case "elapsed": Phrase("elapsed time", "總時間")
        case "timer": Phrase("timer", "計時時間")
        case "duration": Phrase("duration", "時長")
        case "date": Phrase("date", "日期")
        case "value": Phrase("value", "數值")
        case "unit": Phrase("unit", "單位")
        case "position": Phrase("position", "位置")
        case "latitude": Phrase("latitude", "緯度")
        case "longitude": Phrase("longitude", "經度")
        case "accuracy", "position_accuracy": Phrase("accuracy of the position", "定位精度")
        case "altitude": Phrase("altitude", "高度")
        case "distance": Phrase("distance", "距離")
        case "speed": Phrase("speed", "速度")
        case "cadence": Phrase("cadence", "步頻")
        case "power": Phrase("power", "功率")
        case "power_balance": Phrase("power balance", "功率平衡")
        case "energy": Phrase("energy", "熱量")
        case "effort": Phrase("effort", "自覺強度")
        case "temperature": Phrase("temperature", "溫度")
        case "humidity": Phrase("humidity", "濕度")
        case "heart rate", "heart_rate": Phrase("heart rate", "心率")
        case "beat": Phrase("beat", "心跳")
        case "beat interval", "beat_interval": Phrase("beat interval", "心跳間隔")
        case "respiration": Phrase("breathing rate", "呼吸速率")
        case "core_temperature": Phrase("core temperature", "核心體溫")
        case "skin_temperature": Phrase("skin temperature", "皮膚溫度")
        case "heat_strain_index": Phrase("heat strain index", "熱應變指數")
        case "step_length": Phrase("step length", "步幅")
        case "vertical_oscillation": Phrase("vertical oscillation", "垂直振幅")
        case "vertical_ratio": Phrase("vertical ratio", "垂直比例")
        case "ground_contact_time": Phrase("ground contact", "觸地時間")
        case "ground_contact_balance": Phrase("ground contact balance", "觸地平衡")
        default: nil
        }
    }

    /// What belongs to a day or a night.
    private static func dayName(_ name: String) -> Phrase? {
        switch name {
        case "steps": Phrase("steps", "步數")
        case "walking_running_distance": Phrase("walking and running distance", "步行與跑步距離")
        case "cycling_distance": Phrase("cycling distance", "騎車距離")
        case "swimming_distance": Phrase("swimming distance", "游泳距離")
        case "active_energy": Phrase("active energy", "活動熱量")
        case "basal_energy": Phrase("resting energy", "靜態熱量")
        case "flights_climbed": Phrase("flights climbed", "爬樓層數")
        case "exercise_time": Phrase("exercise minutes", "運動分鐘數")
        case "stand_time": Phrase("stand minutes", "站立分鐘數")
        case "running_speed": Phrase("running speed", "跑步速度")
        case "running_power": Phrase("running power", "跑步功率")
        case "resting_heart_rate": Phrase("resting heart rate", "安靜心率")
        case "hrv_sdnn": Phrase("heart-rate variability (SDNN)", "心率變異度（SDNN）")
        case "hrv_rmssd_recovery": Phrase("recovery HRV (rMSSD of the phone)", "恢復心率變異度（手機計算的 rMSSD）")
        case "hrv_rmssd": Phrase("heart-rate variability (rMSSD)", "心率變異度（rMSSD）")
        case "device_vo2max": Phrase("VO₂max of the device", "裝置的最大攝氧量")
        case "respiratory_rate": Phrase("breathing rate", "呼吸速率")
        case "body_mass", "weight": Phrase("weight", "體重")
        case "height": Phrase("height", "身高")
        case "sleep": Phrase("sleep", "睡眠")
        case "sleep_in_bed": Phrase("time in bed", "臥床時間")
        case "sleep_awake": Phrase("time awake", "清醒時間")
        case "sleep_unspecified": Phrase("time asleep", "睡眠時間")
        case "sleep_core": Phrase("core sleep", "核心睡眠")
        case "sleep_deep": Phrase("deep sleep", "深層睡眠")
        case "sleep_rem": Phrase("REM sleep", "快速動眼期")
        case "menstrual flow", "menstrual_flow": Phrase("menstrual flow", "經血量")
        case "birth_year": Phrase("year of birth", "出生年")
        case "sex": Phrase("sex", "性別")
        case "heart_medication": Phrase("heart medication", "心臟用藥")
        default: nil
        }
    }
}
