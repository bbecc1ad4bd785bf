import Localizations
import Measures
import Training

extension DiaryScreen {
    /// Creates the form for a race.
    public init(_ form: RaceForm, context: DisplayContext) {
        title = context.say(form.id == nil ? .raceNew : .raceChangeTitle)
        lead = context.say(.racesLead)
        back = .races
        backLabel = context.say(.racesTitle)
        problem = form.flaws.isEmpty ? nil : context.say(.settingsWrong)
        action = .raceForm(nil)
        hidden = [Hidden(name: RaceForm.Field.scale.rawValue, value: form.scale.rawValue)]
        if let id = form.id { hidden.append(Hidden(name: RaceForm.Field.id.rawValue, value: id.text)) }
        save = context.say(.settingsSave)
        func field(
            _ field: RaceForm.Field, _ label: String, hint: Phrase? = nil, entry: FormField.Entry = .text,
            options: [FilterForm.Select.Option] = []
        ) -> FormField {
            FormField(
                name: field.rawValue, label: label, hint: hint.map { context.say($0) } ?? "", value: form[field],
                problem: form.flaws[field].map { DiaryScreen.text($0, context) }, entry: entry, options: options)
        }
        let distances = RaceForm.Distance.allCases.map { distance in
            FilterForm.Select.Option(
                value: distance.rawValue, label: distance.name(context), isChosen: distance == form.distance)
        }
        let importances = RaceGoal.Importance.allCases.map { importance in
            FilterForm.Select.Option(
                value: importance.rawValue, label: context.say(importance == .main ? .raceMain : .raceOnTheWay),
                isChosen: importance == form.importance)
        }
        fields = [
            field(.day, context.say(.day), entry: .day), field(.distance, context.say(.raceDistance), options: distances),
            field(
                .other, context.say(.raceOtherIn(unit: context.units.longUnit)), hint: .raceOtherHint, entry: .decimal),
            field(.goal, context.say(.raceGoalTime), hint: .raceGoalHint),
            field(.importance, context.say(.raceImportance), options: importances),
            field(.temperature, context.say(.raceTemperature(unit: form.scale.unit)), hint: .raceAirHint, entry: .text),
            field(.humidity, context.say(.raceHumidity), entry: .decimal), field(.name, context.say(.settingsName)),
        ]
    }

    private static func text(_ flaw: RaceForm.Flaw, _ context: DisplayContext) -> String {
        switch flaw {
        case .profile(let flaw): flaw.text(context)
        case .notTime: context.say(.raceGoalWrong)
        case .bothAir: context.say(.raceBothAir)
        case .distance: context.say(.raceDistanceWrong)
        }
    }
}

extension RaceForm.Distance {
    func name(_ context: DisplayContext) -> String {
        switch self {
        case .five: "5 km"
        case .ten: "10 km"
        case .half: context.say(.halfMarathon)
        case .marathon: context.say(.marathon)
        case .other: context.say(.raceOther)
        }
    }
}

extension DisplayContext {
    /// Name of a race, or its distance.
    func title(of race: RaceGoal) -> String { race.name ?? distanceName(of: race) }

    func distanceName(of race: RaceGoal) -> String {
        let known = RaceForm.Distance.allCases.first { $0.metres == race.metres }
        return known?.name(self) ?? distance(Measures.Distance(metres: race.metres)).text
    }
}
