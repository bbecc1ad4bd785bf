import HTTPTypes
import Hummingbird
import Localizations
import Measures
import Screens

/// Display preferences of a request: from cookies, or from what the browser asks for.
struct Viewer: Sendable {
    var context: DisplayContext
    var theme: SiteFrame.Theme
    /// Whether vibration is turned off.
    var isStill: Bool
    /// Whether the history is generated data of the demo athlete.
    var isDemo: Bool
    var access: PageAccess

    init(
        _ request: Request, now: Moment, offset: LocalOffset, isDemo: Bool = false, access: PageAccess = .full
    ) {
        self.isDemo = isDemo
        self.access = access
        let cookies = request.cookies
        let language =
            cookies[Preference.language.cookie].flatMap { Language(rawValue: $0.value) }
            ?? Language(acceptLanguage: request.headers[.acceptLanguage] ?? "")
        let units = cookies[Preference.units.cookie].flatMap { UnitSystem(rawValue: $0.value) } ?? .metric
        let degrees = cookies[Preference.temperature.cookie].flatMap { TemperatureScale(rawValue: $0.value) }
        theme = cookies[Preference.theme.cookie].flatMap { SiteFrame.Theme(rawValue: $0.value) } ?? .system
        isStill = cookies[Preference.haptics.cookie]?.value == "off"
        let pace = cookies[Preference.pace.cookie].flatMap { PaceAxis(rawValue: $0.value) } ?? .fasterUp
        let week = cookies[Preference.week.cookie].flatMap { WeekStart(rawValue: $0.value) } ?? .monday
        context = DisplayContext(
            language: language, units: units, temperatures: degrees, now: now, offset: offset, paceAxis: pace, weekStart: week)
    }

    func frame(at route: Route) -> SiteFrame {
        SiteFrame(current: route, theme: theme, isStill: isStill, isDemo: isDemo, access: access, context: context)
    }
}

/// Preferences that a viewer can choose. Raw values are the field names of the form.
enum Preference: String, CaseIterable {
    case language, theme, units, temperature, haptics, pace, week

    var cookie: String { "hearth-" + rawValue }

    /// Returns the temperature unit to store when the units of distance change, so that degrees stay as they are.
    ///
    /// Nil when the units stay, or when the viewer chose a temperature unit, now or before.
    static func temperature(toKeepWith fields: [String: String], cookies: Cookies) -> TemperatureScale? {
        guard fields[Preference.units.rawValue] != nil, fields[Preference.temperature.rawValue] == nil,
            cookies[Preference.temperature.cookie].flatMap({ TemperatureScale(rawValue: $0.value) }) == nil
        else { return nil }
        let units = cookies[Preference.units.cookie].flatMap { UnitSystem(rawValue: $0.value) } ?? .metric
        return units.usualTemperatures
    }

    func allows(_ value: String) -> Bool {
        switch self {
        case .language: Language(rawValue: value) != nil
        case .theme: SiteFrame.Theme(rawValue: value) != nil
        case .units: UnitSystem(rawValue: value) != nil
        case .temperature: TemperatureScale(rawValue: value) != nil
        case .haptics: value == "on" || value == "off"
        case .pace: PaceAxis(rawValue: value) != nil
        case .week: WeekStart(rawValue: value) != nil
        }
    }
}
