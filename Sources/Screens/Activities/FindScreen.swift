public import Analysis
import Localizations
import Measures
import Training

/// Search results for pages, settings and activities, the best match first.
public struct FindScreen: Equatable, Sendable {
    public var nothing: String
    public var groups: [Group]
    /// Address to return to after a choice.
    public var returnPath: String

    public struct Group: Equatable, Sendable {
        public var title: String
        public var items: [Item]
    }

    public struct Item: Equatable, Sendable {
        public var symbol: Symbol
        public var label: String
        public var note: String?
        public var target: Target
    }

    public enum Target: Equatable, Sendable {
        case page(Route)
        /// Setting: field and value of the form.
        case choice(name: String, value: String)
        /// Action on the current page.
        case act(Act)
    }

    public enum Act: String, Equatable, Sendable { case refresh, print, shortcuts }

    static let activityLimit = 6

    /// - Parameters:
    ///   - text: text of the search field.
    ///   - digests: newest first.
    ///   - frame: frame of the current page.
    ///   - returnPath: address of the current page.
    ///   - context: display context: language, units and current time.
    public init(_ text: String, digests: [ActivityDigest], frame: SiteFrame, returnPath: String, context: DisplayContext) {
        nothing = context.say(.findNothing)
        self.returnPath = returnPath
        let words = FindScreen.words(text)
        var pages: [Item] = []
        for link in frame.links + frame.administrationLinks {
            pages.append(Item(symbol: link.symbol, label: link.label, note: nil, target: .page(link.route)))
        }
        for (phrase, period) in [
            (Phrase.reportThisWeek, ReportPeriod.week(context.today.startOfWeek)),
            (.reportThisMonth, .month(Month(of: context.today))),
        ] {
            pages.append(Item(symbol: .page, label: context.say(phrase), note: nil, target: .page(.report(period))))
        }
        // The user may type the word of another language, or a synonym.
        let others = Language.allCases.map { language -> [String] in
            var other = context
            other.language = language
            let names = SiteFrame(current: .today, theme: .system, context: other)
            return (names.links + names.administrationLinks).map { $0.label } + [
                other.say(.reportThisWeek), other.say(.reportThisMonth),
            ]
        }
        let found = pages.enumerated().filter { index, _ in
            FindScreen.matches(others.map { $0[index] }.joined(separator: " ") + FindScreen.also(pages[index].target), words)
        }.map { $0.element }
        var (places, settings): ([Item], [Item]) = ([], [])
        if !words.isEmpty {
            places = FindScreen.places(words, context)
            for choice in frame.choices + frame.moreChoices + [frame.keyChoice] {
                for option in choice.options where !option.isChosen {
                    let label = context.say(.labelled(label: choice.label, value: option.label))
                    if FindScreen.matches(label + " " + choice.name + " " + option.value, words) {
                        settings.append(
                            Item(
                                symbol: .display, label: label, note: nil,
                                target: .choice(name: choice.name, value: option.value)))
                    }
                }
            }
        }
        var activities: [Item] = []
        for digest in digests {
            guard activities.count < FindScreen.activityLimit else { break }
            var name = digest.title ?? ""
            for language in Language.allCases {
                name += " " + Phrase.sport(digest.sport).text(language)
                if digest.isRace { name += " " + Phrase.raceBadge.text(language) }
            }
            // Dates are formatted only for words that the name does not contain, because there may be ten thousand activities.
            let open = FindScreen.missing(words, in: name + " " + digest.day.iso)
            guard
                open.isEmpty || FindScreen.matches(ActivityCard.when(digest, context) + " " + context.longDate(digest.day), open)
            else { continue }
            let card = ActivityCard(digest, context)
            activities.append(Item(symbol: card.symbol, label: card.title, note: card.when, target: .page(card.route)))
        }
        groups = [
            Group(title: context.say(.navigation), items: found), Group(title: context.say(.onPages), items: places),
            Group(title: context.say(.settingsTitle), items: settings), Group(title: context.say(.activities), items: activities),
        ].filter { !$0.items.isEmpty }
    }

    /// Synonyms of a page, in all languages.
    private static func also(_ target: Target) -> String {
        guard case .page(let route) = target, let words = Phrase.findWords(of: route.pattern) else { return "" }
        return Language.allCases.map { " " + words.text($0) }.joined()
    }

    /// Parts of pages, actions and months of two years that match, including synonyms.
    private static func places(_ words: [String], _ context: DisplayContext) -> [Item] {
        let parts: [(phrase: Phrase, symbol: Symbol, route: Route, also: String)] = [
            (.routinesTitle, .plan, .routines, "plan week"), (.planPageTitle, .plan, .plan, "plan week"),
            (.racesTitle, .flag, .races, "season taper"),
            (.records, .fitness, .curves, "pr pb"), (.oxygenUptake, .fitness, .fitness, "vo2max"),
            (.racePredictions, .flag, .fitness, ""),
            (.bestPaceCurve, .speed, .curves, "mmp efforts"),
            (.bestPowerCurve, .energy, .curves, "mmp"), (.slopesTitle, .mountain, .curves, "grade gap"),
            (.fastClimbs, .mountain, .curves, "vam"), (.zonesTitle, .heart, .settings, ""),
            (.settingsThreshold, .heart, .settings, "ftp lthr"), (.acclimation, .weather, .heat, ""),
            (.heatedTitle, .thermometer, .heat, "yoga sauna"),
            (.plan, .plan, .load, ""), (.niggleAdd, .edit, .niggle(nil), "pain injury"),
            (.dataExport, .down, .exporting, "export backup"), (.dataDelete, .warning, .deletion, "erase"),
            (.accessTitle, .page, .access, "token api"), (.modelsTitle, .page, .models, "formula source"),
        ]
        var items: [Item] = []
        for (phrase, symbol, route, also) in parts {
            let names = Language.allCases.map { phrase.text($0) }.joined(separator: " ") + " " + also
            guard matches(names, words) else { continue }
            let note = route.title(context).flatMap { $0 == context.say(phrase) ? nil : $0 }
            items.append(Item(symbol: symbol, label: context.say(phrase), note: note, target: .page(route)))
        }
        for (phrase, symbol, act) in [
            (Phrase.refresh, Symbol.refresh, Act.refresh), (.printIt, .page, .print), (.shortcutsTitle, .info, .shortcuts),
        ] {
            guard matches(Language.allCases.map { phrase.text($0) }.joined(separator: " "), words) else { continue }
            items.append(Item(symbol: symbol, label: context.say(phrase), note: nil, target: .act(act)))
        }
        var month = Month(of: context.today)
        for _ in 0..<24 where items.count < 12 {
            let names = Language.allCases.map { language -> String in
                var other = context
                other.language = language
                return other.monthName(year: month.year, month: month.month)
            }
            if matches(names.joined(separator: " "), words) {
                let label = context.monthName(year: month.year, month: month.month)
                items.append(Item(symbol: .page, label: label, note: nil, target: .page(.report(.month(month)))))
            }
            month = Month(of: month.firstDay - 1)
        }
        return items
    }

    private static func words(_ text: String) -> [String] {
        PlainText.withoutSoftHyphens(text).lowercased().split(separator: " ").prefix(8).map { String($0.prefix(40)) }
    }

    /// Whether the text contains every word.
    private static func matches(_ text: String, _ words: [String]) -> Bool { missing(words, in: text).isEmpty }

    private static func missing(_ words: [String], in text: String) -> [String] {
        let text = PlainText.withoutSoftHyphens(text).lowercased()
        return words.filter { !text.holds($0) }
    }
}
