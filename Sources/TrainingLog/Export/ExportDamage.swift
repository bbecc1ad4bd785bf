/// Data that an export could not write completely.
public struct ExportDamage: Equatable, Sendable {
    public var originals: [UnreadableOriginal]
    /// Names of the tables that could not be read completely, ascending.
    public var tables: [String]

    public init(originals: [UnreadableOriginal] = [], tables: [String] = []) {
        self.originals = originals
        self.tables = tables
    }

    public var isEmpty: Bool { originals.isEmpty && tables.isEmpty }

    /// Returns the text of `unreadable.txt`.
    public typealias Description = @Sendable (ExportDamage) -> String

    mutating func note(table: String) {
        if !tables.contains(table) { tables = (tables + [table]).sorted() }
    }

    /// Runs `body`. If the table is damaged, records that and returns `fallback`.
    mutating func noting<Value>(_ table: String, else fallback: Value, _ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch StoreError.damaged {
            note(table: table)
            return fallback
        }
    }
}
