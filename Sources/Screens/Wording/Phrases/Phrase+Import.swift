extension Phrase {
    static let importTitle = Phrase("Import", "匯入")
    static let importLead = Phrase(
        "Bring everything you have, in any order and as often as you like: what is here already is recognised and never doubled.",
        "有什麼就匯入什麼，順序與次數都不限：已有的資料會被認出，不會重複。")
    static let importFormTitle = Phrase("Your files", "您的檔案")
    static let importDrop = Phrase("Drop files or folders here", "將檔案或資料夾拖放到這裡")
    static let importFiles = Phrase("Files", "檔案")
    static let importFolder = Phrase("Or a whole folder", "或整個資料夾")
    static let importSend = Phrase("Import", "開始匯入")
    static let importLimit = Phrase(
        "Zip and gz archives may stay packed. Up to {0} at a time.", "zip 與 gz 壓縮檔不必解開。一次最多 {0}。")
    static let importSending = Phrase("Sending: {0} %", "傳送中：{0} %")
    static let importChosen = Phrase(one: "{0} file, {1}", other: "{0} files, {1}", "{0} 個檔案，{1}")
    static let importWaysTitle = Phrase("Where your history is", "您的紀錄在哪裡")
    static let importApple = Phrase("Apple Health", "Apple 健康")
    static let importAppleHow = Phrase(
        "On the iPhone: Health, your picture, Export All Health Data. Bring the export.zip as it is.",
        "在 iPhone 上：「健康」App → 您的大頭貼照 → 輸出所有健康資料，然後直接匯入 export.zip。")
    static let importWatch = Phrase("A watch or an app", "手錶或運動 App")
    static let importWatchHow = Phrase(
        "FIT, GPX and TCX files, alone, in folders or in archives: from the watch itself, or from its maker’s export.",
        "FIT、GPX、TCX 檔，單獨、放在資料夾或壓縮檔中皆可：可取自手錶本身，或廠商提供的匯出檔。")
    static let importStrava = Phrase("Strava", "Strava")
    static let importStravaHow = Phrase(
        "Settings, My account, Download or delete your account, Get started: the archive that Strava mails you.",
        "設定 → 我的帳戶 → 下載或刪除帳戶 → 開始：Strava 寄給您的封存檔。")
    static let importPushHow = Phrase(
        "Its JSON files here, or sent by the app itself to {0} with a token of yours.",
        "可在此匯入它的 JSON 檔，或由 App 以您的權杖直接傳送到 {0}。")
    static let demoMoveIn = Phrase("Look around with an imaginary runner", "用虛構的跑者看看")
    static let demoNote = Phrase(
        "Remove them again in Settings, “Delete everything”. Your own data never mix with theirs.",
        "可在「設定」的「刪除全部資料」移除；不會與您自己的資料混在一起。")
    static let importDemo = Phrase("Nothing at hand?", "手邊沒有資料？")
    static let importPromiseTitle = Phrase("What happens to it", "資料會怎麼處理")
    static let importPromise = Phrase(
        "Your files are read on this machine and sent nowhere. Every original is kept as it was. What cannot be read is listed with the reason, and does not stop the rest.",
        "檔案只在這台電腦上讀取，不會傳到任何地方。每個原始檔都會原樣保留。無法讀取的檔案會列出原因，也不會妨礙其他檔案。")

    static let importJobsTitle = Phrase("Imports", "匯入紀錄")
    static let importWaiting = Phrase("Waiting", "等待中")
    static let importRunning = Phrase("Reading", "讀取中")
    static let importComputing = Phrase("Computing what the activities say", "正在由活動計算各項數字")
    static let importFinished = Phrase("Done", "完成")
    static let importStopped = Phrase("Stopped", "已停止")
    static let importFailed = Phrase("Could not go on", "無法繼續")
    static let importStop = Phrase("Stop", "停止")
    static let importProgress = Phrase("{0} %, {1}", "{0} %，{1}")
    static let importFilesDone = Phrase("files looked at: {0}", "已檢視 {0} 個檔案")
    static let importFilesLeft = Phrase("files looked at: {0}, about {1} left", "已檢視 {0} 個檔案，約剩 {1}")
    static let importStoppedText = Phrase(
        "What was read is whole and stays. The rest is kept on this machine until you go on or throw it away.",
        "已讀取的資料都完整保留。其餘檔案保存在這台電腦上，等您繼續或捨棄。")
    static let importKeptUploads = Phrase(
        "Uploads that wait for your word hold {0} of this disk; the newest {1} are kept.", "等候您決定的上傳檔案共占用磁碟 {0}，僅保留最新的 {1} 份。")
    static let importGoOn = Phrase("Go on", "繼續")
    static let importFailedNoRoom = Phrase(
        "Nothing more could be kept: the disk is full. What was read is whole and stays. Make room, then bring the same files again.",
        "無法再儲存資料：磁碟已滿。已讀取的資料都完整保留。請清出空間後，再次匯入相同檔案。")
    static let importFailedReadOnly = Phrase(
        "Nothing more could be kept: Hearth may not write to its folder. What was read is whole and stays. Allow it, then bring the same files again.",
        "無法再儲存資料：Hearth 無權寫入自己的資料夾。已讀取的資料都完整保留。請開放權限後，再次匯入相同檔案。")
    static let importFailedDamaged = Phrase(
        "Nothing more could be kept: something in Hearth’s own folder is damaged. What was read is whole and stays.",
        "無法再儲存資料：Hearth 自己的資料夾中有內容損毀。已讀取的資料都完整保留。")
    static let importFailedUnreadable = Phrase(
        "The files arrived, and could not be read back from this machine’s disk. Please bring them again.",
        "檔案已送達，但無法從這台電腦的磁碟讀回。請再次匯入。")
    static let importFailedOther = Phrase(
        "It could not go on ({0}). What was read is whole and stays; bring the same files again to go on.",
        "無法繼續（{0}）。已讀取的資料都完整保留；再次匯入相同檔案即可繼續。")
    static let importSetAside = Phrase("Set aside", "已擱置")
    static let importSetAsideText = Phrase(
        "Hearth ended twice while it read these files, so it no longer tries by itself. They are kept on this machine; what was read of them is whole and stays.",
        "Hearth 在讀取這些檔案時兩度中斷，因此不再自動重試。檔案仍保存在這台電腦上；已讀取的資料都完整保留。")
    static let importAgain = Phrase("Try again", "再試一次")
    static let importDiscard = Phrase("Throw away", "捨棄")
    static let importNothing = Phrase("There was nothing to read in it.", "其中沒有可讀取的內容。")
    static let importTotals = Phrase(
        "New activities: {0}. New measurements of the body: {1}.", "新增 {0} 筆活動與 {1} 筆身體量測。")
    static let importCounts = Phrase(
        "Files: {0}. Read: {1}, in part: {2}, not read: {3}, known already: {4}.",
        "{0} 個檔案：{1} 個已讀取，{2} 個部分讀取，{3} 個無法讀取，{4} 個先前已匯入。")
    static let importRead = Phrase("Read", "已讀取")
    static let importInPart = Phrase("In part", "部分讀取")
    static let importNotRead = Phrase("Not read", "無法讀取")
    static let importNothingNew = Phrase("Nothing new", "沒有新資料")
    static let importKnownRecordings = Phrase(
        one: "{0} recording was here already.", other: "{0} recordings were here already.", "{0} 筆紀錄先前已有。")
    static let importKnown = Phrase("Known", "已匯入過")
    static let importRowTotals = Phrase("Activities: {0}, measurements: {1}", "{0} 筆活動、{1} 筆量測")
    static let importFilesTitle = Phrase("File by file", "逐檔結果")
    static let importMoreFiles = Phrase(
        one: "{0} more file that needs no attention.", other: "{0} more files that need no attention.",
        "另有 {0} 個不需留意的檔案。")

    static let importTooLarge = Phrase("That is more than {0} at a time. Bring it in parts.", "一次超過 {0}。請分次匯入。")
    static let importNoFiles = Phrase("No file was chosen.", "尚未選擇檔案。")
    static let importBroken = Phrase(
        "The files did not arrive whole, so nothing was read. Please try again.", "檔案未完整送達，因此未讀取任何內容。請再試一次。")
    static let importLost = Phrase(
        "The connection to Hearth was lost before the files had arrived, so nothing was read. Check that it still runs, then try again.",
        "檔案送達前與 Hearth 的連線中斷，因此未讀取任何內容。請確認它仍在執行，然後再試一次。")
    static let importRefused = Phrase(
        "Hearth refused the upload, so nothing was read. Load this page anew and try again.",
        "Hearth 拒絕了這次上傳，因此未讀取任何內容。請重新載入此頁面再試一次。")
    static let importUnreadable = Phrase(
        "The browser could not read one of the files: it was moved or changed, or is not yours to read. Nothing was sent.",
        "瀏覽器無法讀取其中一個檔案：它可能已移動、變更，或沒有讀取權限。未傳送任何內容。")
    static let importNoRoom = Phrase(
        "The files could not be kept: the disk of this machine is full.", "無法保存檔案：這台電腦的磁碟已滿。")
    static let importUnkept = Phrase(
        "The files could not be kept: Hearth may not write to its folder for uploads.", "無法保存檔案：Hearth 無權寫入存放上傳檔案的資料夾。")
}
