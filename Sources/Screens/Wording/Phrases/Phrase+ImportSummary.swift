extension Phrase {
    static let summaryFiles = Phrase(
        one: "{0} file: {1} read, {2} read in part, {3} not read.", other: "{0} files: {1} read, {2} read in part, {3} not read.",
        "{0} 個檔案：{1} 個已讀取，{2} 個部分讀取，{3} 個無法讀取。")
    static let summaryFilesKnown = Phrase(
        one: "{0} file: {1} read, {2} read in part, {3} not read, {4} known already.",
        other: "{0} files: {1} read, {2} read in part, {3} not read, {4} known already.",
        "{0} 個檔案：{1} 個已讀取，{2} 個部分讀取，{3} 個無法讀取，{4} 個先前已匯入。")
    static let summaryNew = Phrase(
        one: "{0} new recording ({1} there already), {2}.", other: "{0} new recordings ({1} there already), {2}.",
        "新增 {0} 筆紀錄（另有 {1} 筆先前已有）與{2}。")
    static let summaryMeasurements = Phrase(
        one: "{0} new measurement of the body", other: "{0} new measurements of the body", " {0} 筆身體量測")
    static let summaryJoined = Phrase(
        one: "{0} recording joined {1}.", other: "{0} recordings joined {1}.", "{0} 筆紀錄併入{1}。")
    static let summaryJoinedActivities = Phrase(
        one: "{0} activity you already had", other: "{0} activities you already had", " {0} 筆既有的活動")
    static let summaryNotRead = Phrase("not read", "無法讀取")
    static let summaryInPart = Phrase("in part", "部分讀取")
    static let filesSkipped = Phrase(
        one: "{0} picture or other file that is no recording was skipped.",
        other: "{0} pictures and other files that are no recordings were skipped.", "已略過 {0} 個圖片或其他非運動紀錄的檔案。")
    static let filesNotReadYet = Phrase(
        one: "{0} file: {1}, not read yet.", other: "{0} files: {1}, not read yet.", "{0} 個檔案：{1}，尚未支援讀取。")
    static let summaryOutdated = Phrase(
        one: "{0} file was read by an older version of Hearth: “hearth import --again” reads it again.",
        other: "{0} files were read by an older version of Hearth: “hearth import --again” reads them again.",
        "有 {0} 個檔案是由較舊版本的 Hearth 讀取的：「hearth import --again」會重新讀取。")
    static let summaryNothingAgain = Phrase(
        "Nothing to read again: this version read every file.", "沒有需要重新讀取的檔案：所有檔案都已由這個版本讀取。")
    static let summaryStopped = Phrase(
        "Stopped. What was read is kept; running the same import again goes on from there.",
        "已停止。已讀取的資料都會保留；再次執行相同的匯入即可繼續。")
    static let summaryNothingRead = Phrase("Nothing could be read.", "沒有任何檔案可以讀取。")
}
