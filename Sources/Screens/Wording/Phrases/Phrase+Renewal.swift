extension Phrase {
    static let renewalTitle = Phrase("Your figures are being worked out", "正在計算您的各項數字")
    static let renewalText = Phrase(
        "After an update, a change of your profile or a large import, Hearth reads your activities anew. Your files stay as they are. "
            + "This page appears by itself as soon as its figures are complete.",
        "更新、修改個人檔案或大量匯入之後，Hearth 會重新讀取您的活動，檔案維持原樣。數字齊全後，本頁會自動顯示。")
    static let renewalCount = Phrase(
        one: "{1} of {0} activity", other: "{1} of {0} activities", "{0} 筆活動中的 {1} 個")
    static let renewalRefresh = Phrase("Look again", "再看一次")
    static let renewalLine = Phrase("Hearth is working out your activities: {0} of {1}", "Hearth 正在計算您的活動：{0}／{1}")
}
