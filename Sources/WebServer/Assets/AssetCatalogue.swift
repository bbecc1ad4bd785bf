import Archives
import Foundation
import Screens

/// All static files of the web pages, in memory, with one version mark that changes when any of them does.
///
/// Addresses with the mark can be cached forever. Modules import each other by relative addresses.
struct AssetCatalogue: Sendable {
    let mark: String
    private let assets: [String: Asset]

    /// - Parameter files: names such as `styles/base.css`, with their bytes.
    init(files: [String: [UInt8]]) {
        var hasher = ContentHasher()
        for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
            hasher.update(Array(name.utf8).span)
            hasher.update(bytes.span)
        }
        mark = String(hasher.finish().hexadecimal.prefix(12))
        assets = Dictionary(uniqueKeysWithValues: files.map { ($0.key, Asset(name: $0.key, bytes: $0.value)) })
    }

    var names: [String] { assets.keys.sorted() }

    subscript(name: String) -> Asset? { assets[name] }

    /// Whether a part of an address has the form of a mark, current or old.
    static func isMark(_ part: Substring) -> Bool {
        part.utf8.count == 12 && part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    func path(of name: String) -> String { Route.asset(mark) + "/" + name }

    /// Returns the files of a folder and its subfolders, by their path within it. Read-me files are left out.
    static func files(in folder: URL) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        let root = folder.standardizedFileURL.path + "/"
        guard let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey]) else {
            return files
        }
        for case let file as URL in walker {
            let path = file.standardizedFileURL.path
            guard path.hasPrefix(root), file.pathExtension != "md",
                try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
            else { continue }
            files[String(path.dropFirst(root.count))] = Array(try Data(contentsOf: file))
        }
        return files
    }
}
