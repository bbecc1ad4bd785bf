import Measures
import Testing
import Training

struct ClassTypeTests {
    private let id = UniqueID(high: 1, low: 1)

    @Test func `a class type has a name and a sport of classes, and may have a symbol and a room`() {
        let room = RoomTemperature(degrees: 40, isFahrenheit: false)
        let type = ClassType(id: id, name: " Hot\u{7}flow ", symbol: .flame, defaultRoom: room, sport: .hotYoga)
        #expect(type?.symbol == .flame && type?.defaultRoom == room && type?.sport == .hotYoga)
        #expect(ClassType(id: id, name: "Hot flow")?.sport == .other)
        #expect(ClassType(id: id, name: "") == nil)
        #expect(ClassType(id: id, name: String(repeating: "n", count: 121)) == nil)
        #expect(ClassType(id: id, name: "Hot flow", sport: .running) == nil)
    }

    @Test func `built-in class types have ids of their own, which end with the sport's code`() {
        #expect(ClassType.builtInID(.hotYoga)?.text == "00000000-0000-8000-8000-000000000002")
        #expect(ClassType.builtInID(.indoorCycling)?.text == "00000000-0000-8000-8000-00000000000a")
        #expect(ClassType.builtInID(.running) == nil)
        for sport in ClassType.sports { #expect(ClassType.builtInID(sport).flatMap { ClassType.builtInSport($0) } == sport) }
        #expect(ClassType.builtInSport(UniqueID(high: 0x8000, low: 0x8000_0000_0000_00FF)) == nil)
        #expect(ClassType.builtInSport(UniqueID(high: 0x8000, low: 0x8000_0000_0000_0102)) == nil)
        #expect(ClassType.builtInSport(id) == nil)
    }

    @Test func `codes of sports and names of symbols are stable`() {
        #expect(
            ClassType.sports.map { $0.rawValue } == [
                "other", "yoga", "hot_yoga", "pilates", "stretching", "strength", "sauna", "dance", "martial_arts", "intervals",
                "indoor_cycling",
            ])
        #expect(
            ClassSymbol.allCases.map { $0.rawValue } == [
                "flame", "drop", "sunrise", "moon", "heart", "bolt", "mountain", "strength", "ride", "sauna",
            ])
    }
}
