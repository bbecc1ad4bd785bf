extension Phrase {
    static let signInTitle = Phrase("Sign in", "登入")
    static let signInNotNeeded = Phrase("No account needed here", "這裡不需要帳號")
    static let signInNotNeededText = Phrase(
        "This house answers to this machine only (127.0.0.1). Whoever sits at it is at home, so there is nothing to sign in to.",
        "這個 Hearth 只回應這台電腦（127.0.0.1）。使用這台電腦的人就是主人，因此無需登入。")
    static let signInName = Phrase("Name", "名稱")
    static let signInPassword = Phrase("Password", "密碼")
    static let signInEmpty = Phrase("Please give both your name and your password.", "請輸入名稱與密碼。")
    static let signInWrong = Phrase(
        "Name and password do not belong together. Nothing else is told, on purpose.", "名稱與密碼不相符。為了安全，不提供更多細節。")
    static let signInLocked = Phrase(
        one: "Too many tries. Signing in is closed for one more minute; your data is safe.",
        other: "Too many tries. Signing in is closed for {0} more minutes; your data is safe.",
        "嘗試次數過多，登入功能將於 {0} 分鐘後重新開放；您的資料安全無虞。")
}
