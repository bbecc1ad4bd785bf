import Archives
import Foundation

/// Original files in a folder of their own, each again where it was found, so that what lay side by side does. The folder goes
/// away with this.
final class OriginalLayout {
    private let folder = NSTemporaryDirectory() + "/hearth-\(UUID().uuidString)"
    private var places: [String: String] = [:]
    private var shown: [String: String] = [:]
    private var taken: Set<String> = []
    private var folders: Set<String> = []

    deinit { try? FileManager.default.removeItem(atPath: folder) }  // the system clears what we cannot

    /// - Parameters:
    ///   - hash: hexadecimal.
    ///   - path: where it was found, if that is known.
    func add(_ hash: String, path: String?) {
        let path = path ?? hash
        let place = folder + "/" + place(for: OriginalLayout.shape(of: path))
        places[hash] = place
        shown[place] = path
    }

    /// Where an original that was added is to be written.
    func place(of hash: String) -> String? { places[hash] }

    /// Opens the place for writing.
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

    /// What was written, each with the path that it is known by.
    func files() throws -> [LooseFile] {
        try looseFiles(at: FileManager.default.fileExists(atPath: folder) ? [folder] : []).map { file in
            var file = file
            file.shown = shown[file.path] ?? file.shown
            return file
        }
    }

    /// A path that keeps side by side what lay side by side, and that cannot lead out of a folder.
    private static func shape(of path: String) -> String {
        path.split(separator: "/").map { $0.hasPrefix(".") || $0 == "__MACOSX" ? "_" + $0 : $0 }.joined(separator: "/")
    }

    /// The first of the folders `0`, `1`, … where no file stands in its way. One path may have held several files over the years,
    /// and a file may be known by where it is inside an archive.
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
