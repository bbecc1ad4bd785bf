import Training

/// Where a niggle is noted, or a note is changed.
public struct NiggleScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var backLabel: String
    public var problem: String?
    /// Of the note that is changed.
    public var id: String?
    public var fields: [FormField]
    public var save: String

    public init(_ form: NiggleForm, reader: Reader) {
        title = reader.say(form.id == nil ? .niggleAdd : .niggleChange)
        lead = reader.say(.niggleLead)
        backLabel = reader.say(.backToLoad)
        problem = form.flaws.isEmpty ? nil : reader.say(.settingsWrong)
        id = form.id
        save = reader.say(.settingsSave)
        func flaw(_ field: NiggleForm.Field) -> String? {
            form.flaws[field].map {
                switch $0 {
                case .notDay: reader.say(.niggleDayWrong)
                case .tooLong(let limit): reader.say(.settingsTooLong, Numeral.text(limit))
                }
            }
        }
        func field(
            _ field: NiggleForm.Field, _ label: Phrase, hint: Phrase? = nil, value: String = "",
            options: [FilterForm.Select.Option] = []
        ) -> FormField {
            FormField(
                name: field.rawValue, label: reader.say(label), hint: hint.map { reader.say($0) } ?? "", value: value,
                problem: flaw(field), entry: field == .day ? .day : .text, options: options)
        }
        let sides =
            [FilterForm.Select.Option(value: "", label: reader.say(.settingsNotSaid), isChosen: form.side == nil)]
            + Niggle.Side.allCases.map {
                FilterForm.Select.Option(
                    value: $0.rawValue, label: NiggleScreen.side($0, reader), isChosen: $0 == form.side)
            }
        fields = [
            field(.day, .niggleDay, hint: .niggleDayHint, value: form.day),
            field(
                .place, .nigglePlace,
                options: Niggle.Place.allCases.map {
                    .init(value: $0.rawValue, label: reader.say($0.phrase), isChosen: $0 == form.place)
                }),
            field(.spot, .niggleSpot, hint: .niggleSpotHint, value: form.spot), field(.side, .niggleSide, options: sides),
            field(
                .intensity, .niggleIntensity, hint: .niggleIntensityHint,
                options: Niggle.intensities.map {
                    .init(value: "\($0)", label: "\($0)", isChosen: $0 == form.intensity)
                }), field(.words, .niggleWords, hint: .editNoteHint, value: form.words),
        ]
    }

    /// Standing alone, without the comma that joins it to a place.
    private static func side(_ side: Niggle.Side, _ reader: Reader) -> String {
        let text = reader.say(side.phrase)
        return text.hasSuffix(",") ? String(text.dropLast()) : text
    }
}
