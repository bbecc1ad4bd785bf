import Archives
import Foundation
import Hummingbird
import Screens
import ServiceLifecycle
import Synchronization
import TrainingLog

/// Imports that were started in the browser. They run one at a time, in the order of their arrival.
///
/// The actor protects the list; other threads read the files. After a restart, the server resumes complete uploads: each item of a file is
/// stored completely or not at all, and known items are skipped. An upload that was being read at two crashes of the server is set aside.
actor ImportJobs: Service {
    private struct Job {
        var shown: ImportJob
        var folder: String
        /// Content of an upload of one file by a program; nil for other uploads.
        var content: ContentHash?
    }

    let folder: String
    private let journal: Journal
    private let metrics: ServerMetrics
    /// Threads that may block on the disk.
    let threads = FileThreads(label: "hearth.import")
    /// Files of unknown tables that wait for a description.
    nonisolated let tables: KeptTables
    private let changed: @Sendable () async -> Void
    private let (arrivals, arrival) = AsyncStream.makeStream(of: Int.self)
    private var jobs: [Job] = [] {
        didSet { hasWork.withLock { $0 = jobs.contains { !isOver($0.shown) } } }
    }
    private let hasWork = Mutex(false)
    private var nextID = 1
    /// Folders of incomplete and of too old uploads of earlier starts, to be removed.
    private var removals: [String] = []
    private var running: (id: Int, task: Task<ImportReport, any Error>, begin: ContinuousClock.Instant)?
    /// What to do with the rest of imports that the user stopped and that have not ended yet.
    private var stopped: [Int: Rest] = [:]
    private let progress = Mutex<ImportProgress?>(nil)

    private enum Rest { case kept, thrownAway }

    /// Number of ended imports that are shown.
    static let shownLimit = 8
    /// Number of stopped or set aside uploads that are kept until the user decides. Older ones are deleted, so that they cannot fill the disk.
    static let keptLimit = ImportScreen.keptLimit

    /// - Parameters:
    ///   - folder: folder of uploads until they are imported. Its leftovers are listed now: a later list would contain uploads in flight.
    ///     `run` measures and removes them, because a request waits for this initializer.
    ///   - metrics: counters of the server.
    ///   - changed: called when pages that show imports should refresh.
    init(
        journal: Journal, folder: String, metrics: ServerMetrics = ServerMetrics(),
        changed: @escaping @Sendable () async -> Void
    ) {
        self.journal = journal
        self.metrics = metrics
        self.folder = folder
        tables = KeptTables(folder: folder)
        self.changed = changed
        let (leftovers, removals) = ImportJobs.leftovers(in: folder)
        jobs = leftovers
        self.removals = removals
        nextID = (leftovers.last?.shown.id ?? 0) + 1
        let waiting = leftovers.filter { $0.shown.phase == .waiting }
        hasWork.withLock { $0 = !waiting.isEmpty }
        for job in waiting { arrival.yield(job.shown.id) }
    }

    /// Whether an import waits or runs.
    nonisolated var isBusy: Bool { hasWork.withLock { $0 } }

    /// All imports, newest first.
    var all: [ImportJob] {
        jobs.reversed().map { job in
            guard let running, running.id == job.shown.id else { return job.shown }
            var shown = job.shown
            shown.phase = .running(state(since: running.begin))
            return shown
        }
    }

    /// The listed import of a file with this content, unless it failed or was stopped.
    func job(of content: ContentHash) -> ImportJob? {
        let id = jobs.last { job in
            if case .failed = job.shown.phase { return false }
            return job.content == content && !job.shown.isKept
        }?.shown.id
        return all.first { $0.id == id }
    }

    /// - Parameter content: content of a single file; nil for other uploads.
    @discardableResult
    func add(_ folder: String, fileCount: Int?, bytes: Int?, content: ContentHash? = nil) -> Int {
        let id = nextID
        nextID += 1
        jobs.append(
            Job(
                shown: ImportJob(id: id, fileCount: fileCount, bytes: bytes, phase: .waiting), folder: folder, content: content))
        while jobs.count > ImportJobs.shownLimit, let old = jobs.firstIndex(where: { isOver($0.shown) && !$0.shown.isKept }) {
            jobs.remove(at: old)
        }
        arrival.yield(id)
        return id
    }

    /// Adds the import of one file. If one with its content was added meanwhile, the upload is removed, and that one's id returned.
    func addOnce(_ folder: String, bytes: Int, content: ContentHash) -> Int {
        if let known = job(of: content) {
            ImportJobs.removeUpload(folder)
            return known.id
        }
        return add(folder, fileCount: 1, bytes: bytes, content: content)
    }

    /// Resumes a stopped import, or retries one that failed or was set aside.
    func tryAgain(_ id: Int) async {
        guard let index = jobs.firstIndex(where: { $0.shown.id == id }), jobs[index].shown.isKept else { return }
        let job = jobs.remove(at: index)
        add(UploadFolder.tryAgain(job.folder), fileCount: job.shown.fileCount, bytes: job.shown.bytes)
        await changed()
    }

    /// Deletes the kept upload of an import.
    func discard(_ id: Int) async {
        guard let index = jobs.firstIndex(where: { $0.shown.id == id }), jobs[index].shown.isKept else { return }
        ImportJobs.removeUpload(jobs.remove(at: index).folder)
        await changed()
    }

    /// Stops an import that is waiting or running. What it has imported stays.
    /// - Parameter keepsRest: whether to keep the upload, so that the user can resume it.
    func stop(_ id: Int, keepsRest: Bool = true) async {
        guard let index = jobs.firstIndex(where: { $0.shown.id == id }), !isOver(jobs[index].shown) else { return }
        stopped[id] = keepsRest ? .kept : .thrownAway
        if let running, running.id == id { running.task.cancel() } else { close(id, .stopped, []) }
        await changed()
    }

    /// Stops all imports and deletes their uploads.
    func stopAll() async { for job in jobs { await stop(job.shown.id, keepsRest: false) } }

    /// Removes all ended imports from the list, and deletes their kept uploads.
    func forgetEnded() async {
        for job in jobs where job.shown.isKept { ImportJobs.removeUpload(job.folder) }
        tables.removeAll()
        jobs.removeAll { isOver($0.shown) }
        await changed()
    }

    /// Imports one file that a program sent, and returns when it is done.
    func importNow(_ path: String, shownBelow folder: String) async throws -> ImportReport {
        let journal = journal
        return try await withTaskExecutorPreference(threads) { try await journal.importPaths([path], below: folder) }
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await self.settleLeftovers()
            for await id in self.arrivals {
                await self.perform(id)
                // Only now is the import's report freed.
                ReleasedMemory.release()
            }
        }
    }

    /// Removes what is left of incomplete uploads, and measures the others.
    private func settleLeftovers() async {
        let gone = removals
        removals = []
        await threads.run { for folder in gone where !Task.isCancelled { ImportJobs.removeUpload(folder) } }
        while let job = jobs.first(where: { $0.shown.bytes == nil && (!isOver($0.shown) || $0.shown.isKept) }) {
            let size = await threads.run { UploadFolder.size(of: job.folder) }
            if Task.isCancelled { return }
            // The user may have resumed or discarded it meanwhile. A renamed folder is measured again.
            guard let index = jobs.firstIndex(where: { $0.shown.id == job.shown.id && $0.folder == job.folder }) else { continue }
            (jobs[index].shown.fileCount, jobs[index].shown.bytes) = size
        }
        if !gone.isEmpty || !jobs.isEmpty { await changed() }
    }

    private func perform(_ id: Int) async {
        guard !Task.isCancelled, let index = jobs.firstIndex(where: { $0.shown.id == id }), !isOver(jobs[index].shown) else {
            return
        }
        jobs[index].folder = UploadFolder.begin(jobs[index].folder)
        let (journal, folder) = (journal, jobs[index].folder)
        progress.withLock { $0 = nil }
        let task = Task(executorPreference: threads) {
            try await journal.importPaths([folder], below: folder) { state in self.progress.withLock { $0 = state } }
        }
        running = (id, task, .now)
        let ticking = Task {
            while !Task.isCancelled {
                await self.changed()
                guard (try? await Task.sleep(for: .seconds(1))) != nil else { break }  // the import is over
            }
        }
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            task.cancel()
        }
        ticking.cancel()
        running = nil
        switch result {
        case .success(let report):
            tables.keep(report.files, of: folder)
            close(id, .finished, report.files.map { ImportJob.File($0) })
        case .failure where stopped[id] != nil: close(id, .stopped, [])
        case .failure where Task.isCancelled:
            _ = UploadFolder.pause(folder)
            return  // the server stops; the next one resumes
        case .failure(let error): close(id, ImportJobs.isNothing(error) ? .finished : .failed(.init(error)), [])
        }
        await changed()
    }

    /// Ends an import. The journal keeps the originals, so the upload is deleted; the rest of a stopped one is kept.
    ///
    /// So is an upload that was acknowledged and could not be stored, such as on a full disk: the next start of the server tries it again.
    private func close(_ id: Int, _ phase: ImportJob.Phase, _ files: [ImportJob.File]) {
        guard let index = jobs.firstIndex(where: { $0.shown.id == id }) else { return }
        jobs[index].shown.phase = phase
        switch phase {
        case .finished: metrics.noteImport(.finished)
        case .stopped: metrics.noteImport(.stopped)
        default: metrics.noteImport(.failed)
        }
        jobs[index].shown.result = ImportJob.Result(files)
        if phase == .stopped, stopped[id] == .kept {
            jobs[index].folder = UploadFolder.stop(jobs[index].folder)
        } else if phase != .stopped, jobs[index].shown.isKept {
            jobs[index].folder = UploadFolder.pause(jobs[index].folder)
        } else {
            ImportJobs.removeUpload(jobs[index].folder)
        }
        stopped[id] = nil
        removeOldUploads()
    }

    private func removeOldUploads() {
        let waiting = jobs.filter { $0.shown.awaitsDecision }
        for job in waiting.dropLast(ImportJobs.keptLimit) {
            ImportJobs.removeUpload(job.folder)
            jobs.removeAll { $0.shown.id == job.shown.id }
        }
    }

    private static func removeUpload(_ folder: String) {
        try? FileManager.default.removeItem(atPath: folder)  // what stays is known, and skipped at the next start
    }

    /// Returns uploads that an earlier server left, in the order of arrival as far as the file system records it, and folders to remove.
    ///
    /// It reads names and times of the folders, and marks crashes in the names. The files in them are not touched.
    private static func leftovers(in folder: String) -> (jobs: [Job], removals: [String]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []  // there was no upload yet
        let ages = names.map { name in
            (try? FileManager.default.attributesOfItem(atPath: folder + "/" + name))?[.modificationDate] as? Date ?? .distantPast
        }
        var (found, removals): ([Job], [String]) = ([], [])
        for (_, name) in zip(ages, names).sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) {
            let path = folder + "/" + name
            if name.hasSuffix(KeptTables.suffix) { continue }
            guard UploadFolder.isKept(name) else {
                removals.append(path)
                continue
            }
            let kept = UploadFolder.afterDeath(path)
            let phase: ImportJob.Phase =
                kept.hasSuffix(UploadFolder.aside) ? .setAside : kept.hasSuffix(UploadFolder.stopped) ? .stopped : .waiting
            found.append(Job(shown: ImportJob(id: found.count + 1, fileCount: nil, bytes: nil, phase: phase), folder: kept))
        }
        for job in found.filter({ $0.shown.isKept }).dropLast(keptLimit) {
            removals.append(job.folder)
            found.removeAll { $0.shown.id == job.shown.id }
        }
        return (found, removals)
    }

    /// Whether an import has ended. A running job is in the phase `waiting`; `progress` holds its progress.
    private func isOver(_ job: ImportJob) -> Bool { job.phase != .waiting }

    private func state(since begin: ContinuousClock.Instant) -> ImportJob.Progress {
        guard let state = progress.withLock({ $0 }) else {
            return ImportJob.Progress(share: 0, filesDone: 0, path: "", secondsLeft: nil)
        }
        return ImportJob.Progress(
            bytesDone: state.bytesDone, of: state.bytesTotal, filesDone: state.filesDone, path: state.currentPath,
            after: (ContinuousClock.now - begin) / .seconds(1))
    }
}
