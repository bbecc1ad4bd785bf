import Measures
import Testing
import Training

struct ClassTypeListTests {
    private func type(_ number: Int, _ name: String? = nil) throws -> ClassType {
        try #require(ClassType(id: UniqueID(high: 1, low: UInt64(number)), name: name ?? "class \(number)"))
    }

    private func id(_ number: Int) -> UniqueID { UniqueID(high: 1, low: UInt64(number)) }

    private func list(_ count: Int) throws -> ClassTypeList {
        var list = ClassTypeList()
        for number in 0..<count { list.set(try type(number)) }
        return list
    }

    private func names(_ list: ClassTypeList) -> [String] { list.current.map { $0.name.text } }

    @Test func `a new class type comes last, and a changed one stays at its place`() throws {
        var list = try list(3)
        let isSet = list.set(try type(1, "changed"))
        #expect(isSet && names(list) == ["class 0", "changed", "class 2"])
        #expect(list.isTaken("changed", besides: nil) && !list.isTaken("changed", besides: id(1)))
        #expect(!list.isTaken("class 1", besides: nil))
    }

    @Test func `moving swaps neighbours in use, and stops at both ends`() throws {
        var list = try list(4)
        list.setRemoved(id(1), true)
        let moved = [(2, true), (2, true), (3, false), (1, true), (9, true)].map { list.move(id($0.0), up: $0.1) }
        #expect(moved == [true, false, false, false, false] && names(list) == ["class 2", "class 0", "class 3"])
        let isBack = list.move(id(2), up: false)
        #expect(isBack && names(list) == ["class 0", "class 2", "class 3"])
    }

    @Test func `a removed class type keeps its name and returns to its place`() throws {
        var list = try list(3)
        let removed = [list.setRemoved(id(1), true), list.setRemoved(id(1), true), list.setRemoved(id(9), true)]
        #expect(removed == [true, false, false])
        #expect(names(list) == ["class 0", "class 2"] && list.type(id(1))?.name.text == "class 1")
        #expect(!list.isTaken("class 1", besides: nil))
        let isRestored = list.setRemoved(id(1), false)
        #expect(isRestored && names(list) == ["class 0", "class 1", "class 2"])
    }

    @Test func `there is a limit, and the first removed class types are forgotten beyond another one`() throws {
        var full = try list(ClassTypeList.mostCurrent)
        let isSet = [full.set(try type(1000)), full.set(try type(5, "changed"))]
        #expect(isSet == [false, true])
        for number in 1000..<1450 {
            full.setRemoved(full.current[0].id, true)
            full.set(try type(number))
        }
        #expect(full.entries.count == ClassTypeList.most && full.current.count == ClassTypeList.mostCurrent)
        #expect(full.type(id(0)) == nil && full.type(id(1449)) != nil)
        let removed = try #require(full.entries.first { $0.isRemoved }).type.id
        let isRestored = full.setRemoved(removed, false)
        #expect(!isRestored)
    }

    @Test func `a list of entries has each id once and no more in use than permitted`() throws {
        let entries = try (0...ClassTypeList.mostCurrent).map { ClassTypeList.Entry(try type($0)) }
        let list = ClassTypeList(entries + [ClassTypeList.Entry(try type(0, "again"))])
        #expect(list.entries.count == entries.count && list.current.count == ClassTypeList.mostCurrent)
        #expect(list.type(id(0))?.name.text == "class 0" && list.entries.last?.isRemoved == true)
    }
}
