import ArgumentParser

/// Flags of `hearth athlete`. They are parsed as text, so that Hearth words the error of a value that is out of range.
struct ProfileFlags: ParsableArguments {
    @Option(help: ArgumentHelp("Your name.", valueName: "name"))
    var name: String?

    @Option(help: ArgumentHelp("The year of your birth (1985).", valueName: "year"))
    var birthYear: String?

    @Option(help: ArgumentHelp("female or male: the sex that norms distinguish.", valueName: "sex"))
    var sex: String?

    @Option(help: ArgumentHelp("Your mass in kilograms (62.5).", valueName: "kg"))
    var mass: String?

    @Option(help: ArgumentHelp("Your height in centimetres (168).", valueName: "cm"))
    var height: String?

    @Option(help: ArgumentHelp("Resting heart rate, beats per minute.", valueName: "bpm"))
    var restingHr: String?

    @Option(help: ArgumentHelp("Maximum heart rate, beats per minute: measured, not 220 minus your age.", valueName: "bpm"))
    var maxHr: String?

    @Option(help: ArgumentHelp("Heart rate that you hold for an hour's race, beats per minute.", valueName: "bpm"))
    var thresholdHr: String?

    @Option(
        help: ArgumentHelp("Pace that you hold for an hour's race, minutes and seconds a kilometre (4:30).", valueName: "pace"))
    var thresholdPace: String?

    @Option(help: ArgumentHelp("Functional threshold power, watts.", valueName: "watts"))
    var ftp: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Offset of your home clock from UTC (+08:00, -03:30).", valueName: "offset"))
    var offset: String?

    @Option(
        help: ArgumentHelp(
            "Your home time zone (Europe/Berlin, or its city); it follows daylight-saving time.", valueName: "zone"))
    var zone: String?

    @Option(help: ArgumentHelp("Day of your next race (2026-12-06), which the plan prepares for.", valueName: "day"))
    var raceDay: String?

    @Option(help: ArgumentHelp("Day of the threshold test, which determines zones for 180 days.", valueName: "day"))
    var thresholdTestDay: String?

    @Option(help: ArgumentHelp("Lower bounds of your custom heart-rate zones 1 to 5 (118,137,152,166,180).", valueName: "bpm,…"))
    var zones: String?

    @Option(help: ArgumentHelp("Days of the week without training (mon,thu).", valueName: "days"))
    var restDays: String?

    @Option(help: ArgumentHelp("Hours of the day at which you can train (5-21).", valueName: "hours"))
    var hours: String?

    @Option(help: ArgumentHelp("Hours of sleep that you need, 6 to 10 (7.5).", valueName: "hours"))
    var sleepNeed: String?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Clear one of these fields (mass, ftp, …); can be repeated.", valueName: "field"))
    var clear: [String] = []
}
