import SQLiteStores
import TestKit
import TrainingLog

extension ScratchFolder {
    var database: String { path + "/hearth.sqlite" }

    func stores() throws -> Stores { try SQLiteDatabase(path: database).stores(originalsIn: path + "/originals") }
}
