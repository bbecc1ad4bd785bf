import Testing
import Training

@testable import ActivityFiles

struct FITSportTests {
    /// A session with a sport message that has a name.
    private func sport(_ sport: UInt8, _ subSport: UInt8, name: String, sessions: Int = 1) throws -> Sport? {
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.add(2, 12, [builder.code(0, sport), builder.code(1, subSport), builder.text(3, name)])
        for index in 0..<UInt32(sessions) {
            builder.session(start: ReadFITTests.start + 100 * index, sport: sport, subSport: subSport)
        }
        return try readFIT(builder.file().span).recordings.first?.sport
    }

    @Test func `the name of a sport refines its numbers`() throws {
        #expect(try sport(10, 43, name: "Hot Yoga") == .hotYoga)
        #expect(try sport(10, 43, name: "熱瑜珈") == .hotYoga)
        #expect(try sport(0, 0, name: "Sauna") == .sauna)
        #expect(try sport(0, 0, name: "Team Sports") == .teamSports)
    }

    @Test func `a name never contradicts the numbers`() throws {
        #expect(try sport(10, 43, name: "Yoga") == .yoga)
        #expect(try sport(10, 43, name: "Sauna") == .yoga)
        #expect(try sport(1, 0, name: "Hot Yoga") == .running)
        #expect(try sport(0, 0, name: "Running") == .other)
        #expect(try sport(0, 0, name: "") == .other)
    }

    @Test func `a name counts only in a file of one session`() throws {
        #expect(try sport(10, 43, name: "Hot Yoga", sessions: 2) == .yoga)
    }

    @Test(arguments: Sport.allCases)
    func `the numbers and the name to write are read as the same sport`(_ sport: Sport) {
        let code = FITSport.code(sport)
        let read = FITSport.sport(Int(code.sport), code.subSport.map { Int($0) } ?? 0)
        #expect(FITSport.sport(read, named: FITSport.name(sport)) == sport)
        #expect((read == sport) == (FITSport.name(sport) == nil))
    }
}
