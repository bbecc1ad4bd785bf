import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    /// Texts and ids with SQL in them are values: they are returned as they were stored, match nothing else, and change no other row.
    func checkTextsAreData(_ stores: Stores) async throws {
        let texts = [
            "'; DROP TABLE activity; --", "x'); DELETE FROM recording; --", "\" OR \"\"=\"", "1 OR 1=1",
            "x' UNION SELECT content FROM recording --", "%", "_\\%'", "?1 :name @name $name", "[a] `b` /* c */ -- d", "''''",
        ]
        let run = ExampleRecordings.steadyRun(start: morning, minutes: 10)
        try await stores.commit(file("run", recordings: [run]))
        let id = StoredRecording(run).id
        try await stores.derived.save([digest(of: id, start: morning)], restingOn: "a", athlete: me)
        var shoes = 0
        for text in texts {
            try await stores.athletes.save(Athlete(name: text), as: me, at: morning)
            #expect(try await stores.athletes.athlete(me)?.name == text)
            let edit = StoredEdit(
                recording: id, edit: ActivityEdit(title: text, note: text, shoes: text), moment: morning)
            try await stores.edits.add(edit, athlete: me, at: morning)
            #expect(try await stores.edits.edits(ofRecordings: [id, text], athlete: me).last == edit)
            let type = try #require(ClassType(id: UniqueID(high: 1, low: 1), name: text))
            var list = ClassTypeList()
            list.set(type)
            try await stores.classTypes.save(list, athlete: me, at: morning)
            #expect(try await stores.classTypes.classTypes(of: me) == list)
            let entry = StoredDiaryEntry(.shoesInUse(name: text), moment: morning)
            try await stores.diary.add(entry, athlete: me, at: morning)
            shoes += 1
            let diary = try await stores.diary.diary(of: me)
            #expect(diary.count == shoes && diary.last == entry, "\(text)")
            try await checkIsUnknown(text, besides: id, stores)
        }
        // Each removal finds the subject of its text and no other.
        for text in texts {
            #expect(try await stores.diary.removeNewest(about: .shoes(text), athlete: me, at: morning))
            #expect(try await !stores.diary.removeNewest(about: .shoes(text), athlete: me, at: morning))
            shoes -= 1
            #expect(try await stores.diary.diary(of: me).count == shoes, "\(text)")
        }
        // No table is gone, and nothing was added to one.
        #expect(try await stores.activities.activityCount(of: me) == 1)
        #expect(try await stores.activities.recordings(ofActivity: id, athlete: me).count == 1)
        #expect(try await stores.imports.entries(of: me).count == 1)
    }

    /// As an id of an activity, a recording or an athlete the text is unknown.
    private func checkIsUnknown(_ text: String, besides id: String, _ stores: Stores) async throws {
        #expect(try await stores.activities.recordings(ofActivity: text, athlete: me).isEmpty)
        #expect(try await stores.activities.columns(ofRecording: text, kinds: nil, athlete: me).isEmpty)
        #expect(try await stores.edits.edits(ofRecordings: [text], athlete: me).isEmpty)
        #expect(try await stores.athletes.athlete(text) == nil)
        #expect(try await stores.activities.activityCount(of: text) == 0)
        #expect(try await stores.activities.recordings(ofActivity: id, athlete: text).isEmpty)
        #expect(try await stores.derived.digests(ActivityQuery(), athlete: text).isEmpty)
        #expect(try await stores.edits.edits(of: text).isEmpty)
        #expect(try await stores.diary.diary(of: text).isEmpty)
        #expect(try await !stores.sharing.removeObserver(text, athlete: me, at: morning))
        #expect(try await stores.sharing.accesses(by: text).isEmpty)
    }
}
