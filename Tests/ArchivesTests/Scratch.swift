import Archives
import Foundation

/// A folder for one test that vanishes with it.
final class Scratch {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/hearth-tests-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    @discardableResult
    func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }
}

/// What a walk gave, in a form that is easy to compare.
struct Visit: Equatable {
    var label: String
    var content: [UInt8]?
    var damage: ArchiveDamage?
    var failure: ArchiveError?
    var remarks: [ArchiveRemark] = []
}

func visits(_ path: String, limits: ArchiveLimits = ArchiveLimits()) throws -> [Visit] {
    var result: [Visit] = []
    try walk(path, limits: limits) { item in
        var visit = Visit(label: item.label, remarks: item.remarks)
        do throws(ArchiveError) {
            let (bytes, damage) = try item.readAll(limit: 64 << 20)
            visit.content = bytes
            visit.damage = damage
        } catch {
            visit.failure = error
        }
        result.append(visit)
    }
    return result
}

/// Repeats the same "random" numbers on every machine (SplitMix64).
struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ mixed >> 31) % UInt64(sides))
    }
}
