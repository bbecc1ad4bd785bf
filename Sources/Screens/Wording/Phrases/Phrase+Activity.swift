extension Phrase {
    static let distance = Phrase("Distance", "距離")
    static let time = Phrase("Time", "時間")
    static let pace = Phrase("Pace", "配速")
    static let speed = Phrase("Speed", "速度")
    static let heartRate = Phrase("Heart rate", "心率")
    static let respiration = Phrase("Breathing rate", "呼吸")
    static let sleepDuration = Phrase("Time asleep", "睡眠時間")
    static let sleepEfficiency = Phrase("Sleep efficiency", "睡眠效率")
    static let sleepStages = Phrase("Deep and REM sleep", "深層與快速動眼期")
    static let sleepConsistency = Phrase("Regular bedtime", "作息規律")
}
