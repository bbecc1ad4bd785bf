import ActivityFiles
import Archives
import Foundation

/// Recognises the routes that belong to an Apple Health export beside their folder. They are read with the export instead of alone.
///
/// The phone names their folder `workout-routes`. If the user has renamed it, the content of a file decides.
struct HealthRoutes {
    private let isNamed: Bool
    private let isBeside: Bool

    /// - Parameter names: content of the folder, in any order.
    init(in folder: String, _ names: [String]) {
        isNamed = folder.hasSuffix("/workout-routes")
        guard let slash = folder.lastIndex(of: "/") else {
            isBeside = false
            return
        }
        // A folder of routes contains nothing else, so the first few files suffice.
        let first = names.filter { !$0.hasPrefix(".") }.sorted().prefix(3)
        let mayBe = isNamed || first.contains { FileKind.isHealthRoute(folder + "/" + $0) }
        isBeside = mayBe && HealthRoutes.holdsExport(String(folder[..<slash]))
    }

    /// - Parameter path: path of a file in the folder.
    func contain(_ path: String) -> Bool { isBeside && (isNamed || FileKind.isHealthRoute(path)) }

    /// Whether a folder directly contains the main file of an Apple Health export, under any name.
    private static func holdsExport(_ folder: String) -> Bool {
        // A folder that cannot be listed gives no names.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { !$0.hasPrefix(".") && FileKind.sniff(headOfFile(folder + "/" + $0).span) == .appleHealth }
    }
}

extension FileKind {
    fileprivate static func isHealthRoute(_ path: String) -> Bool { isHealthRoute(headOfFile(path).span) }
}

/// Returns the first bytes of a file, which show its kind; empty if it cannot be read. The import of the file reports the error.
func headOfFile(_ path: String, count limit: Int = 4096) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
        count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
}
