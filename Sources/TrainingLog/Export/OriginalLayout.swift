import Archives
import Foundation

/// Originals in a temporary folder, each at its recorded path, so that files are side by side as before. The folder is deleted with this
/// object.
final class OriginalLayout {
    private let folder = NSTemporaryDirectory() + "/hearth-\(UUID().uuidString)"
    private var places: [String: String] = [:]
    private var shown: [String: String] = [:]
    private var taken: Set<String> = []
    private var folders: Set<String> = []

    deinit { try? FileManager.default.removeItem(atPath: folder) }  // otherwise the system deletes it

    /// Adds an original.
    /// - Parameters:
    ///   - hash: hexadecimal.
    ///   - path: path at the import; nil when unknown.
    func add(_ hash: String, path: String?) {
        let path = path ?? hash
        let place = folder + "/" + place(for: OriginalLayout.shape(of: path))
        places[hash] = place
        shown[place] = path
    }

    /// Returns the path to which an added original is to be written.
    func place(of hash: String) -> String? { places[hash] }

    /// Creates the file and its folders for writing.
    func output(_ place: String) throws(StoreError) -> FileHandle {
        let parent = (place as NSString).deletingLastPathComponent
        do { try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true) } catch {
            throw StoreError.cannotOpen(path: parent, reason: "\(error)")
        }
        guard FileManager.default.createFile(atPath: place, contents: nil), let output = FileHandle(forWritingAtPath: place)
        else {
            throw StoreError.cannotOpen(path: place, reason: String(cString: strerror(errno)))
        }
        return output
    }

    /// Returns the written files, each with its recorded path.
    func files() throws -> [LooseFile] {
        try looseFiles(at: FileManager.default.fileExists(atPath: folder) ? [folder] : []).map { file in
            var file = file
            file.shown = shown[file.path] ?? file.shown
            return file
        }
    }

    /// Returns a relative path that keeps neighbouring files together and cannot lead out of a folder.
    private static func shape(of path: String) -> String {
        path.split(separator: "/").map { $0.hasPrefix(".") || $0 == "__MACOSX" ? "_" + $0 : $0 }.joined(separator: "/")
    }

    /// Returns a path in the first of the folders `0`, `1`, … where no other file is in its way.
    ///
    /// One path may have held several files over the years, and a file's path may lie inside an archive.
    private func place(for path: String) -> String {
        var generation = 0
        while true {
            let place = "\(generation)/\(path)"
            let parents = place.indices.filter { place[$0] == "/" }.map { String(place[..<$0]) }
            if !taken.contains(place), !folders.contains(place), !parents.contains(where: { taken.contains($0) }) {
                taken.insert(place)
                folders.formUnion(parents)
                return place
            }
            generation += 1
        }
    }
}
