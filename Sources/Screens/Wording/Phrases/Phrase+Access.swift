extension Phrase {
    static let accessTitle = Phrase("Devices and programs", "裝置與程式")
    static let accessLead = Phrase(
        "A program that asks for your figures, or an app that sends yours in, needs a token. Pages in this browser need none.",
        "要讀取您數字的程式，或要傳資料進來的 App，需要一組權杖。這個瀏覽器裡的頁面不需要。")
    static let accessMake = Phrase("Make a token", "建立權杖")
    static let accessNew = Phrase("A new token", "新的權杖")
    static let accessNameLabel = Phrase("What it is for", "用途")
    static let accessNameHint = Phrase(
        "A name by which you will know it again: “Phone”, “Kitchen display”.", "方便日後辨認的名稱，例如「手機」、「廚房看板」。")
    static let accessDays = Phrase("How long it is good", "有效期限")
    static let accessDaysHint = Phrase("It ends by itself; you can withdraw it any time before.", "到期自動失效，您也可以隨時提前撤銷。")
    static let accessThirty = Phrase("30 days", "30 天")
    static let accessYear = Phrase("One year", "一年")
    static let accessMade = Phrase("Your new token: {0}", "您的新權杖：{0}")
    static let accessOnce = Phrase(
        "Copy it now. Hearth does not keep it and cannot show it again; if it is lost, withdraw it and make another.",
        "請現在複製。Hearth 不會保存，也無法再次顯示；若遺失，撤銷後再建立一組即可。")
    static let accessList = Phrase("Given out", "已發出的權杖")
    static let accessNone = Phrase("None yet. Nobody but you can ask this house for anything.", "尚未發出任何權杖，除了您，沒有人能向這裡要資料。")
    static let accessUnnamed = Phrase("Without a name", "未命名")
    static let accessMadeOn = Phrase("Made {0}", "建立於{0}")
    static let accessEnds = Phrase("good until {0}", "有效至{0}")
    static let accessEnded = Phrase("ended {0}", "已於{0}到期")
    static let accessUsed = Phrase("last used {0}", "上次使用：{0}")
    static let accessNeverUsed = Phrase("never used", "從未使用")
    static let accessWithdraw = Phrase("Withdraw", "撤銷")
    static let accessWithdrawSpoken = Phrase("Withdraw {0}", "撤銷「{0}」")
    static let accessWithdrawn = Phrase("Withdrawn. Whoever has that token is refused from now on.", "已撤銷，持有該權杖者從現在起將被拒絕。")
    static let accessRestoreAsk = Phrase(
        "Accept the token “{0}” again? Every device or program that holds it can then read your training data.",
        "要重新接受權杖「{0}」嗎？持有該權杖的裝置或程式都將能讀取您的訓練資料。")
    static let accessRestore = Phrase("Accept it again", "重新接受")
    static let accessTooLong = Phrase("At most {0} characters, please.", "最多 {0} 個字元。")
    static let backToSettings = Phrase("Back to settings", "回到設定")
}
