import GRDB
import TestKit
import Testing

@testable import SQLiteStores

struct HotQueriesTests {
    @Test(arguments: HotQuery.all)
    func `a hot query uses an index and scans no table`(sql: String) throws {
        let folder = try ScratchFolder()
        let plan = try SQLiteDatabase(path: folder.database).pool.read { db in
            let questions = sql.filter { $0 == "?" }.count
            return try Row.fetchAll(
                db, sql: "EXPLAIN QUERY PLAN " + sql,
                arguments: StatementArguments((0..<questions).map { _ in DatabaseValue.null })
            ).map { $0["detail"] as String }
        }
        #expect(!plan.isEmpty)
        for step in plan {
            #expect(!step.hasPrefix("SCAN"), "\(step)")
            #expect(!step.contains("USE TEMP B-TREE"), "\(step)")
            #expect(step.contains("USING"), "\(step)")
        }
    }
}
