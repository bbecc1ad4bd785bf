import ActivityFiles
import Archives
import Measures
import Training

extension Journal {
    /// Imports files, folders and archives.
    ///
    /// A malformed file never stops the others. Importing again, or in another order, changes nothing. An export of Hearth is recognised
    /// and restores its journal.
    ///
    /// Two files are read at a time, or more if they are small (`ImportConcurrencyLimiter`), and each item is written in one transaction. Stopping the
    /// task or the process leaves complete items only, and the next import resumes.
    /// - Parameters:
    ///   - leavingOut: paths of files to skip.
    ///   - folder: files below it are recorded with their relative paths; others with their paths as given.
    ///   - progress: called from any thread.
    /// - Throws: `ArchiveError.notFound` for a path that does not exist, before anything is read; `StoreError` when nothing more can be
    ///   stored; `CancellationError`.
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
            let tables = try await tables()
            var outcomes = try await importFiles(files, counter, tables: tables)
            for export in exports { outcomes += try await importFiles(try await missing(of: export), counter) }
            try await retireWhatIsReadAgain()
            for export in exports { try await takeOver(export.lines) }
            try await refreshDigests()
            return ImportReport(files: exports.flatMap(\.outcomes) + (try await markingDuplicates(outcomes)))
        }
    }

    /// Adds the lines of an export apart from its originals. An existing profile stays, and the edits follow the existing ones.
    private func takeOver(_ lines: [ExportLine]) async throws {
        for line in lines {
            if let profile = line.athlete, try await stores.athletes.athlete(athleteID) == nil { try await save(profile.athlete) }
            if let demo = line.demo { try await addDemoAthlete(endingOn: Day(number: demo.lastDay)) }
        }
        try await takeOver(lines.compactMap(\.diary))
        // Cuts come first, because decisions may concern parts.
        try await takeOver(lines.compactMap(\.cut))
        try await takeOver(lines.compactMap(\.grouping))
        let known = try await stores.edits.edits(of: athleteID)
        for case let line? in lines.map(\.edit) {
            let edit = line.stored(of: try await id(of: line.named))
            if !known.contains(edit) { try await stores.edits.add(edit, athlete: athleteID, at: now()) }
        }
        try await takeOver(lines.compactMap(\.classType))
        try await takeOverRoutines(lines)
        try await takeOver(lines.compactMap(\.storedDay))
        try await takeOverRaces(lines)
        try await takeOver(lines.compactMap(\.privacyZone))
        try await takeOver(lines.compactMap(\.ownTable))
        try await takeOver(lines.compactMap(\.session), lines.compactMap(\.workout))
        try await takeOverArchives(lines)
    }

    /// - Parameter tables: descriptions by which unknown tables are read.
    func importFiles(
        _ files: [LooseFile], _ counter: ProgressCounter, tables: [OwnTable] = []
    ) async throws -> [FileOutcome] {
        let strava = stravaList(among: files)
        // Routes are in a folder beside the main file.
        let routes = Dictionary(grouping: files.filter(\.isHealthRoute)) { folder(of: folder(of: $0.path)) }
        return try await withThrowingTaskGroup(of: (Int, [FileOutcome]).self) { group in
            var outcomes = [[FileOutcome]](repeating: [], count: files.count)
            var next = 0
            var crowd = ImportConcurrencyLimiter()
            let gate = Gate<ContentHash>()
            func startThoseThatFit() {
                while next < files.count, crowd.hasRoom(for: files[next].size) {
                    let (index, file) = (next, files[next])
                    next += 1
                    crowd.enter(file.size)
                    group.addTask {
                        var work = FileImport(
                            journal: self, file: file, progress: counter, gate: gate, strava: strava,
                            routes: routes[folder(of: file.path)] ?? [], tables: tables)
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
