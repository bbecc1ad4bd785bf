import ActivityFiles
import Archives
import Foundation

/// Which files are routes that an Apple Health export beside their folder tells of: they are read with it and not by themselves.
///
/// The phone calls their folder `workout-routes`, and people call it what they like: then what is in a file decides.
struct HealthRoutes {
    private let isNamed: Bool
    private let isBeside: Bool

    /// - Parameter names: what is in the folder, in any order.
    init(in folder: String, _ names: [String]) {
        isNamed = folder.hasSuffix("/workout-routes")
        guard let slash = folder.lastIndex(of: "/") else {
            isBeside = false
            return
        }
        // A folder of routes holds nothing else, so that the first few files tell.
        let first = names.filter { !$0.hasPrefix(".") }.sorted().prefix(3)
        let mayBe = isNamed || first.contains { FileKind.isHealthRoute(folder + "/" + $0) }
        isBeside = mayBe && HealthRoutes.holdsExport(String(folder[..<slash]))
    }

    /// - Parameter path: of a file in the folder.
    func contain(_ path: String) -> Bool { isBeside && (isNamed || FileKind.isHealthRoute(path)) }

    /// Whether one of the files right in a folder is the main file of an Apple Health export, whatever it is called.
    private static func holdsExport(_ folder: String) -> Bool {
        // From a folder that cannot be read nothing is read.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { !$0.hasPrefix(".") && FileKind.sniff(headOfFile(folder + "/" + $0).span) == .appleHealth }
    }
}

extension FileKind {
    fileprivate static func isHealthRoute(_ path: String) -> Bool { isHealthRoute(headOfFile(path).span) }
}

/// The first bytes of a file, to tell its kind by; none of what is no file or cannot be read: its turn comes, and says so.
func headOfFile(_ path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
        count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
}
