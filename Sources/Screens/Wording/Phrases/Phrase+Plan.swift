/// What the plan does to the load, and why.
extension Phrase {
    static let planComesTo = Phrase(
        "The plan comes to a load of {0}, after {1} in the last seven days: {2}.", "計畫的負荷共 {0}，過去七天為 {1}：{2}。")
    static let planBuild = Phrase("a little more than a usual week", "比平時一週略多")
    static let planMaintain = Phrase("as much as a usual week", "與平時一週相同")
    static let planDeload = Phrase(
        "three weeks without an easy one lie behind you, so this one is easy", "前三週都沒有輕鬆週，所以這週放輕鬆")
    static let planTaper = Phrase("a race is near, and the legs should be fresh", "比賽將近，讓雙腿保持輕快")
    static let planRaceWeek = Phrase("a race is in this week, and counts nothing here", "這週有比賽，其負荷未計入")
    static let planComeback = Phrase("after a break it begins at half of a usual week", "停練之後，先從平時一週的一半開始")
    static let planTired = Phrase("your recovery asks for less", "恢復不足，需要減量")
    static let planLoadRose = Phrase("your load rose fast and has to settle", "負荷上升得快，需要緩一緩")
    static let planLongRun = Phrase("after so long a run the legs need a week", "跑了這麼長的距離，雙腿需要一週恢復")
    static let planRatio = Phrase("more would raise the load ratio above 1.25", "再多會使負荷比超過 1.25")
    static let planHabits = Phrase(
        "more does not fit your days and the length of your runs", "以您的訓練日與跑步長度，容不下更多")
    static let planIllness = Phrase("there are signs of illness, so it begins gently", "有生病的跡象，先從輕鬆開始")
    static let planHeat = Phrase("in such heat runs stay short", "天氣這麼熱，跑步宜短")
}
