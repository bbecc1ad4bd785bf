import Archives
import Measures
import Training

extension Journal {
    /// Reads files, folders and archives and keeps what they hold. One bad file never stops the rest, and importing again, or
    /// in another order, changes nothing. An export of ours is taken for what it is: the journal that it was made from.
    ///
    /// Two files are read at a time, more when they are small (`ImportCrowd`); each item of a file is written in one transaction.
    /// Stopping the task or the process leaves whole items only, and the next import goes on from there.
    /// - Parameters:
    ///   - leavingOut: files in the folders that are not to be read now, by their paths.
    ///   - folder: its files are known by their paths below it; files elsewhere by their paths as named.
    ///   - progress: called from any thread.
    /// - Throws: `ArchiveError.notFound` for a path that leads nowhere, before anything is read; `StoreError` when nothing more
    ///   can be kept; `CancellationError`.
    public func importPaths(
        _ paths: [String], below folder: String? = nil, leavingOut: Set<String> = [],
        progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
    ) async throws -> ImportReport {
        let found = try looseFiles(at: paths).filter { !leavingOut.contains($0.path) }.map { $0.shown(below: folder) }
        return try await alone {
            var files: [LooseFile] = []
            var exports: [UnpackedArchive] = []
            for file in found {
                if let export = try UnpackedArchive(file) {
                    exports.append(export)
                    files += export.files
                } else {
                    files.append(file)
                }
            }
            let counter = ProgressCounter(bytesTotal: files.reduce(0) { $0 + $1.size }, report: progress)
            var outcomes = try await importFiles(files, counter)
            for export in exports { outcomes += try await importFiles(try await missing(of: export.kept), counter) }
            try await retireWhatIsReadAgain()
            for export in exports { try await takeOver(export.lines) }
            try await refreshDigests()
            return ImportReport(files: exports.flatMap(\.outcomes) + (try await tellingTwins(outcomes)))
        }
    }

    /// What an export says besides its originals. A profile that is here already stays; edits come after those that are here.
    private func takeOver(_ lines: [ExportLine]) async throws {
        for line in lines {
            if let profile = line.athlete, try await stores.athletes.athlete(athleteID) == nil { try await save(profile.athlete) }
            if let demo = line.demo { try await addDemoAthlete(endingOn: Day(number: demo.lastDay)) }
        }
        try await takeOver(lines.compactMap(\.diary))
        // First, because what was decided may be about parts.
        try await takeOver(lines.compactMap(\.cut))
        try await takeOver(lines.compactMap(\.grouping))
        let known = try await stores.edits.edits(of: athleteID)
        for case let line? in lines.map(\.edit) {
            let edit = line.stored(of: try await id(of: line.named))
            if !known.contains(edit) { try await stores.edits.add(edit, athlete: athleteID, at: now()) }
        }
        try await takeOverArchives(lines)
    }

    func importFiles(_ files: [LooseFile], _ counter: ProgressCounter) async throws -> [FileOutcome] {
        let strava = stravaList(among: files)
        // Routes lie in a folder beside the main file.
        let routes = Dictionary(grouping: files.filter(\.isHealthRoute)) { folder(of: folder(of: $0.path)) }
        return try await withThrowingTaskGroup(of: (Int, [FileOutcome]).self) { group in
            var outcomes = [[FileOutcome]](repeating: [], count: files.count)
            var next = 0
            var crowd = ImportCrowd()
            let gate = Gate<ContentHash>()
            func startThoseThatFit() {
                while next < files.count, crowd.hasRoom(for: files[next].size) {
                    let (index, file) = (next, files[next])
                    next += 1
                    crowd.enter(file.size)
                    group.addTask {
                        var work = FileImport(
                            journal: self, file: file, progress: counter, gate: gate, strava: strava,
                            routes: routes[folder(of: file.path)] ?? [])
                        return (index, try await work.run())
                    }
                }
            }
            startThoseThatFit()
            while let (index, found) = try await group.next() {
                outcomes[index] = found
                crowd.leave(files[index].size)
                startThoseThatFit()
            }
            return outcomes.flatMap { $0 }
        }
    }
}
