import Localizations

/// Form of the map source.
public struct MapSourceForm: Equatable, Sendable {
    public static let templateField = "tiles"
    public static let attributionField = "attribution"

    public var template: String
    public var attribution: String
    /// Entered setting. Meaningless while there is a flaw.
    public private(set) var setting: MapSetting
    public private(set) var flaw: MapSource.Flaw?

    public init(_ setting: MapSetting) {
        template = setting.source?.template ?? ""
        attribution = setting.source?.attribution ?? ""
        self.setting = setting
    }

    /// Parses a submitted form. It chooses the source; an empty address removes it, whatever the other fields contain.
    /// - Parameter before: setting that the form changes.
    public init(_ before: MapSetting = MapSetting(), allowsPrivate: Bool = false, value: (String) -> String?) {
        setting = MapSetting(before.choice == .source ? .none : before.choice)
        template = String((value(MapSourceForm.templateField) ?? "").prefix(1000))
        attribution = String((value(MapSourceForm.attributionField) ?? "").prefix(1000))
        guard template.utf8.contains(where: { $0 > 0x20 }) else { return }
        do throws(MapSource.Flaw) {
            let source = try MapSource(template: template, attribution: attribution, allowsPrivate: allowsPrivate)
            setting = MapSetting(.source, source: source)
        } catch { flaw = error }
    }
}

extension SettingsScreen {
    /// Section about the map source: where tiles come from, what its server learns, and the form to change it.
    public struct Map: Equatable, Sendable {
        public var title: String
        public var chooser: MapChooser
        /// States what leaves this machine.
        public var leaves: String
        public var fields: [FormField]
        public var save: String
        /// Message about the last submission.
        public var message: Message?

        init(_ form: MapSourceForm, _ maps: MapSelection, outcome: Outcome?, _ context: DisplayContext) {
            title = context.say(.mapSource)
            chooser = MapChooser(maps, at: Route.settings.path + "#h-map-source", context)
            if let source = maps.source {
                leaves = context.say(.mapLeaves(host: source.host))
            } else {
                leaves = context.say(maps.chosenFile == nil ? .mapLeavesNothing : .mapFileNote)
            }
            save = context.say(.mapSave)
            let isOfWords = form.flaw == .attributionMissing || form.flaw == .tooLong(limit: MapSource.longestAttribution)
            let problem = form.flaw.map { Map.text($0, context) }
            fields = [
                FormField(
                    name: MapSourceForm.templateField, label: context.say(.mapAddress), hint: context.say(.mapAddressHint),
                    value: form.template, problem: isOfWords ? nil : problem, entry: .address),
                FormField(
                    name: MapSourceForm.attributionField, label: context.say(.mapAttribution),
                    hint: context.say(.mapAttributionHint), value: form.attribution, problem: isOfWords ? problem : nil),
            ]
            message = Message(
                outcome, isWrong: form.flaw != nil, saved: context.say(maps.isEmpty ? .mapOff : .mapOn),
                context)
        }

        private static func text(_ flaw: MapSource.Flaw, _ context: DisplayContext) -> String {
            switch flaw {
            case .notAddress: context.say(.mapNotAddress)
            case .readableByOthers: context.say(.mapReadable)
            case .privateAddress: context.say(.sourcePrivate)
            case .placesMissing: context.say(.mapPlacesMissing)
            case .tooLong(let limit): context.say(.settingsTooLong(limit: context.number(limit)))
            case .attributionMissing: context.say(.mapAttributionMissing)
            }
        }
    }
}
