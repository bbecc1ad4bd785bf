extension Phrase {
    static let fractalTitle = Phrase("Thresholds from heartbeats (experimental)", "由心跳間期估計的閾值（實驗性）")
    static let fractalLead = Phrase(
        "From the chest strap’s beat intervals (DFA-α1) in the first hour. Only meaningful when you were rested; other figures don’t use it.",
        "取自胸帶第一小時的心跳間期（DFA-α1）。僅在休息充足時有意義，不影響其他數值。")
    static let fractalAerobic = Phrase("Aerobic threshold (α1 0.75)", "有氧閾值（α1 0.75）")
    static let fractalAnaerobic = Phrase("Anaerobic threshold (α1 0.5)", "無氧閾值（α1 0.5）")
    static let fractalNotReached = Phrase(
        "Not found: needs efforts from easy to hard that pass it", "未找到：需要由輕鬆到吃力、跨過此閾值的強度")
    static let fractalWindows = Phrase(
        "{0} windows of 2 minutes; {1} left out for artefacts or gaps", "{0} 個 2 分鐘時段；{1} 個因雜訊或缺漏而不計")
}
