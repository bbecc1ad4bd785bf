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
    /// Whether shortcuts with a single key work.
    var hasSingleKeys: Bool
    /// Whether the history is generated data of the demo athlete.
    var isDemo: Bool
    var access: PageAccess
    /// Id of the athlete whose pages are shown; nil on pages of no athlete.
    var athlete: String?

    init(
        _ request: Request, now: Moment, offset: LocalOffset, isDemo: Bool = false, access: PageAccess = .full
    ) {
        self.isDemo = isDemo
        self.access = access
        let cookies = request.cookies
        let language =
            Preference.language.value(in: cookies, for: request).flatMap { Language(rawValue: $0) }
            ?? Language(acceptLanguage: request.headers[.acceptLanguage] ?? "")
        let units = Preference.units.value(in: cookies, for: request).flatMap { UnitSystem(rawValue: $0) } ?? .metric
        let degrees = Preference.temperature.value(in: cookies, for: request).flatMap { TemperatureScale(rawValue: $0) }
        theme = Preference.theme.value(in: cookies, for: request).flatMap { SiteFrame.Theme(rawValue: $0) } ?? .system
        isStill = Preference.haptics.value(in: cookies, for: request) == "off"
        hasSingleKeys = Preference.keys.value(in: cookies, for: request) != "off"
        let pace = Preference.pace.value(in: cookies, for: request).flatMap { PaceAxis(rawValue: $0) } ?? .fasterUp
        let week = Preference.week.value(in: cookies, for: request).flatMap { WeekStart(rawValue: $0) } ?? .monday
        context = DisplayContext(
            language: language, units: units, temperatures: degrees, now: now, offset: offset, paceAxis: pace, weekStart: week)
    }

    func frame(at route: Route) -> SiteFrame {
        SiteFrame(
            current: route, theme: theme, isStill: isStill, hasSingleKeys: hasSingleKeys, isDemo: isDemo, access: access,
            athlete: athlete, context: context)
    }
}

/// Preferences that a viewer can choose. Raw values are the field names of the form.
enum Preference: String, CaseIterable {
    case language, theme, units, temperature, haptics, keys, pace, week

    /// Returns the name of the cookie; over TLS one that no other host of the domain can set.
    func cookie(for request: Request) -> String { (request.isEncrypted ? SessionCookie.hostPrefix : "") + "hearth-" + rawValue }

    /// Returns the stored choice, which may be any text.
    func value(in cookies: Cookies, for request: Request) -> String? { cookies[cookie(for: request)]?.value }

    /// Returns the temperature unit to store when the units of distance change, so that degrees stay as they are.
    ///
    /// Nil when the units stay, or when the viewer chose a temperature unit, now or before.
    static func temperature(toKeepWith fields: [String: String], in request: Request) -> TemperatureScale? {
        guard fields[Preference.units.rawValue] != nil, fields[Preference.temperature.rawValue] == nil,
            Preference.temperature.value(in: request.cookies, for: request).flatMap({ TemperatureScale(rawValue: $0) }) == nil
        else { return nil }
        let units = Preference.units.value(in: request.cookies, for: request).flatMap { UnitSystem(rawValue: $0) } ?? .metric
        return units.usualTemperatures
    }

    func allows(_ value: String) -> Bool {
        switch self {
        case .language: Language(rawValue: value) != nil
        case .theme: SiteFrame.Theme(rawValue: value) != nil
        case .units: UnitSystem(rawValue: value) != nil
        case .temperature: TemperatureScale(rawValue: value) != nil
        case .haptics, .keys: value == "on" || value == "off"
        case .pace: PaceAxis(rawValue: value) != nil
        case .week: WeekStart(rawValue: value) != nil
        }
    }
}
