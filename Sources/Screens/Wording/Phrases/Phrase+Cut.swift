extension Phrase {
    static let recordingsTitle = Phrase("Recordings", "紀錄")
    static let recordingsLead = Phrase(
        "These were taken for one activity. One that is none of it becomes an activity of its own; nothing is deleted.",
        "這些紀錄被視為同一筆活動。不屬於它的紀錄可以拆成獨立的活動，不會刪除任何資料。")
    static let takeApart = Phrase("Take apart", "拆開")
    static let nearLead = Phrase(
        "Two activities that were one, in halves or by two devices, can be put together for good.",
        "原本是同一個的兩筆活動（分成兩半，或由兩個裝置記錄），可以永久合併。")
    static let putTogether = Phrase("Put together", "合併")
    static let apartDone = Phrase("Taken apart: the other recording is an activity of its own now.", "已拆開：另一筆紀錄現在是獨立的活動。")
    static let togetherDone = Phrase("Put together: these are one activity now.", "已合併：現在是同一筆活動。")
    static let cutTitle = Phrase("Cut in two", "切成兩段")
    static let cutLead = Phrase(
        "For a watch that ran on: the drive home becomes an activity of its own, which you can then leave out. The files stay whole.",
        "忘了停錶時使用：回家的車程會成為獨立的活動，之後可以排除。原始檔保持完整。")
    static let cutLabel = Phrase("Time after the start (h:mm:ss)", "開始後的時間（時:分:秒）")
    static let cutHint = Phrase("The charts tell it below the cursor. It lasted {0} in all.", "圖表游標會顯示時間，總長 {0}。")
    static let cutButton = Phrase("Cut here", "從這裡切開")
    static let cutNotTime = Phrase("Please write a time as in 1:05:30.", "請輸入時間，例如 1:05:30。")
    static let cutBeyond = Phrase("Please stay between the start and the end, at {0}.", "請介於開始與結束（{0}）之間。")
    static let cutDone = Phrase("Cut in two; this is the first part.", "已切成兩段，這是第一段。")
    static let rejoinLead = Phrase(
        "You cut, split or joined recordings of this activity. They can be put together again as Hearth found them.",
        "您曾切開、拆分或合併這筆活動的紀錄，可以恢復成 Hearth 原本的分組。")
    static let rejoinButton = Phrase("Let matching decide again", "交由比對決定")
    static let rejoinDone = Phrase("Put together again, as Hearth found it.", "已恢復原狀。")
}
