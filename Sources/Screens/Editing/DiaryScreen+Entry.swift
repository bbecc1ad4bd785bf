import Localizations
import Training

extension DiaryScreen {
    /// Creates the form for a session without a watch.
    public init(_ form: SessionEntryForm, context: DisplayContext) {
        title = context.say(.entryTitle)
        lead = context.say(.entryLead)
        back = .importing
        backLabel = context.say(.importTitle)
        problem = form.flaws.isEmpty ? nil : context.say(.settingsWrong)
        action = .entering
        hidden = [Hidden(name: SessionEntryForm.Field.roomScale.rawValue, value: form.scale.rawValue)]
        save = context.say(.settingsSave)
        func field(
            _ field: SessionEntryForm.Field, _ label: String, hint: String = "", entry: FormField.Entry = .text,
            options: [FilterForm.Select.Option] = []
        ) -> FormField {
            FormField(
                name: field.rawValue, label: label, hint: hint, value: form[field],
                problem: form.flaws[field].map { $0.text(context) }, entry: entry, options: options)
        }
        fields = [
            field(
                .sport, context.say(.sportLabel), options: .sports(chosen: form.sport, context)),
            field(.day, context.say(.day), entry: .day), field(.time, context.say(.entryTime), entry: .time),
            field(.minutes, context.say(.editMinutes), entry: .decimal),
            field(.room, context.say(.editRoom(unit: form.scale.unit)), hint: context.say(.editRoomHint), entry: .numeric),
            field(.humidity, context.say(.editHumidity), hint: context.say(.editHumidityHint), entry: .decimal),
            field(.heartRate, context.say(.entryHeartRate), hint: context.say(.entryHeartRateHint), entry: .decimal),
            field(.effort, context.say(.effortLabel), options: .efforts(chosen: DecimalText.number(form[.effort]), context)),
            field(.title, context.say(.settingsName)),
            field(.note, context.say(.noteLabel), hint: context.say(.entryNoteHint)),
        ]
    }
}
