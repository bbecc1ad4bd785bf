import Testing
import Training

struct AthleteFieldTests {
    @Test func `no two settings share a name`() {
        for names in [
            AthleteField.all.map(\.key), AthleteField.all.map(\.flag.name), AthleteField.all.flatMap(\.names.columns),
            AthleteField.all.flatMap(\.names.export), AthleteField.all.flatMap(\.names.json),
            AthleteField.all.flatMap(\.names.form),
        ] {
            #expect(Set(names).count == names.count, "\(names)")
        }
    }

    @Test func `the form asks for every setting once`() {
        let asked = AthleteField.form.flatMap { $0.fields.flatMap(\.names.form) }
        #expect(asked.sorted() == AthleteField.all.flatMap(\.names.form).sorted())
    }

    @Test func `every setting can be cleared, and a value of another type clears it`() {
        let empty = Athlete(name: "")
        var athlete = Athlete(name: "Ada", birthYear: 1985, availability: Availability(restWeekdays: [1], hours: 5..<21))
        for field in AthleteField.all { field.set(&athlete, nil) }
        #expect(athlete == empty)
        athlete.birthYear = 1985
        AthleteField.birthYear.set(&athlete, .text("1985"))
        #expect(athlete == empty)
        for hours in [[5], [21, 5], [5, 25], [5, 21, 22]] {
            AthleteField.hours.set(&athlete, .wholes(hours))
            #expect(athlete == empty, "\(hours)")
        }
        AthleteField.restWeekdays.set(&athlete, .wholes([0, 1, 8]))
        #expect(athlete.availability.restWeekdays == [1])
    }
}
