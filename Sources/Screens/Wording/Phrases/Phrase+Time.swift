extension Phrase {
    static let today = Phrase("Today", "今天")
    static let yesterday = Phrase("Yesterday", "昨天")
    static let justNow = Phrase("just now", "剛剛")
    static let minutesAgo = Phrase(one: "{0} minute ago", other: "{0} minutes ago", "{0} 分鐘前")
    static let hoursAgo = Phrase(one: "{0} hour ago", other: "{0} hours ago", "{0} 小時前")
    static let daysAgo = Phrase(one: "{0} day ago", other: "{0} days ago", "{0} 天前")
    static let updated = Phrase("Updated {0}", "{0}更新")
    static let secondsPerKilometre = Phrase("s/km", "秒/km")
    static let secondsPerMile = Phrase("s/mi", "秒/mi")
    static let secondsLong = Phrase(one: "{0} second", other: "{0} seconds", "{0} 秒")
    static let minutesShort = Phrase("{0} min", "{0} 分鐘")
    static let hoursMinutes = Phrase("{0} h {1} min", "{0} 小時 {1} 分鐘")

    static let weekdayDayMonth = Phrase("{0}, {1} {2}", "{2}{1}日（{0}）")
    /// Beside a date, or alone: not in the head of a column.
    static let weekdayAlone = Phrase("{0}", "週{0}")
    static let shortWeekdayDate = Phrase("{0} {1}", "{1}（週{0}）")
    static let tomorrowIs = Phrase("Tomorrow: {0}", "明天：{0}")
    static let dayMonth = Phrase("{0} {1}", "{1}{0}日")
    static let tightDate = Phrase("{0} {1}", "{1}/{0}")
    static let withYear = Phrase("{0} {1}", "{1}年{0}")
    static let monthYear = Phrase("{0} {1}", "{1}年{0}")
    static let dateAndTime = Phrase("{0}, {1}", "{0} {1}")

    /// Monday first.
    static let weekdays: [Phrase] = [
        Phrase("Monday", "星期一"), Phrase("Tuesday", "星期二"), Phrase("Wednesday", "星期三"), Phrase("Thursday", "星期四"),
        Phrase("Friday", "星期五"), Phrase("Saturday", "星期六"), Phrase("Sunday", "星期日"),
    ]
    static let shortWeekdays: [Phrase] = [
        Phrase("Mon", "一"), Phrase("Tue", "二"), Phrase("Wed", "三"), Phrase("Thu", "四"), Phrase("Fri", "五"),
        Phrase("Sat", "六"), Phrase("Sun", "日"),
    ]
    static let months: [Phrase] = [
        Phrase("January", "1月"), Phrase("February", "2月"), Phrase("March", "3月"), Phrase("April", "4月"),
        Phrase("May", "5月"), Phrase("June", "6月"), Phrase("July", "7月"), Phrase("August", "8月"),
        Phrase("September", "9月"), Phrase("October", "10月"), Phrase("November", "11月"), Phrase("December", "12月"),
    ]
    static let shortMonths: [Phrase] = [
        Phrase("Jan", "1月"), Phrase("Feb", "2月"), Phrase("Mar", "3月"), Phrase("Apr", "4月"), Phrase("May", "5月"),
        Phrase("Jun", "6月"), Phrase("Jul", "7月"), Phrase("Aug", "8月"), Phrase("Sep", "9月"), Phrase("Oct", "10月"),
        Phrase("Nov", "11月"), Phrase("Dec", "12月"),
    ]
}
