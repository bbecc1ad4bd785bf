import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct ClassTypesScreenTests {
    private func type(_ number: UInt64, _ name: String, room: RoomTemperature? = nil) throws -> ClassType {
        try #require(
            ClassType(id: UniqueID(high: 1, low: number), name: name, symbol: .moon, defaultRoom: room, sport: .hotYoga))
    }

    private func list() throws -> ClassTypeList {
        var list = ClassTypeList()
        list.set(try type(1, "Hot flow", room: RoomTemperature(degrees: 40, isFahrenheit: false)))
        list.set(try type(2, "Yin"))
        return list
    }

    @Test func `rows are in the owner's order, and the ends cannot move beyond`() throws {
        let screen = ClassTypesScreen(try list(), context: Example.context(.english))
        #expect(screen.rows.map { $0.name } == ["Hot flow", "Yin"])
        #expect(screen.rows.map { $0.note } == ["Hot yoga · 40\u{A0}°C", "Hot yoga"])
        #expect(screen.rows[0].up == nil && screen.rows[0].down == "Move Hot flow down")
        #expect(screen.rows[1].up == "Move Yin up" && screen.rows[1].down == nil)
        let id = try type(1, "x").id.text
        #expect(screen.rows[0].symbol == .moon && screen.rows[0].change.route == .classType(id))
        #expect(screen.builtIn.map { $0.name }.prefix(3) == ["Hot yoga", "Yoga", "Pilates"])
        #expect(screen.builtIn.count == ClassType.sports.count && screen.notice == nil)
    }

    @Test(arguments: Language.allCases) func `every language names the built-in types and every symbol`(_ language: Language)
        throws
    {
        let context = Example.context(language)
        let names = ClassTypesScreen(ClassTypeList(), context: context).builtIn.map { $0.name }
        #expect(Set(names).count == names.count && names.allSatisfy { !$0.isEmpty })
        let symbols = ClassSymbol.allCases.map { context.say($0.phrase) }
        #expect(Set(symbols).count == symbols.count)
    }

    @Test func `a removal can be undone, and an old address shows nothing`() throws {
        var list = try list()
        let id = try type(2, "Yin").id
        list.setRemoved(id, true)
        let context = Example.context(.english)
        let notice = ClassTypesScreen(list, change: ClassTypeChange(.removed, id), context: context).notice
        #expect(notice?.text == "Yin was removed. Earlier classes keep its name." && notice?.undo == "Undo")
        #expect(ClassTypesScreen(list, change: ClassTypeChange(.restored, id), context: context).notice == nil)
        list.setRemoved(id, false)
        #expect(ClassTypesScreen(list, change: ClassTypeChange(.removed, id), context: context).notice == nil)
        let saved = ClassTypesScreen(list, change: ClassTypeChange(.saved, id), context: context).notice
        #expect(saved?.text == "Saved: Yin." && saved?.undo == nil)
        #expect(ClassTypeChange { $0 == "removed" ? "x" : nil }?.kind == .removed)
        #expect(ClassTypeChange { _ in nil } == nil)
    }

    @Test func `a form is read with its room and refuses what cannot be stored`() throws {
        let list = try list()
        func form(_ fields: [String: String], id: UniqueID? = nil) -> ClassTypeForm { ClassTypeForm(id, in: list) { fields[$0] } }
        let id = UniqueID(high: 1, low: 9)
        let good = form(["name": " Hot pilates ", "sport": "pilates", "symbol": "flame", "room": "104", "scale": "fahrenheit"])
        let type = try #require(good.classType(id: id))
        #expect(type.name.text == "Hot pilates" && type.sport == .pilates && type.symbol == .flame)
        #expect(type.defaultRoom == RoomTemperature(degrees: 104, isFahrenheit: true))
        #expect(form(["name": "Yin 2", "sport": "running"]).classType(id: id)?.sport == .other)
        #expect(form([:]).flaws == [.name: .missing])
        #expect(form(["name": "Yin"]).flaws == [.name: .taken])
        let yin = try self.type(2, "Yin").id
        #expect(form(["name": "Yin"], id: yin).flaws.isEmpty)
        #expect(form(["name": String(repeating: "長", count: 41)]).flaws == [.name: .tooLong(40)])
        #expect(form(["name": "x", "room": "warm"]).flaws == [.room: .room(.notNumber)])
        #expect(form(["name": "x", "room": "104", "scale": "celsius"]).flaws.isEmpty)
        #expect(form(["name": "x", "room": "400", "scale": "celsius"]).flaws[.room] != nil)
        #expect(form(["name": "x", "room": "warm"]).classType(id: id) == nil)
    }

    @Test func `the form shows the values of a class type in its own unit`() throws {
        let type = try type(1, "Hot flow", room: RoomTemperature(degrees: 104, isFahrenheit: true))
        let screen = DiaryScreen(ClassTypeForm(type), context: Example.context(.english))
        #expect(screen.title == "Change Hot flow" && screen.back == .classTypes && screen.action.path == "/heat/class-type")
        #expect(screen.hidden.map { $0.value } == ["fahrenheit", type.id.text])
        #expect(screen.fields.map { $0.name } == ["name", "sport", "room", "symbol"])
        #expect(screen.fields[2].label == "Usual room (°F)" && screen.fields[2].value == "104")
        #expect(screen.fields[1].options.filter { $0.isChosen }.map { $0.value } == ["hot_yoga"])
        #expect(screen.fields[3].options.filter { $0.isChosen }.map { $0.value } == ["moon"])
        let empty = DiaryScreen(ClassTypeForm(), context: Example.context(.english))
        #expect(empty.title == "New class type" && empty.hidden.count == 1 && empty.fields[0].value == "")
    }

    @Test func `a class type is named by the athlete, else by its sport, else not at all`() throws {
        var list = try list()
        let context = Example.context(.english)
        let id = try type(1, "x").id
        list.setRemoved(id, true)
        #expect(context.className(id, in: list) == "Hot flow")
        let sauna = try #require(ClassType.builtInID(.sauna))
        #expect(context.className(sauna, in: list) == "Sauna")
        #expect(context.className(UniqueID(high: 9, low: 9), in: list) == nil)
    }
}
