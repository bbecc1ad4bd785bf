extension LoadState {
    /// The median of the weeks of a year, when there are 26 of them.
    var usualWeek: Double? {
        var weeks: [Double] = []
        var end = daily.loads.count
        while end >= 7, weeks.count < 52 {
            weeks.append(daily.loads[(end - 7)..<end].reduce(0, +))
            end -= 7
        }
        return weeks.count >= 26 ? Robust.median(weeks) : nil
    }

    /// The week is one that this athlete is used to: a high ratio then only says that the weeks before it were easy.
    var isWithinUsualWeek: Bool {
        guard let usualWeek, let acute = acute.value?.value else { return false }
        return acute < usualWeek
    }
}
