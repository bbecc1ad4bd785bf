import Testing

@testable import ActivityFiles

struct ListFITTests {
    @Test func `every message is listed with the names of the profile`() throws {
        var messages: [FITMessage] = []
        try visitFIT(ReadFITTests.run().file().span) { message in
            messages.append(message)
            return true
        }
        #expect(messages.map { $0.name } == ["file_id"] + [String?](repeating: "record", count: 10) + ["session"])
        #expect(messages[2].fields.map { $0.name } == ["timestamp", "heart_rate", "distance"])
        #expect(messages[2].fields[2] == FITField(number: 5, developer: nil, name: "distance", units: "m", values: [.number(3)]))
    }

    @Test func `unknown messages and fields are listed by number`() throws {
        var builder = ReadFITTests.run()
        builder.add(6, 65_280, [builder.uint16(3, 5), builder.uint16(4, 0xFFFF)])
        let unknown = try #require(try listFIT(builder.file().span).last)
        #expect(
            unknown
                == FITMessageCount(
                    number: 65_280, name: nil, count: 1,
                    fields: [
                        FITFieldCount(number: 3, developer: nil, name: nil, units: nil, count: 1)
                    ]))
    }
}
