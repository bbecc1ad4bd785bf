import SQLiteStores
import Testing

struct SQLiteDatabaseTests {
    @Test func `a database cannot be opened where there is no folder`() {
        #expect(throws: (any Error).self) { try SQLiteDatabase(path: "/nonexistent/hearth.sqlite") }
    }
}
