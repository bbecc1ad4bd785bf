import Training

extension Phrase {
    static let shoes = Phrase("Shoes", "跑鞋")
    static let shoesLabel = Phrase("Shoes worn", "跑鞋")
    static let shoesHint = Phrase(
        "A name of your own for the pair. Distance on foot is added up for each name.", "為這雙鞋取個名字；步行與跑步的距離會依名稱累計。")
    static let shoesFile = Phrase("The files say {0}.", "檔案記載：{0}。")
    static let shoesLast = Phrase("Worn last in this sport: {0}.", "這項運動上次穿的是：{0}。")
    static let shoesLead = Phrase(
        "Many runners look at a pair from {0} on, and replace it by {1}. That is a rule of thumb: the sole tells more.",
        "許多跑者自 {0} 起檢查鞋況，並在 {1} 前更換。這只是經驗法則，鞋底的狀況更準。")
    static let shoesNone = Phrase(
        "No activity names a pair yet. Say which one you wore where you edit an activity; a Strava archive brings its own along.",
        "還沒有活動記錄鞋款。可在編輯活動時填寫；Strava 封存檔會自動帶入。")
    static let shoesTimes = Phrase(one: "{0} time", other: "{0} times", "{0} 次")
    static let shoesFrom = Phrase("{0} to {1}", "{0}至{1}")
    static let shoesRetiredOn = Phrase("retired {0}", "{0}淘汰")
    static let shoesLook = Phrase("Look at the sole", "該檢查鞋底")
    static let shoesReplace = Phrase("Past {0}", "已超過 {0}")
    static let shoesRetire = Phrase("Retire", "淘汰")
    static let shoesRetireSpoken = Phrase("Retire {0}", "淘汰 {0}")
    static let shoesWear = Phrase("Wear again", "重新使用")
    static let shoesWearSpoken = Phrase("Wear {0} again", "重新使用 {0}")
    static let shoesRetiredNews = Phrase("{0} is retired and no longer offered.", "{0} 已淘汰，不再列入選項。")
    static let shoesRename = Phrase("Rename", "改名")
    static let shoesRenameSpoken = Phrase("Rename {0}", "{0} 改名")
    static let shoesRenameLead = Phrase(
        "The name holds for every activity in this pair, also for those that a later import brings. Where another pair is called so "
            + "already, the two are counted as one.",
        "新名稱適用於穿這雙鞋的所有活動，往後匯入的也一樣。若已有同名的鞋，兩者會合併計算。")
    static let shoesCalled = Phrase("Name of the pair", "這雙鞋的名稱")
    static let shoesCalledMissing = Phrase("A pair needs a name.", "請填寫名稱。")
    static let shoesRenamedNews = Phrase("{0} has another name now.", "{0} 已改名。")
    static let shoesInUseNews = Phrase("{0} is in use again.", "{0} 已重新使用。")

    static let niggles = Phrase("Niggles", "痠痛紀錄")
    static let nigglesLead = Phrase(
        "What you noted, beside the load of that time. It is a diary: nothing is concluded from it, and it is no medical advice.",
        "您的紀錄與當時的負荷並列。這是日記：不做任何推論，也不是醫療建議。")
    static let nigglesNone = Phrase("Nothing noted in the last year.", "過去一年沒有紀錄。")
    static let nigglesMore = Phrase(
        one: "One more within the last year is in the report.", other: "{0} more within the last year are in the report.",
        "過去一年另有 {0} 筆，見報告。")
    static let niggleMark = Phrase("Niggle noted", "有痠痛紀錄")
    static let niggleAdd = Phrase("Note a niggle", "記錄痠痛")
    static let niggleChange = Phrase("Change the note", "更改紀錄")
    static let niggleLead = Phrase(
        "A line for yourself: where it hurt, and how much. It stays on this machine, and every change can be undone.",
        "寫給自己的一行：哪裡痛、多痛。只留在這台電腦上，每次更改都可復原。")
    static let backToLoad = Phrase("Back to training load", "回到訓練負荷")
    static let niggleDayHint = Phrase("Today, or a day before it.", "今天或之前的日期。")
    static let niggleDayWrong = Phrase("This must be today or a day before it.", "必須是今天或之前的日期。")
    static let nigglePlace = Phrase("Where", "部位")
    static let niggleSpot = Phrase("More exactly", "更確切的位置")
    static let niggleSpotHint = Phrase("In your own words, or nothing.", "用您自己的話，也可留白。")
    static let niggleSide = Phrase("Side", "哪一側")
    static let niggleIntensity = Phrase("How much", "程度")
    static let niggleIntensityHint = Phrase("0 is nothing, 10 the worst you can imagine.", "0 是沒有，10 是您能想像最痛的程度。")
    static let niggleWords = Phrase("In words", "描述")
    static let niggleRemove = Phrase("Remove", "移除")
    static let niggleRemoveSpoken = Phrase("Remove {0}, {1}", "移除 {0}，{1}")
    static let niggleEditSpoken = Phrase("Edit {0}, {1}", "編輯 {0}，{1}")
    static let niggleNews = Phrase("Noted.", "已記錄。")
    static let niggleRemoved = Phrase("Removed.", "已移除。")
    static let niggleStrength = Phrase("{0} of 10", "{0}／10")
    static let niggleLoad = Phrase("load that day {0} · in 7 days {1} · usual week {2}", "當天負荷 {0} · 7 天 {1} · 平時一週 {2}")
    static let niggleSpotted = Phrase("{0}, {1}", "{0}，{1}")
    static let niggleSided = Phrase("{0} {1}", "{0}{1}")
}

extension Niggle.Place {
    var phrase: Phrase {
        switch self {
        case .foot: Phrase("foot", "腳掌")
        case .heel: Phrase("heel", "腳跟")
        case .ankle: Phrase("ankle", "腳踝")
        case .achilles: Phrase("Achilles tendon", "阿基里斯腱")
        case .calf: Phrase("calf", "小腿後側")
        case .shin: Phrase("shin", "小腿前側")
        case .knee: Phrase("knee", "膝蓋")
        case .thigh: Phrase("thigh, front", "大腿前側")
        case .hamstring: Phrase("hamstring", "大腿後側")
        case .groin: Phrase("groin", "鼠蹊部")
        case .hip: Phrase("hip", "髖部")
        case .lowerBack: Phrase("lower back", "下背")
        case .other: Phrase("elsewhere", "其他部位")
        }
    }
}

extension Niggle.Side {
    var phrase: Phrase {
        switch self {
        case .left: Phrase("left", "左側")
        case .right: Phrase("right", "右側")
        case .both: Phrase("both sides,", "兩側")
        }
    }
}
