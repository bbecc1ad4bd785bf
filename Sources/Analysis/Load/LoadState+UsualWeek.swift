extension LoadState {
    /// Median load of the weeks of a year; nil with fewer than 26 weeks.
    var usualWeek: Double? {
        var weeks: [Double] = []
        var end = daily.loads.count
        while end >= 7, weeks.count < 52 {
            weeks.append(daily.loads[(end - 7)..<end].reduce(0, +))
            end -= 7
        }
        return weeks.count >= 26 ? Robust.median(weeks) : nil
    }

    /// Whether the week is usual for the athlete: a high ratio then only means that the weeks before were easy.
    var isWithinUsualWeek: Bool {
        guard let usualWeek, let acute = acute.value?.value else { return false }
        return acute < usualWeek
    }
}
