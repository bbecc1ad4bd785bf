extension Phrase {
    /// Common words for what a page tells, which are not its name: who types one of them finds it. Nil where the name says enough.
    static func findWords(of pattern: RoutePattern) -> Phrase? {
        switch pattern {
        case .today: Phrase("sleep recovery hrv", "睡眠 恢復")
        case .activities: Phrase("runs workouts history", "跑步 紀錄")
        case .fitness: Phrase("races records", "比賽 成績")
        case .load: Phrase("plan form fatigue shoes", "計畫 疲勞 跑鞋")
        case .trends: Phrase("weight sleep hrv", "體重 睡眠")
        case .routes: Phrase("map", "地圖")
        case .importing: Phrase("strava garmin apple", "手錶")
        case .settings: Phrase("profile units", "個人 單位")
        default: nil
        }
    }
}
