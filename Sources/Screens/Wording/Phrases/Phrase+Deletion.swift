extension Phrase {
    static let dataTitle = Phrase("Your data", "您的資料")
    static let dataNote = Phrase(
        "One archive with your original files, byte for byte, your profile and everything you said of activities. Any Hearth reads it.",
        "一個封存檔，內含逐位元組相同的原始檔、您的個人檔案，以及您對活動的所有註記，任何一台 Hearth 都能讀取。")
    static let dataExport = Phrase("Download everything", "下載全部資料")
    static let dataImport = Phrase("Bring data in", "匯入資料")
    static let dataDelete = Phrase("Delete everything …", "刪除全部資料…")
    static let deletionTitle = Phrase("Delete everything", "刪除全部資料")
    static let deletionLead = Phrase("This cannot be undone: nobody but you has a copy.", "此動作無法復原：除了您，沒有人保有副本。")
    static let deletionGoes = Phrase("What goes", "會刪除的內容")
    static let deletionStays = Phrase("What stays", "會保留的內容")
    static let deletionSamples = Phrase("Measurements of the body", "身體量測")
    static let deletionOriginals = Phrase("Original files kept by Hearth", "Hearth 保存的原始檔")
    static let deletionEdits = Phrase("Your changes to activities", "您對活動的修改")
    static let deletionTokens = Phrase("Tokens of devices and programs", "裝置與程式的權杖")
    static let deletionProfile = Phrase("Your profile", "您的個人檔案")
    static let deletionProfileAll = Phrase("all of it", "全部")
    static let deletionStaysFiles = Phrase(
        "Files outside Hearth’s folder: the exports you imported from, and archives you downloaded.",
        "Hearth 資料夾以外的檔案：您匯入時的來源檔，以及下載過的封存檔。")
    static let deletionStaysDisplay = Phrase(
        "Language, theme and units in this browser, and the program itself.", "這個瀏覽器裡的語言、主題與單位設定，以及程式本身。")
    static let deletionStaysBackup = Phrase(
        "Backups that this machine makes of its disk: Hearth does not know them.", "這台電腦自行製作的磁碟備份：Hearth 無從得知。")
    static let deletionFirst = Phrase("Download everything first", "先下載全部資料")
    static let deletionConfirm = Phrase("Confirm", "確認")
    static let deletionLabel = Phrase("Type “{0}” to confirm", "輸入「{0}」以確認")
    static let deletionWord = Phrase("delete", "刪除")
    static let deletionHint = Phrase("Nothing happens until the word is typed.", "未輸入該詞之前不會有任何動作。")
    static let deletionFlaw = Phrase("That was not the word; nothing was deleted.", "輸入的詞不符，尚未刪除任何資料。")
    static let deletionButton = Phrase("Delete everything for good", "永久刪除全部資料")
    static let deletionDone = Phrase("Everything is deleted", "已全部刪除")
    static let deletionDoneText = Phrase(
        "Hearth is as empty as on its first day. Whenever you like, bring your data in again.",
        "Hearth 已回到第一天的空白狀態。您隨時可以再次匯入資料。")

    static let exportDamage = Phrase(
        one: "{0} original file is damaged or gone and could not be exported whole; everything else is in the archive:",
        other: "{0} original files are damaged or gone and could not be exported whole; everything else is in the archive:",
        "{0} 個原始檔在磁碟上已損毀或消失，無法完整匯出；其餘全部都在封存檔中：")
    static let exportDamagePart = Phrase(
        "{0}: {1} could still be read, kept in the archive’s folder “damaged”", "{0}：仍可讀取 {1}，保存在封存檔的「damaged」資料夾")
    static let exportDamageAll = Phrase("{0}: nothing of it could be read", "{0}：完全無法讀取")
    static let exportDamagedTables = Phrase(
        "The database is damaged: these tables could not be read completely: {0}. Profile, edits, diary entries or weather in them may be missing here. Activities, sleep and weight are read again from the original files when you import this archive into a new folder.",
        "資料庫已損毀，以下資料表無法完整讀取：{0}。其中的個人資料、修改、日記或天氣可能不在這個封存檔中。將封存檔匯入新的資料夾時，活動、睡眠與體重會從原始檔重新讀取。"
    )
    static let exportDamageHelp = Phrase(
        "What came from them (activities, sleep, weight, days) is in the archive’s folder “kept” as Hearth has it, and comes along when the archive is imported. If you still have these files, import them again, here or there: an original can be read again by a better Hearth, and what was kept cannot.",
        "來自這些檔案的內容（活動、睡眠、體重、每日總計）已依 Hearth 的紀錄保存在封存檔的「kept」資料夾，匯入封存檔時會一併還原。若您仍有這些檔案，請在這裡或那裡再匯入一次：原始檔日後可由更好的 Hearth 重新讀取，保存的紀錄則不能。"
    )
}
