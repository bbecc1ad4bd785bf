extension Phrase {
    static let edit = Phrase("Edit", "編輯")
    static let editTitle = Phrase("Edit activity", "編輯活動")
    static let editLead = Phrase(
        "What you say here counts from now on. The files stay as they are, and every change can be undone.",
        "您在這裡填寫的內容從現在起生效；原始檔保持不變，每次更改都可復原。")
    static let backToActivity = Phrase("Back to the activity", "回到活動")
    static let editNameHint = Phrase("The files give it no name.", "檔案中沒有名稱。")
    static let editNameFile = Phrase("The files call it “{0}”.", "檔案中的名稱：「{0}」。")
    static let editSportHint = Phrase(
        "Changes which models look at it: pace and races rest on running only. The files say: {0}.",
        "決定由哪些模型計算：配速與比賽只看跑步。檔案記載：{0}。")
    static let effortLabel = Phrase("How hard it felt", "自覺強度")
    static let editEffortHint = Phrase(
        "Changes the session’s load where neither pace, heart rate nor power tell it.",
        "在配速、心率與功率都無法判斷時，用來計算負荷。")
    static let noteLabel = Phrase("Note", "備註")
    static let editNoteHint = Phrase("For yourself. No figure depends on it.", "給自己看的，不影響任何數字。")
    static let editRaceHint = Phrase(
        "Changes fitness and race predictions: a race counts as an all-out effort over its whole distance.",
        "影響體能與比賽預測：比賽視為全程全力的表現。")
    static let entryTitle = Phrase("Enter a session", "手動新增訓練")
    static let entryLead = Phrase(
        "For a class, a sauna or a run without a watch. It counts like any other, and can be taken back.",
        "適用於沒有戴錶的課程、三溫暖或跑步。與其他活動一樣計入，也可以收回。")
    static let entryTime = Phrase("Start, by the clock at home", "開始時間（居住地時間）")
    static let entryHeartRate = Phrase("Mean heart rate (bpm)", "平均心率（次/分）")
    static let entryHeartRateHint = Phrase(
        "If something showed it. Heated classes are compared by it.", "有裝置顯示再填；熱環境課程以此比較。")
    static let entryNoteHint = Phrase("For yourself.", "給自己看的。")
    static let entryDone = Phrase("Entered. All figures follow.", "已新增，所有數字將隨之更新。")
    static let entryBefore = Phrase("This was entered before; it is here once.", "先前已新增過，只保留一筆。")
    static let entryNotTime = Phrase("Please write hours and minutes, as in 18:30.", "請輸入時與分，例如 18:30。")
    static let humidityNeedsRoom = Phrase(
        "Humidity counts together with the temperature of the room.", "濕度要和室溫一起才有意義，請輸入室溫。")
    static let importTable = Phrase("Your own table", "自己的表格")
    static let importTableHow = Phrase(
        "CSV with a date, a sport and a duration or distance in each row.", "CSV 檔，每列填日期、運動，以及時間或距離。")
    static let importTableExample = Phrase("Download an example", "下載範例")
    static let entryWay = Phrase("No watch on", "沒有戴錶")
    static let entryWayHow = Phrase(
        "A heated class, a sauna, a run without a watch: enter it by hand.", "熱環境課程、三溫暖或沒戴錶的跑步，可以手動新增。")
    static let withdrawTitle = Phrase("Entered by hand", "手動新增")
    static let withdrawLead = Phrase(
        "What you entered here can be taken back for good. What a device recorded stays.", "您手動新增的內容可以永久收回；裝置的紀錄會保留。")
    static let withdrawButton = Phrase("Take the entry back", "收回")
    static let editTimeTrial = Phrase("Time trial", "個人計時測驗")
    static let editTimeTrialHint = Phrase(
        "All out over the whole distance, alone. Counts for fitness and predictions as a tried effort: less sure than a race, surer than training.",
        "獨自一人、全程全力。以全力表現計入體能與預測：不如比賽確定，但比訓練確定。")
    static let editThresholdTest = Phrase("30-minute threshold test", "30 分鐘閾值測試")
    static let editThresholdTestHint = Phrase(
        "Thirty minutes alone, as hard as you could hold. The mean heart rate of their last 20 becomes your threshold from that day on.",
        "獨自全力維持三十分鐘。最後 20 分鐘的平均心率自當天起成為您的閾值心率。")
    static let editRoom = Phrase("Room temperature ({0})", "室溫（{0}）")
    static let editRoomHint = Phrase(
        "In whole degrees. Makes it a session indoors; a warm one counts for your heat acclimation and heated classes.",
        "請填整數。填了視為室內訓練；溫度高者計入熱適應與熱環境課程。")
    static let editHumidity = Phrase("Humidity of the room (%)", "室內濕度（%）")
    static let editHumidityHint = Phrase(
        "If you know it. Otherwise 40 % is assumed for a heated room, and said so.", "知道再填；否則熱環境以 40 % 假設，並加以註明。")
    static let editMinutes = Phrase("Duration (minutes)", "時長（分鐘）")
    static let editMinutesHint = Phrase("Counts in place of what was recorded.", "取代紀錄的時間。")
    static let editMinutesFile = Phrase(
        "Counts in place of what was recorded. The device says {0}.", "取代紀錄的時間。裝置記載：{0}。")
    static let roomSaid = Phrase("Room", "室溫")
    static let keepTitle = Phrase("As recorded", "保持原始紀錄")
    static let keepLead = Phrase(
        "Hearth leaves out what looks impossible. Where your device was right after all, tell it so: charts and figures follow.",
        "Hearth 會略過看似不可能的數值。若裝置其實正確，請在此註明，圖表與數字將隨之更新。")
    static let keepHeartRate = Phrase("Do not repair heart rate", "不修正心率")
    static let keepHeartRateHint = Phrase(
        "Spikes stay, and heart rate that follows cadence counts.", "保留突波，跟隨步頻的心率也計入。")
    static let keepPositions = Phrase("Do not repair positions", "不修正位置")
    static let keepPositionsHint = Phrase(
        "Every place counts for the map, and for distance where no sensor measured it.",
        "每個位置都用於地圖；沒有感測器測距時，也用於距離。")
    static let keepElevation = Phrase("Do not repair elevation", "不修正海拔")
    static let keepElevationHint = Phrase("Jumps stay in the chart, and count as climbed.", "圖表保留跳動，並計入爬升。")
    static let keepGaps = Phrase("Do nothing about gaps", "不處理中斷")
    static let keepGapsHint = Phrase(
        "Best efforts may go over them, and heart rate is not bridged.", "最佳成績可跨越中斷，心率不作銜接。")
    static let editLeftOut = Phrase("Leave out of all models", "不納入任何模型")
    static let editLeftOutHint = Phrase(
        "It stays in your list. Load, fitness, heat, records and weekly sums are found without it.",
        "仍保留在清單中；負荷、體能、高溫、紀錄與每週總和都不計入。")
    static let leftOutBadge = Phrase("Left out", "不計入")
    static let leftOutNote = Phrase(
        "You left this activity out: no model and no sum counts it.", "您已將此活動排除：任何模型與總和都不計入。")
    static let clockNeverSetNote = Phrase(
        "The device’s clock was never set: the date cannot be right, so no model and no sum counts this activity.",
        "裝置的時鐘從未設定，日期不可能正確，因此任何模型與總和都不計入此活動。")
    static let editSaved = Phrase("Saved. All figures follow.", "已儲存，所有數字將隨之更新。")
    static let editUndone = Phrase("Undone.", "已復原。")
    static let undo = Phrase("Undo", "復原")
    static let undoLast = Phrase("Undo the last change", "復原上次更改")
    static let changedByYou = Phrase("Changed by you", "您更改的項目")
    static let fileSays = Phrase("{0} (the files say: {1})", "{0}（檔案記載：{1}）")
    static let yes = Phrase("yes", "是")
    static let no = Phrase("no", "否")
    static let nothingSaid = Phrase("nothing", "無")

    /// The words that Borg's CR-10 scale stands on, shortened.
    static let efforts: [Phrase] = [
        Phrase("nothing at all", "完全不費力"), Phrase("very light", "非常輕鬆"), Phrase("light", "輕鬆"), Phrase("moderate", "中等"),
        Phrase("somewhat hard", "有點吃力"), Phrase("hard", "吃力"), Phrase("hard to very hard", "吃力到非常吃力"),
        Phrase("very hard", "非常吃力"),
        Phrase("very hard to almost all out", "非常吃力到接近極限"), Phrase("almost all out", "接近極限"), Phrase("all out", "極限"),
    ]
}
