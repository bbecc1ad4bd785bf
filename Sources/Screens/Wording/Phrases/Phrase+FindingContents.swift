/// What readers of files call the parts of a file, and what it holds where it holds no activity.
extension Phrase {
    static func contentName(_ name: String) -> Phrase? {
        switch name {
        case "row", "rows": Phrase(name, "列")
        case "line": Phrase("line", "行")
        case "points": Phrase("points", "軌跡點")
        case "record", "records": Phrase(name, "紀錄")
        case "workout", "workouts": Phrase(name, "體能訓練")
        case "metric", "metrics": Phrase(name, "指標")
        case "readings": Phrase("readings", "讀數")
        case "route", "routes": Phrase(name, "路線")
        case "part of a route": Phrase("part of a route", "路線的一部分")
        case "overlapping points": Phrase("points of segments that overlap in time", "時間重疊的軌跡段中的點")
        case "tracks in metadata": Phrase("tracks inside the metadata", "中繼資料中的軌跡")
        case "messages": Phrase("messages", "訊息")
        case "messages of the night": Phrase("messages of the night", "夜間訊息")
        case "message without definition": Phrase("message without definition", "沒有定義的訊息")
        case "sleep stages without a beginning": Phrase("sleep stages without a beginning", "沒有起點的睡眠階段")
        case "nothing": Phrase("nothing", "沒有內容")
        case "waypoints": Phrase("waypoints", "航點")
        case "course", "courses": Phrase(name, "路線規劃")
        case "no course": Phrase("no course", "沒有路線")
        case "no beats": Phrase("no beats", "沒有心跳")
        case "no heart rates": Phrase("no heart rates", "沒有心率")
        case "heart rates without a date": Phrase("heart rates without a date", "沒有日期的心率")
        case "beat intervals without a date": Phrase("beat intervals without a date", "沒有日期的心跳間隔")
        case "sets of exercises": Phrase("sets of exercises", "重量訓練的組數")
        case "an entry": Phrase("an entry", "一筆輸入")
        case "device": Phrase("a description of a device", "裝置說明")
        case "settings": Phrase("settings", "設定")
        case "sport": Phrase("settings of a sport", "運動項目設定")
        case "activity": Phrase("activity", "活動")
        case "activity_summary": Phrase("summary of activities", "活動摘要")
        case "schedules": Phrase("schedules", "課表")
        case "totals": Phrase("totals", "總計")
        case "goals": Phrase("goals", "目標")
        case "blood_pressure": Phrase("blood pressure", "血壓")
        case "monitoring": Phrase("monitoring of days", "全天監測")
        case "segment": Phrase("segment", "路段")
        case "segment_list": Phrase("list of segments", "路段清單")
        case "hrv_status": Phrase("status of heart-rate variability", "心率變異度狀態")
        default: nil
        }
    }

    /// How a file is written, and what protects the machine from it.
    static func markupName(_ name: String) -> Phrase? {
        switch name {
        case "tag": Phrase("tag", "標籤")
        case "attribute", "attributes": Phrase(name, "屬性")
        case "ampersand": Phrase("ampersand", "& 符號")
        case "encoding": Phrase("encoding", "文字編碼")
        case "prefix": Phrase("prefix", "前綴")
        case "decimal comma": Phrase("decimal comma", "以逗號作小數點")
        case "entry name": Phrase("name of an entry", "項目名稱")
        case "entity": Phrase("entity", "實體")
        case "definitions": Phrase("definitions", "訊息定義")
        case "nesting": Phrase("nesting", "層層相套")
        case "depth": Phrase("folders that deep", "資料夾層數")
        case "entries": Phrase("that many entries", "項目數")
        case "ratio": Phrase("such a compression", "壓縮率")
        case "inflatedBytes": Phrase("such a size unpacked", "解壓縮後的大小")
        case "overlapping zip entries": Phrase("overlapping entries", "重疊的項目")
        case "bytes": Phrase("The number of bytes", "位元組數")
        case "json": Phrase("JSON", "JSON 內容")
        case "file": Phrase("A file", "檔案")
        case "files in one": Phrase("The number of files in one", "單一檔案內的檔案數")
        case "zip directory": Phrase("directory of the archive", "壓縮檔目錄")
        case "deflate stream": Phrase("compressed content", "壓縮內容")
        case "scratch file": Phrase("scratch file", "暫存檔")
        case "encrypted": Phrase("encrypted", "已加密")
        case "damaged": Phrase("damaged", "已損壞")
        case "kept recording": Phrase("kept recording", "保存的紀錄")
        case "kept samples": Phrase("kept samples", "保存的量測")
        default: nil
        }
    }
}
