import Measures
import Testing
import Training

struct ActivityEditMergingTests {
    private static let room = RoomTemperature(degrees: 40, isFahrenheit: false)
    /// An edit that differs from the empty one in one shared part.
    private static let examples: [(part: ActivityEdit.SharedPart, edit: ActivityEdit)] = [
        (.note, ActivityEdit(note: "mine")), (.perceivedEffort, ActivityEdit(perceivedEffort: 3)),
        (.room, ActivityEdit(room: room)), (.room, ActivityEdit(isRoomUnheated: true)),
        (.humidity, ActivityEdit(roomHumidity: 30)), (.classType, ActivityEdit(classType: UniqueID(high: 1, low: 1))),
        (.duration, ActivityEdit(duration: 600)),
    ]
    private static let record = ActivityEdit(
        note: "device", perceivedEffort: 8, room: RoomTemperature(degrees: 105, isFahrenheit: true), roomHumidity: 60,
        classType: UniqueID(high: 2, low: 2), duration: 3600)

    @Test func `each part is found changed where it differs, and nowhere else`() {
        for (part, edit) in Self.examples {
            #expect(edit.changedParts(from: ActivityEdit()) == [part])
            #expect(ActivityEdit().changedParts(from: edit) == [part])
            #expect(edit.changedParts(from: edit).isEmpty)
        }
        #expect(ActivityEdit(title: "a", sport: .yoga, isRace: true, isLeftOut: true).changedParts(from: ActivityEdit()).isEmpty)
    }

    @Test func `unchanged parts follow the record and changed ones do not`() {
        for (part, edit) in Self.examples {
            let merged = edit.following(Self.record, except: [part])
            #expect(merged.changedParts(from: edit).contains(part) == false)
            #expect(merged.changedParts(from: Self.record) == [part])
            #expect(edit.following(Self.record, except: []) == Self.record)
        }
    }

    @Test func `values without a counterpart in a record are the owner's`() {
        let edit = ActivityEdit(title: "a", sport: .yoga, isRace: false, shoes: "Blue", isTimeTrial: true, unrepaired: [.gaps])
        let merged = edit.following(Self.record, except: [])
        #expect(merged.title == "a" && merged.sport == .yoga && merged.isRace == false && merged.shoes == "Blue")
        #expect(merged.isTimeTrial && merged.unrepaired == [.gaps])
    }

    @Test func `a deleted session is left out until the owner restores it`() {
        let deleted = ActivityEdit(isLeftOut: true)
        #expect(ActivityEdit().following(deleted, except: []).isLeftOut)
        #expect(!ActivityEdit().following(deleted, except: [.restored]).isLeftOut)
        #expect(deleted.following(ActivityEdit(), except: []).isLeftOut)
        #expect(ActivityEdit().changedParts(from: deleted, ofDeleted: true) == [.restored])
        #expect(ActivityEdit().changedParts(from: deleted).isEmpty)
    }
}
