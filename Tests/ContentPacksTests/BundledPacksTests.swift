import Testing
import Training

@testable import ContentPacks

struct BundledPacksTests {
    static func packs() throws -> [ContentPack] { try BundledPacks.files().map { try readContentPack($0.bytes) } }

    @Test func `the first lines of a file state its pack and version`() throws {
        for (file, pack) in zip(try BundledPacks.files(), try Self.packs()) {
            let head = try #require(file.head)
            #expect(head.id == pack.id && head.version == pack.version)
        }
        #expect(BundledPacks.File(name: "a", bytes: Array("version: 1\n".utf8)).head == nil)
    }

    @Test func `both packs are read, in every language that the program speaks`() throws {
        let packs = try Self.packs()
        #expect(packs.map { $0.id.text } == ["angion", "running-and-heat"])
        #expect(packs.map { $0.isForAdults } == [true, false])
        for pack in packs { #expect(Set(pack.languages) == ["en", "de", "zh-Hant"]) }
    }

    @Test func `the running pack has weeks for every distance and level, and routines of heat, return and maintenance`() throws {
        let routines = try #require(try Self.packs().last).routines
        for goal in [Routine.Goal.base, .fiveKilometres, .tenKilometres, .halfMarathon, .marathon] {
            #expect(Set(routines.filter { $0.goal == goal }.map { $0.difficulty }) == Set(Routine.Difficulty.allCases), "\(goal)")
        }
        for goal in [Routine.Goal.heat, .heatedClasses, .comeback, .injuryComeback, .maintenance] {
            #expect(routines.contains { $0.goal == goal }, "\(goal)")
        }
    }

    @Test func `blocks and returns are followed once, and name a routine to go on with`() throws {
        let routines = try #require(try Self.packs().last).routines
        let once = routines.filter { !$0.repeats }
        #expect(Set(once.map { $0.goal }) == [.heat, .comeback, .injuryComeback])
        for routine in once {
            let next = try #require(routine.next)
            #expect(routines.contains { $0.reference.text == "running-and-heat/" + next.text })
        }
    }

    /// A day of rest, and 48 hours between hard and long sessions, also where the cycle begins again. The long run is the longest session
    /// and has at most 35 % of the minutes and 150 minutes.
    @Test func `routines keep the rules of a sound week`() throws {
        for routine in try #require(try Self.packs().last).routines {
            let name = routine.reference.text
            #expect(routine.days.contains { $0.isRest }, "\(name)")
            let isDemanding = routine.days.map { day in
                day.expected.contains { $0.method.intensity.isHard || $0.method.intensity == .long }
            }
            for index in isDemanding.indices where isDemanding[index] {
                #expect(!isDemanding[(index + 1) % isDemanding.count], "\(name), day \(index + 1)")
            }
            let longest = routine.days.flatMap { $0.expected }.filter { $0.method.intensity == .long }.map { $0.minutes }.max()
            guard let longest else { continue }
            let weeks = max(1, Double(routine.days.count) / 7)
            #expect(Double(longest) <= 0.35 * Double(routine.minutes) / weeks + 0.5, "\(name)")
            #expect(longest <= 150, "\(name)")
            #expect(longest == routine.days.flatMap { $0.expected }.map { $0.minutes }.max(), "\(name)")
        }
    }

    /// A watch leads through the parts, and the athlete reads the words: both are the same session.
    @Test func `every hard session has parts, and they are those of its words`() throws {
        for routine in try #require(try Self.packs().last).routines {
            for (number, day) in routine.days.enumerated() {
                for session in day.sessions where session.method.intensity.isHard {
                    let place = "\(routine.reference.text), day \(number + 1)"
                    let parts = try #require(session.parts, "\(place)")
                    let words = PlannedSession(
                        kind: session.method.kind, intensity: session.method.intensity, minutes: session.minutes,
                        words: day.description)
                    #expect(words.statedHardMinutes == parts.hardMinutes, "\(place)")
                    for version in day.description.versions {
                        let numbers = version.text.split { !$0.isNumber }.compactMap { Int($0) }
                        let stated = [parts.warmUp, parts.work, parts.coolDown] + (parts.repeats > 1 ? [parts.recovery] : [])
                        // One minute, and twice, are words in some languages.
                        #expect(stated.allSatisfy { $0 < 3 || numbers.contains($0) }, "\(place) \(version.language)")
                    }
                }
            }
        }
    }

    @Test func `the adult pack has names and schedules with advice on every page`() throws {
        let pack = try #require(try Self.packs().first)
        #expect(pack.routines.count == 2)
        #expect(pack.routines.allSatisfy { $0.advice != nil && $0.isForAdults })
    }
}
