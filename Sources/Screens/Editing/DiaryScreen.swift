import Localizations
import Training

/// Form for one thing of the athlete: a niggle, the name of a pair of shoes, a class type.
public struct DiaryScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var back = Route.load
    public var backLabel: String
    public var problem: String?
    public var action: Route
    /// Hidden fields, such as the one that identifies the changed entry.
    public var hidden: [Hidden]
    public var fields: [FormField]
    public var save: String

    public struct Hidden: Equatable, Sendable {
        public var name: String
        public var value: String
    }

    public init(_ form: NiggleForm, context: DisplayContext) {
        title = context.say(form.id == nil ? .niggleAdd : .niggleChange)
        lead = context.say(.niggleLead)
        backLabel = context.say(.backToLoad)
        problem = form.flaws.isEmpty ? nil : context.say(.settingsWrong)
        action = .niggle(nil)
        hidden = form.id.map { [Hidden(name: NiggleForm.Field.id.rawValue, value: $0)] } ?? []
        save = context.say(.settingsSave)
        func flaw(_ field: NiggleForm.Field) -> String? {
            form.flaws[field].map {
                switch $0 {
                case .notDay: context.say(.niggleDayWrong)
                case .tooLong(let limit): context.say(.settingsTooLong(limit: context.number(limit)))
                }
            }
        }
        func field(
            _ field: NiggleForm.Field, _ label: Phrase, hint: Phrase? = nil, value: String = "",
            options: [FilterForm.Select.Option] = []
        ) -> FormField {
            FormField(
                name: field.rawValue, label: context.say(label), hint: hint.map { context.say($0) } ?? "", value: value,
                problem: flaw(field), entry: field == .day ? .day : .text, options: options)
        }
        let sides =
            [FilterForm.Select.Option(value: "", label: context.say(.settingsNotSaid), isChosen: form.side == nil)]
            + Niggle.Side.allCases.map {
                FilterForm.Select.Option(
                    value: $0.rawValue, label: DiaryScreen.side($0, context), isChosen: $0 == form.side)
            }
        fields = [
            field(.day, .day, hint: .niggleDayHint, value: form.day),
            field(
                .place, .nigglePlace,
                options: Niggle.Place.allCases.map {
                    .init(value: $0.rawValue, label: context.say($0.phrase), isChosen: $0 == form.place)
                }),
            field(.spot, .niggleSpot, hint: .niggleSpotHint, value: form.spot), field(.side, .niggleSide, options: sides),
            field(
                .intensity, .niggleIntensity, hint: .niggleIntensityHint,
                options: Niggle.intensities.map {
                    .init(value: "\($0)", label: "\($0)", isChosen: $0 == form.intensity)
                }), field(.words, .niggleWords, hint: .editNoteHint, value: form.words),
        ]
    }

    public init(_ form: ShoesForm, context: DisplayContext) {
        title = context.say(.shoesRenameSpoken(pair: form.name))
        lead = context.say(.shoesRenameLead)
        backLabel = context.say(.backToLoad)
        problem = form.flaw == nil ? nil : context.say(.settingsWrong)
        action = .shoes(nil)
        hidden = [Hidden(name: ShoesForm.Field.name.rawValue, value: form.name)]
        save = context.say(.settingsSave)
        let flaw: String? =
            switch form.flaw {
            case .missing: context.say(.shoesCalledMissing)
            case .tooLong(let limit): context.say(.settingsTooLong(limit: context.number(limit)))
            case nil: nil
            }
        fields = [
            FormField(
                name: ShoesForm.Field.called.rawValue, label: context.say(.shoesCalled), hint: "", value: form.called,
                problem: flaw)
        ]
    }

    /// Name of a side on its own, without the comma that joins it to a place.
    private static func side(_ side: Niggle.Side, _ context: DisplayContext) -> String {
        let text = context.say(side.phrase)
        return text.hasSuffix(",") ? String(text.dropLast()) : text
    }
}
