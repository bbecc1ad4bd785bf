extension Phrase {
    static let checksumMismatch = Phrase("The checksum does not match; what could be read was read.", "校驗碼不符；可讀取的部分已讀取。")
    static let checksumMissing = Phrase("The checksum is missing.", "缺少校驗碼。")
    static let headerSizeWrong = Phrase(
        "The header says {0} bytes, the file has {1}.", "檔頭標示 {0} 位元組，檔案實際有 {1} 位元組。")
    static let truncatedFinding = Phrase("The file ends too early; everything before that was read.", "檔案提早結束；之前的內容已讀取。")
    static let trailingBytes = Phrase(
        one: "{0} byte after the end was ignored.", other: "{0} bytes after the end were ignored.",
        "已忽略結尾後的 {0} 個位元組。")
    static let noSession = Phrase("The file has no summary; it was made from the points.", "檔案沒有摘要；已由軌跡點計算。")
    static let timeWentBack = Phrase(
        one: "Time went backwards once; the points were put in order.",
        other: "Time went backwards {0} times; the points were put in order.", "時間倒退 {0} 次；軌跡點已依時間排序。")
    static let pointsWithoutTime = Phrase(
        one: "{0} point without a time was left out.", other: "{0} points without a time were left out.",
        "已略過 {0} 個沒有時間的點。")
    static let pointsWithoutPosition = Phrase(
        one: "{0} point has no position.", other: "{0} points have no position.", "{0} 個點沒有位置。")
    static let valuesOutOfRange = Phrase(
        one: "{1}: {0} value outside the possible range was left out.",
        other: "{1}: {0} values outside the possible range were left out.", "{1}：已略過 {0} 個超出合理範圍的數值。")
    static let fieldUnreadable = Phrase(
        one: "{1}: {0} value could not be read.", other: "{1}: {0} values could not be read.", "{1}：{0} 個數值無法讀取。")
    static let unitMissing = Phrase(
        one: "{1}: {0} value names no unit and was left out; write it behind the value or into the head of the column.",
        other: "{1}: {0} values name no unit and were left out; write it behind the values or into the head of the column.",
        "{1}：{0} 個數值沒有單位，已略過；請把單位寫在數值後面或欄位標題中。")
    static let partOfExport = Phrase(
        "This is a part of an Apple Health export without its HealthData element; what it holds was read.",
        "這只是 Apple 健康匯出檔的一部分，缺少 HealthData 元素；已讀取其中的內容。")
    static let columnIgnored = Phrase(
        one: "Column “{1}” is not used: {0} value was left out.",
        other: "Column “{1}” is not used: {0} values were left out.", "不使用「{1}」欄位：已略過 {0} 個數值。")
    static let sessionsWithoutDuration = Phrase(
        one: "{0} session was left out: nothing that can be read says how long it was.",
        other: "{0} sessions were left out: nothing that can be read says how long they were.",
        "已略過 {0} 次訓練：沒有可讀取的時長。")
    static let datesTakenDayFirst = Phrase(
        one: "{0} date could have the day or the month first, and nothing in the file decides: it was taken day first.",
        other: "{0} dates could have the day or the month first, and nothing in the file decides: they were taken day first.",
        "{0} 個日期可能是日在前或月在前，檔案中沒有其他線索：視為日在前。")
    static let datesTakenMonthFirst = Phrase(
        one: "{0} date could have the day or the month first, and nothing but AM or PM decides: it was taken month first.",
        other: "{0} dates could have the day or the month first, and nothing but AM or PM decides: they were taken month first.",
        "{0} 個日期可能是日在前或月在前，檔案中沒有其他線索：因使用 AM／PM，視為月在前。")
    static let datesMostlyDayFirst = Phrase(
        one: "{0} date has the month first, unlike most of this file: those that could be either were taken day first.",
        other: "{0} dates have the month first, unlike most of this file: those that could be either were taken day first.",
        "{0} 個日期是月在前，與此檔案多數日期不同：無法判斷的視為日在前。")
    static let datesMostlyMonthFirst = Phrase(
        one: "{0} date has the day first, unlike most of this file: those that could be either were taken month first.",
        other: "{0} dates have the day first, unlike most of this file: those that could be either were taken month first.",
        "{0} 個日期是日在前，與此檔案多數日期不同：無法判斷的視為月在前。")
    static let beatsMissing = Phrase(
        one: "{0} measurement of heart-rate variability misses more than 5 % of its beats: it gives no rMSSD.",
        other: "{0} measurements of heart-rate variability miss more than 5 % of their beats: they give no rMSSD.",
        "{0} 次心率變異度的量測缺少超過 5 % 的心跳：無法得出 rMSSD。")
    static let unknownMessages = Phrase(
        one: "{0} message of a kind we do not know was passed over.",
        other: "{0} messages of kinds we do not know were passed over.", "已略過 {0} 則未知類型的訊息。")
    static let oneOffsetForAll = Phrase(
        "The export names no time zone; the clock of the day it was made was taken for all.", "匯出檔沒有註明時區；全部採用匯出當天的時差。")
    static let localTimeWithoutZone = Phrase(
        "The times name no zone; they were taken as UTC.", "時間沒有標示時區；視為 UTC。")
    static let timeImplausible = Phrase(
        one: "{0} time is implausible: the clock was never set.", other: "{0} times are implausible: the clock was never set.",
        "{0} 個時間不合理：時鐘從未設定。")
    static let declarationSkipped = Phrase("A document type declaration was passed over.", "已略過文件類型宣告。")
    static let malformedMarkup = Phrase("The markup is broken ({0}); reading went on after it.", "標記有誤（{0}）；已從其後繼續讀取。")
    static let controlCharactersRemoved = Phrase(
        one: "{0} control character that XML forbids was removed.",
        other: "{0} control characters that XML forbids were removed.", "已移除 {0} 個 XML 不允許的控制字元。")
    static let missingFile = Phrase("“{0}” is named but not there.", "提到了「{0}」，但找不到該檔案。")
    static let routeMissing = Phrase("The route “{0}” is not in the export.", "匯出檔中沒有路線「{0}」。")
    static let skipped = Phrase(
        one: "{1}: {0} was passed over; Hearth does not use it.", other: "{1}: {0} were passed over; Hearth does not use them.",
        "{1}：已略過 {0} 筆，Hearth 不使用這類資料。")
    static let duplicateCopies = Phrase(
        one: "{1}: {0} identical copy was counted once.", other: "{1}: {0} identical copies were counted once.",
        "{1}：{0} 筆重複資料只計算一次。")
    static let totalsComputed = Phrase("The totals were computed from the points.", "總計由軌跡點計算。")
    static let totalsDisagree = Phrase(
        "The file’s own {0} disagrees with its points; the file’s value is kept.", "檔案標示的{0}與軌跡點不一致；保留檔案的數值。")
    static let totalsCorrected = Phrase(
        "The file’s own {0} contradicts what it recorded and was corrected.", "檔案標示的{0}與記錄內容矛盾，已修正。")
    static let emptyActivity = Phrase("The activity holds no measurements.", "該活動沒有任何量測資料。")

    static let atByte = Phrase("byte {0}", "第 {0} 位元組")
    static let atLine = Phrase("line {0}", "第 {0} 行")
    static let findingAt = Phrase("{0} ({1})", "{0}（{1}）")

    static let fileEmpty = Phrase("The file is empty.", "檔案是空的。")
    static let fileUnreadable = Phrase(
        "The file cannot be opened, or is no file but a device or a socket.", "檔案無法開啟，或不是檔案（例如裝置或通訊端）。")
    static let fileUnknown = Phrase("This is not a kind of file that Hearth reads.", "Hearth 無法讀取這種檔案。")
    static let fileNotThisKind = Phrase(
        "It looks like {0}, but is not: byte {1} is not what that format demands.", "看似 {0} 但不是：第 {1} 位元組不符合格式。")
    static let fileTruncated = Phrase(
        "The file breaks off at byte {0}, before anything could be read.", "檔案在第 {0} 位元組中斷，尚無可讀取的內容。")
    static let fileNoActivity = Phrase("A good file, but it holds no activity: {0}.", "檔案正常，但不含活動：{0}。")
    static let fileNoTime = Phrase("The points have no times: a route, not an activity.", "軌跡點沒有時間：這是路線，不是活動。")
    static let fileStartMissing = Phrase(
        "The file holds heart-beat intervals but no date. Say when the recording began: hearth import --start 2026-05-01T07:30 FILE",
        "檔案只有心跳間隔，沒有日期。請註明開始時間：hearth import --start 2026-05-01T07:30 檔案")
    static let fileNotReadYet = Phrase("{0}, not read yet.", "{0}，尚未支援讀取。")
    static let fileTooLarge = Phrase("{0} is beyond the limit of {1} that protects this machine.", "{0} 超出保護這台電腦的上限 {1}。")
    static let fileHostile = Phrase(
        "Refused at byte {1}: {0}, which no honest file needs.", "在第 {1} 位元組拒絕讀取：{0}，正常檔案不需要它。")
    static let filePacked = Phrase("It cannot be unpacked: {0}.", "無法解壓縮：{0}。")
    static let fileNested = Phrase(
        "It lies in an archive in an archive in an archive, deeper than Hearth looks. Unpack the outermost one and bring what comes out.",
        "它位於三層壓縮檔之內，超出 Hearth 讀取的深度。請先解開最外層，再匯入其中的檔案。")
    static let fileMalformed = Phrase("The markup is broken at byte {1}: {0}.", "標記在第 {1} 位元組損壞：{0}。")
}
