import HTTPTypes
import Hummingbird
import Measures
import Screens

/// Whoever looks at a page: what they chose before, or what their browser asks for.
struct Viewer: Sendable {
    var reader: Reader
    var theme: SiteFrame.Theme

    init(_ request: Request, now: Moment, offset: LocalOffset) {
        let cookies = request.cookies
        let language =
            cookies[Preference.language.cookie].flatMap { Language(rawValue: $0.value) }
            ?? Language(acceptLanguage: request.headers[.acceptLanguage] ?? "")
        let units = cookies[Preference.units.cookie].flatMap { UnitSystem(rawValue: $0.value) } ?? .metric
        theme = cookies[Preference.theme.cookie].flatMap { SiteFrame.Theme(rawValue: $0.value) } ?? .system
        reader = Reader(language: language, units: units, now: now, offset: offset)
    }

    func frame(at route: Route) -> SiteFrame { SiteFrame(current: route, theme: theme, reader: reader) }
}

/// What a viewer may choose. The raw values are the names of the form's fields.
enum Preference: String, CaseIterable {
    case language, theme, units

    var cookie: String { "hearth-" + rawValue }

    func allows(_ value: String) -> Bool {
        switch self {
        case .language: Language(rawValue: value) != nil
        case .theme: SiteFrame.Theme(rawValue: value) != nil
        case .units: UnitSystem(rawValue: value) != nil
        }
    }
}
