public import Analysis
import Localizations
import Measures

/// Who you are and how you like to read; each field says what it changes.
public struct SettingsScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    /// What came of the last try.
    public var message: Message?
    public var sections: [Section]
    public var save: String
    public var displayTitle: String
    public var dataTitle: String
    public var dataNote: String
    public var exportLabel: String
    public var importLabel: String
    public var deleteLabel: String
    public var accessTitle: String
    public var accessLead: String
    public var weather: Weather
    public var map: Map
    public var zonesTitle: String
    public var zonesNote: String
    /// Zone by zone, the hardest first; empty while they cannot be told.
    public var zones: [Explanation.Row]
    public var zonesWhy: Explanation?

    public struct Message: Equatable, Sendable {
        public var text: String
        public var isProblem: Bool
        /// Nil where nothing can be taken back.
        public var undo: String?

        /// - Parameters:
        ///   - isWrong: something in the form is.
        ///   - saved: what to say of something that was kept.
        init?(_ outcome: Outcome?, isWrong: Bool, saved: String, _ reader: Reader) {
            undo = nil
            isProblem = isWrong
            if isWrong {
                text = reader.say(.settingsWrong)
                return
            }
            switch outcome {
            case .saved(let canUndo):
                text = saved
                if canUndo { undo = reader.say(.undo) }
            case .undone: text = reader.say(.editUndone)
            case nil: return nil
            }
        }
    }

    /// What came of saving a form.
    public enum Outcome: Equatable, Sendable {
        case saved(canUndo: Bool)
        case undone
    }

    public struct Section: Equatable, Sendable {
        public var name: String
        public var title: String
        public var fields: [FormField]
        /// To be ticked, beside one another.
        public var boxes: Boxes?
    }

    public struct Boxes: Equatable, Sendable {
        public var title: String
        public var hint: String
        public var fields: [FormField]
    }

    /// - Parameters:
    ///   - profile: what the models use now; nil while that is worked out.
    ///   - archives: the form of the weather source as it was sent, when it was, and what came of it.
    ///   - map: the form of the map source as it was sent, when it was, and what came of it.
    ///   - machineZone: what the clock of this machine is called, where that is known.
    public init(
        _ form: ProfileForm, outcome: Outcome? = nil, profile known: AthleteProfile? = AthleteProfile(),
        weather source: WeatherSource,
        archives named: (form: WeatherSourceForm?, outcome: Outcome?) = (nil, nil), mapSource: MapSource? = nil,
        map asked: (form: MapSourceForm?, outcome: Outcome?) = (nil, nil), machineZone: String? = nil, reader: Reader
    ) {
        weather = Weather(source, named.form ?? WeatherSourceForm(source.kept), outcome: named.outcome, reader)
        map = Map(asked.form ?? MapSourceForm(mapSource), current: mapSource, outcome: asked.outcome, reader)
        let profile = known ?? AthleteProfile()
        zonesTitle = reader.say(.settingsZones)
        let scheme = profile.heartRateZones
        zones = scheme.map { SettingsScreen.rows($0, reader) } ?? []
        if !zones.isEmpty {
            zonesWhy = ExplainText.explanation(
                ofRowsBy: HeartRateZones.card, id: "why-zones", title: zonesTitle, reader: reader)
        }
        zonesNote = reader.say(known == nil ? .renewalTitle : scheme?.way.note ?? .settingsZonesMissing)
        if profile.isThresholdTestOld, scheme?.way != .own, profile.hasOwnThreshold {
            zonesNote = reader.sentences(zonesNote, reader.say(.settingsTestOld))
        }
        title = reader.say(.settingsTitle)
        lead = reader.say(.settingsLead)
        save = reader.say(.settingsSave)
        displayTitle = reader.say(.display)
        dataTitle = reader.say(.dataTitle)
        dataNote = reader.say(.dataNote)
        exportLabel = reader.say(.dataExport)
        importLabel = reader.say(.dataImport)
        deleteLabel = reader.say(.dataDelete)
        accessTitle = reader.say(.accessTitle)
        accessLead = reader.say(.accessLead)
        message = Message(outcome, isWrong: !form.flaws.isEmpty, saved: reader.say(.editSaved), reader)
        sections = SettingsScreen.sections(form, profile, machine: machineZone, reader)
    }
}
