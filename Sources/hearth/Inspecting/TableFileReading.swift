import ActivityFiles
import ContentPacks
import Foundation
import Localizations
import Screens
import TrainingLog

/// Table descriptions as files on the command line.
enum TableFileReading {
    /// - Throws: `CommandError` that names file, line and field.
    static func table(at path: String) throws -> OwnTable {
        let bytes: Data
        do { bytes = try Data(contentsOf: URL(filePath: path)) } catch {
            throw CommandError.tableUnreadable(path: path, reason: AppEnvironment.reason(error))
        }
        do { return try readTableFile([UInt8](bytes)) } catch { throw CommandError.tableInvalid(path: path, error) }
    }

    /// Returns a guessed description to edit, with the possible meanings of columns.
    static func yaml(_ table: TableSketch, path: String) -> String {
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        return "# What the columns mean:\n" + OwnTableDraft.meanings
            + table.guess(name: name).yaml(samples: table.header.indices.map { table.sample($0) ?? "" })
    }

    static func sentence(_ mismatch: OwnTableMismatch) -> String {
        switch mismatch {
        case .noTable: OwnTableText.noTable(limit: OwnTable.largestFile, .english)
        case .missingColumns(let missing, let header): OwnTableText.missingColumns(missing, header: header, .english)
        case .orderOpen: OwnTableText.orderOpen(.english)
        case .unknownZone(let zone): OwnTableText.unknownZone(zone, .english)
        }
    }
}
