extension Phrase {
    static let morePages = Phrase("More pages", "更多頁面")
    static let trends = Phrase("Trends", "長期趨勢")
    static let spanLabel = Phrase("How far back", "時間範圍")
    static let spanHalfYear = Phrase("6 months", "6 個月")
    static let spanYear = Phrase("1 year", "1 年")
    static let spanThreeYears = Phrase("3 years", "3 年")
    static let spanAll = Phrase("Everything", "全部")
    static let trendMissing = Phrase(
        "Nothing was recorded in this time.", "這段時間沒有紀錄。")
    static let hoursUnit = Phrase("h", "小時")
    static let bodyWeight = Phrase("Weight", "體重")
}

extension Phrase {
    static let routes = Phrase("Routes", "路線")
    static let routeCount = Phrase(one: "{0} route", other: "{0} routes", "{0} 條路線")
    static let routesAcross = Phrase("{0} across", "寬 {0}")
    static let routesSpoken = Phrase(
        one: "{0} route, {1} across", other: "{0} routes over one another, {1} across", "{0} 條路線疊在一起，寬 {1}")
    static let routesNote = Phrase(
        "The more often you went somewhere, the warmer the colour. No map is fetched, so nobody learns where you run.",
        "越常經過的地方顏色越暖。不會下載地圖，因此沒有人知道您在哪裡跑步。")
    static let degreesNorth = Phrase("{0}° N", "北緯 {0}°")
    static let degreesSouth = Phrase("{0}° S", "南緯 {0}°")
    static let degreesEast = Phrase("{0}° E", "東經 {0}°")
    static let degreesWest = Phrase("{0}° W", "西經 {0}°")
    static let goneOnce = Phrase("gone once", "一次")
    static let noRoutes = Phrase("No activity of this choice has a route.", "所選範圍內沒有含路線的活動。")
    static let yearLabel = Phrase("Year", "年份")
    static let everyYear = Phrase("All years", "所有年份")
    static let placeLabel = Phrase("Place", "地點")
}
