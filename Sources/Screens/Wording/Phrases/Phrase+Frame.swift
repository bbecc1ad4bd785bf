extension Phrase {
    static let renewalFailed = Phrase(
        "Could not refresh. The figures are as they were at {0}.", "無法更新。目前顯示的是 {0} 的數字。")
    static let hearth = Phrase("Hearth", "Hearth")
    static let hearthPurpose = Phrase("Your training history, on a machine you own.", "您的訓練紀錄，保存在您自己的電腦上。")
    static let skip = Phrase("Skip to the content", "跳到主要內容")
    static let navigation = Phrase("Pages", "頁面")
    static let onPages = Phrase("On pages", "頁面內容")
    static let activities = Phrase("Activities", "活動")
    static let weather = Phrase("Weather", "天氣")
    static let fitness = Phrase("Fitness", "體能")
    static let load = Phrase("Load", "負荷")
    static let gallery = Phrase("Gallery", "元件展示")
    static let galleryBasics = Phrase("Basic parts", "基本元件")
    static let galleryControls = Phrase("Buttons and forms", "按鈕與表單")
    static let galleryCards = Phrase("Cards", "卡片")
    static let display = Phrase("Display", "顯示設定")
    static let languageLabel = Phrase("Language", "語言")
    static let themeLabel = Phrase("Theme", "主題")
    static let unitsLabel = Phrase("Units", "單位")
    static let themeSystem = Phrase("Automatic", "跟隨系統")
    static let themeLight = Phrase("Light", "淺色")
    static let themeDark = Phrase("Dark", "深色")
    static let themeNight = Phrase("Night", "夜間")
    static let metric = Phrase("km, kg", "km、kg")
    static let imperial = Phrase("mi, lb", "mi、lb")
    static let refresh = Phrase("Refresh", "重新整理")
    static let close = Phrase("Close", "關閉")
    static let notMedical = Phrase(
        "Estimates from your own recordings, with their uncertainty. Not medical advice. Nothing leaves this machine unless you say so.",
        "數字皆由您自己的紀錄估算，並附上不確定範圍；並非醫療建議。未經您同意，資料不會離開這台電腦。")
    static let notMedicalInvented = Phrase(
        "Estimates, with their uncertainty. Not medical advice. Nothing leaves this machine unless you say so.",
        "數字皆為估算，並附上不確定範圍；並非醫療建議。未經您同意，資料不會離開這台電腦。")
    static let inventedRunner = Phrase("This runner is imaginary", "這是虛構的跑者")

    static let emptyTitle = Phrase("Nothing here yet", "這裡還沒有資料")
    static let emptyHouse = Phrase(
        "Hearth has no activities. Bring an Apple Health export, a Strava archive, or FIT, GPX and TCX files. The originals are kept, and everything stays on this machine.",
        "目前沒有任何活動。請匯入 Apple 健康的匯出檔、Strava 封存檔，或 FIT、GPX、TCX 檔。原始檔會保留，所有資料都只留在這台電腦。")
    static let nothingByThen = Phrase("Nothing had been recorded yet", "當時還沒有紀錄")
    static let firstActivityOn = Phrase("The first activity that Hearth knows is of {0}.", "Hearth 所知的第一筆活動在{0}。")
    static let goToDay = Phrase("Go to {0}", "前往{0}")
    static let bringYours = Phrase("Bring your data", "匯入您的資料")
    static let notFoundTitle = Phrase("There is no such page", "找不到這個頁面")
    static let notFoundText = Phrase(
        "The address may be mistyped, or the activity was deleted.", "網址可能有誤，或該活動已刪除。")
    static let refusedTitle = Phrase("That cannot be done here", "這裡無法這樣做")
    static let refusedText = Phrase(
        "Hearth could not take what was sent to this address. Nothing was changed.", "Hearth 無法接受傳到這個網址的內容，沒有任何更動。")
    static let brokenTitle = Phrase("Something went wrong here", "這裡出了問題")
    static let brokenText = Phrase(
        "It is our mistake, and nothing of yours was lost. The log has the details under {0}.",
        "這是我們的錯，您的資料沒有遺失。詳情記錄在日誌中，編號 {0}。")
    static let busyTitle = Phrase("Other downloads are still running", "還有其他下載正在進行")
    static let busyText = Phrase(
        "Hearth makes a few exports at a time. Wait until one has ended or cancel it, then try again.",
        "Hearth 一次只能處理幾個匯出。請等其中一個完成，或先取消它，然後再試一次。")
    static let damagedTitle = Phrase("The database is damaged", "資料庫已損壞")
    static let damagedText = Phrase(
        "Hearth left it as it is. Your original files are kept apart from it. Stop Hearth, copy the data folder to a safe place, and run hearth report in a terminal: it shows the steps that bring everything back.",
        "Hearth 沒有更動它。您的原始檔另外保存，不受影響。請停止 Hearth，將資料夾複製到安全的地方，再於終端機執行 hearth report，它會列出復原的步驟。")
    static let readOnlyTitle = Phrase("Nothing can be saved here", "目前無法儲存")
    static let readOnlyText = Phrase(
        "The data folder is read-only, so nothing was changed. You can still read and export everything. Make the folder writable, then restart Hearth.",
        "資料夾為唯讀，因此沒有任何更動。您仍可檢視並匯出所有資料。請將資料夾設為可寫入，再重新啟動 Hearth。")
    static let diskFullTitle = Phrase("The disk is full", "磁碟空間已滿")
    static let diskFullText = Phrase(
        "Nothing was saved. What was stored before is safe, and you can still read and export it. Free some space, then try again.",
        "沒有儲存任何內容。先前的資料都安全，您仍可檢視並匯出。請清出一些空間後再試一次。")
    static let offlineTitle = Phrase("Hearth is not reachable", "無法連線到 Hearth")
    static let offlineText = Phrase(
        "The machine that keeps your history does not answer. Start Hearth there, then try again.",
        "存放紀錄的電腦沒有回應。請在那台電腦啟動 Hearth，再試一次。")
    static let backToToday = Phrase("Back to Today", "回到今天")
}

