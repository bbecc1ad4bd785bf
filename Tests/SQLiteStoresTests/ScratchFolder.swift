import Foundation
import SQLiteStores
import TrainingLog

/// A folder of its own for one test, gone afterwards.
final class ScratchFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("hearth-test-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }  // the system clears what we cannot

    var database: String { path + "/hearth.sqlite" }

    func stores() throws -> Stores { try SQLiteDatabase(path: database).stores(originalsIn: path + "/originals") }
}
