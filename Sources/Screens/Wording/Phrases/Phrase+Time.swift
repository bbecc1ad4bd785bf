public import Localizations

extension Phrase {
    /// Monday first.
    static let weekdays: [Phrase] = [
        .weekdayMonday,
        .weekdayTuesday,
        .weekdayWednesday,
        .weekdayThursday,
        .weekdayFriday,
        .weekdaySaturday,
        .weekdaySunday,
    ]
    public static let shortWeekdays: [Phrase] = [
        .weekdayShortMon,
        .weekdayShortTue,
        .weekdayShortWed,
        .weekdayShortThu,
        .weekdayShortFri,
        .weekdayShortSat,
        .weekdayShortSun,
    ]
    static let months: [Phrase] = [
        .monthJanuary,
        .monthFebruary,
        .monthMarch,
        .monthApril,
        .monthMay,
        .monthJune,
        .monthJuly,
        .monthAugust,
        .monthSeptember,
        .monthOctober,
        .monthNovember,
        .monthDecember,
    ]
    static let shortMonths: [Phrase] = [
        .monthShortJan,
        .monthShortFeb,
        .monthShortMar,
        .monthShortApr,
        .monthShortMay,
        .monthShortJun,
        .monthShortJul,
        .monthShortAug,
        .monthShortSep,
        .monthShortOct,
        .monthShortNov,
        .monthShortDec,
    ]
    /// The shortest form of the language, for use below bars.
    static let tightMonths: [Phrase] = [
        .monthTightJan, .monthTightFeb, .monthTightMar, .monthTightApr, .monthTightMay, .monthTightJun, .monthTightJul,
        .monthTightAug, .monthTightSep, .monthTightOct, .monthTightNov, .monthTightDec,
    ]
}
