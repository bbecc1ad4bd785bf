import Localizations
import Training

extension DiaryScreen {
    /// Creates the form for a session without a watch.
    public init(_ form: SessionEntryForm, reader: Reader) {
        title = reader.say(.entryTitle)
        lead = reader.say(.entryLead)
        back = .importing
        backLabel = reader.say(.importTitle)
        problem = form.flaws.isEmpty ? nil : reader.say(.settingsWrong)
        action = .entering
        hidden = Hidden(name: SessionEntryForm.Field.roomScale.rawValue, value: form.scale.rawValue)
        save = reader.say(.settingsSave)
        func field(
            _ field: SessionEntryForm.Field, _ label: String, hint: String = "", entry: FormField.Entry = .text,
            options: [FilterForm.Select.Option] = []
        ) -> FormField {
            FormField(
                name: field.rawValue, label: label, hint: hint, value: form[field],
                problem: form.flaws[field].map { $0.text(reader) }, entry: entry, options: options)
        }
        fields = [
            field(
                .sport, reader.say(.sportLabel), options: .sports(chosen: form.sport, reader)),
            field(.day, reader.say(.day), entry: .day), field(.time, reader.say(.entryTime), entry: .time),
            field(.minutes, reader.say(.editMinutes), entry: .decimal),
            field(.room, reader.say(.editRoom(unit: form.scale.unit)), hint: reader.say(.editRoomHint), entry: .numeric),
            field(.humidity, reader.say(.editHumidity), hint: reader.say(.editHumidityHint), entry: .decimal),
            field(.heartRate, reader.say(.entryHeartRate), hint: reader.say(.entryHeartRateHint), entry: .decimal),
            field(.effort, reader.say(.effortLabel), options: .efforts(chosen: DecimalText.number(form[.effort]), reader)),
            field(.title, reader.say(.settingsName)),
            field(.note, reader.say(.noteLabel), hint: reader.say(.entryNoteHint)),
        ]
    }
}
