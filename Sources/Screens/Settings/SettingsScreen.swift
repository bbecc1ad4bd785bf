public import Analysis
import Localizations
import Measures

/// Settings: the athlete's profile and display preferences. Each field states what it affects.
public struct SettingsScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    /// Message about the last submission.
    public var message: Message?
    public var sections: [Section]
    public var contents: Contents
    public var save: String
    public var displayTitle: String
    public var keptPages: KeptPages
    public var shortcuts: Shortcuts
    /// What the shortcuts with a single key do, and why to switch them off.
    public var singleKeysNote: String
    public var dataTitle: String
    public var dataNote: String
    public var exportLabel: String
    public var importLabel: String
    public var deleteLabel: String
    public var classTypesTitle: String
    public var classTypesLead: String
    /// Title of the link to the people of the data folder; nil for a person who does not administer them.
    public var peopleTitle: String?
    public var peopleLead: String
    public var passwordTitle: String
    public var passwordLead: String
    public var auditTitle: String
    public var sharingTitle: String
    public var sharingLead: String
    public var accessTitle: String
    public var accessLead: String
    public var weather: Weather
    public var map: Map
    public var summaries: Summaries
    public var calendar: Calendar
    /// Title of what few people change: sources outside this machine, and backups.
    public var advancedTitle: String
    /// Whether it is shown at once, because one of its forms was submitted.
    public var isAdvancedOpen: Bool { [weather.message, map.message, summaries.message].contains { $0 != nil } }
    /// Nil for a person who does not administer the data folder.
    public var backups: Backups?
    public var zonesTitle: String
    public var zonesNote: String
    /// One row for each zone, the hardest first; empty when they are unknown.
    public var zones: [Explanation.Row]
    public var zonesWhy: Explanation?

    public struct Message: Equatable, Sendable {
        public var text: String
        public var isProblem: Bool
        /// Nil when nothing can be undone.
        public var undo: String?

        /// A message about a change that cannot be undone.
        init(_ text: String) {
            self.text = text
            isProblem = false
            undo = nil
        }

        /// - Parameters:
        ///   - isWrong: whether the form has an error.
        ///   - saved: message after saving.
        init?(_ outcome: Outcome?, isWrong: Bool, saved: String, _ context: DisplayContext) {
            undo = nil
            isProblem = isWrong
            if isWrong {
                text = context.say(.settingsWrong)
                return
            }
            switch outcome {
            case .saved(let canUndo):
                text = saved
                if canUndo { undo = context.say(.undo) }
            case .undone: text = context.say(.editUndone)
            case nil: return nil
            }
        }
    }

    /// Result of submitting a form.
    public enum Outcome: Equatable, Sendable {
        case saved(canUndo: Bool)
        case undone
    }

    public struct Section: Equatable, Sendable {
        public var name: String
        public var title: String
        public var fields: [FormField]
        /// Rows of check boxes.
        public var boxes: [Boxes]
    }

    public struct Boxes: Equatable, Sendable {
        public var title: String
        public var hint: String
        public var fields: [FormField]
    }

    /// - Parameters:
    ///   - form: fields of the profile.
    ///   - outcome: result of saving the profile; nil before.
    ///   - known: values that the models use now; nil while they are being computed.
    ///   - source: weather source in use.
    ///   - named: submitted form of the weather source, if any, and its result.
    ///   - maps: map below routes, and what there is to choose from.
    ///   - asked: submitted form of the map source, if any, and its result.
    ///   - endpoint: endpoint that writes summaries; nil without one.
    ///   - writing: submitted form of that endpoint, if any, and its result.
    ///   - calendar: card of the calendar; nil for one without an address.
    ///   - machineZone: name of this machine's time zone, if known.
    ///   - administersPeople: whether the athlete administers the people of the data folder.
    ///   - backups: scheduled backups; nil for a person who does not administer the data folder.
    ///   - context: display context: language, units and current time.
    public init(
        _ form: ProfileForm, outcome: Outcome? = nil, profile known: AthleteProfile? = AthleteProfile(),
        weather source: WeatherSource,
        archives named: (form: WeatherSourceForm?, outcome: Outcome?) = (nil, nil), maps: MapSelection = MapSelection(),
        map asked: (form: MapSourceForm?, outcome: Outcome?) = (nil, nil), endpoint: SummaryEndpoint? = nil,
        summaries writing: (form: SummaryEndpointForm?, outcome: Outcome?) = (nil, nil), calendar: Calendar? = nil,
        machineZone: String? = nil, administersPeople: Bool = false, backups: BackupStatus? = nil,
        context: DisplayContext
    ) {
        weather = Weather(source, named.form ?? WeatherSourceForm(source.kept), outcome: named.outcome, context)
        map = Map(asked.form ?? MapSourceForm(maps.setting), maps, outcome: asked.outcome, context)
        summaries = Summaries(
            writing.form ?? SummaryEndpointForm(endpoint), current: endpoint, outcome: writing.outcome, context)
        self.calendar = calendar ?? Calendar(since: nil, context)
        self.backups = backups.map { Backups($0, context) }
        let profile = known ?? AthleteProfile()
        zonesTitle = context.say(.settingsZones)
        let scheme = profile.heartRateZones
        zones = scheme.map { SettingsScreen.rows($0, context) } ?? []
        if !zones.isEmpty {
            zonesWhy = ExplainText.explanation(
                of: HeartRateZones.card, id: "why-zones", title: zonesTitle, context: context)
        }
        zonesNote = context.say(known == nil ? .renewalTitle : scheme?.way.note ?? .settingsZonesMissing)
        if profile.isThresholdTestOld, scheme?.way != .own, profile.hasOwnThreshold {
            zonesNote = context.sentences(
                zonesNote, context.say(.settingsTestOld(days: context.number(HeartRateZones.daysOfTest))))
        }
        title = context.say(.settingsTitle)
        lead = context.say(.settingsLead)
        save = context.say(.settingsSave)
        contents = Contents(context)
        displayTitle = context.say(.display)
        keptPages = KeptPages(context)
        shortcuts = Shortcuts(hasSingleKeys: true, context: context)
        singleKeysNote = context.say(.singleKeysNote)
        advancedTitle = context.say(.settingsAdvanced)
        dataTitle = context.say(.dataTitle)
        dataNote = context.say(.dataNote)
        exportLabel = context.say(.dataExport)
        importLabel = context.say(.dataImport)
        deleteLabel = context.say(.dataDelete)
        classTypesTitle = context.say(.classTypesTitle)
        classTypesLead = context.say(.classTypesSettings)
        peopleTitle = administersPeople ? context.say(.peopleTitle) : nil
        peopleLead = context.say(.peopleLead)
        passwordTitle = context.say(.passwordTitle)
        passwordLead = context.say(.passwordSettings)
        auditTitle = context.say(.auditTitle)
        sharingTitle = context.say(.sharingTitle)
        sharingLead = context.say(.sharingCard)
        accessTitle = context.say(.accessTitle)
        accessLead = context.say(.accessLead)
        message = Message(outcome, isWrong: !form.flaws.isEmpty, saved: context.say(.editSaved), context)
        sections = SettingsScreen.sections(form, profile, machine: machineZone, context)
    }
}