/// What stands between the parts of what is put together.
extension Phrase {
    static let bracketed = Phrase("{0} ({1})", "{0}（{1}）")
    static let labelled = Phrase("{0}: {1}", "{0}：{1}")
    static let listJoint = Phrase(", ", "、")
    static let clauseJoint = Phrase("; ", "；")
}

extension Phrase {
    static let share = Phrase("Share", "分享")
    static let copied = Phrase("Copied", "已複製")
    static let shareFailed = Phrase(
        "This browser lets nothing be shared or copied from here. Copy the words yourself:", "這個瀏覽器不允許從這裡分享或複製，請自行複製這些文字：")
    static let pictureFailed = Phrase("The picture could not be made or kept.", "無法製作或儲存圖片。")
    static let find = Phrase("Go to…", "前往…")
    static let findPlaceholder = Phrase("Page, setting or activity", "頁面、設定或活動")
    static let findFailed = Phrase("Hearth does not answer.", "Hearth 沒有回應。")
    static let findNothing = Phrase("Nothing of that name.", "沒有符合的項目。")
    static let findHelp = Phrase("↑ ↓ to choose, Enter to go", "↑ ↓ 選擇，Enter 前往")
    static let neighbours = Phrase("Before and after", "前後活動")
    static let olderActivity = Phrase("Earlier", "較早")
    static let newerActivity = Phrase("Later", "較晚")
    static let dayBefore = Phrase("The day before", "前一天")
    static let dayAfter = Phrase("The day after", "後一天")
    static let days = Phrase("Days", "日期")
    static let lookingBack = Phrase("As it stood that day", "當日狀態")
    static let hapticsLabel = Phrase("Haptics", "觸覺回饋")
    static let hapticsOn = Phrase("On", "開")
    static let hapticsOff = Phrase("Off", "關")
    static let weekStartLabel = Phrase("First day of the week", "每週的第一天")
    static let paceAxisLabel = Phrase("Pace charts", "配速圖")
    static let paceFasterUp = Phrase("Faster is higher", "越快越高")
    static let paceFasterDown = Phrase("Faster is lower", "越快越低")
    static let offlineFresh = Phrase("Last seen fresh: {0}", "最後更新：{0}")
}
