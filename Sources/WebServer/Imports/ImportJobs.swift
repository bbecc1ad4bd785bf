import Foundation
import Hummingbird
import Screens
import ServiceLifecycle
import Synchronization
import TrainingLog

/// The imports that were started in the browser: one at a time, in the order in which they came.
///
/// The actor protects the list; files are read on threads of their own. Uploads that had arrived when the server was stopped are
/// taken up again by the next one: each item of a file is kept whole or not at all, and what is known is passed over. One under which
/// the server died twice is set aside.
actor ImportJobs: Service {
    private struct Job {
        var shown: ImportJob
        var folder: String
    }

    let folder: String
    private let journal: Journal
    /// Threads that may wait for the disk.
    let threads = FileThreads(label: "hearth.import")
    private let changed: @Sendable () async -> Void
    private let (arrivals, arrival) = AsyncStream.makeStream(of: Int.self)
    private var jobs: [Job] = [] {
        didSet { hasWork.withLock { $0 = jobs.contains { !isOver($0.shown) } } }
    }
    private let hasWork = Mutex(false)
    private var nextID = 1
    private var running: (id: Int, task: Task<ImportReport, any Error>, begin: ContinuousClock.Instant)?
    /// What becomes of the rest of those that somebody stopped and that are not over yet.
    private var stopped: [Int: Rest] = [:]
    private let progress = Mutex<ImportProgress?>(nil)

    private enum Rest { case kept, thrownAway }

    /// Imports that are still shown.
    static let shownLimit = 8
    /// Uploads that wait for somebody's word: the newest so many are kept, so that nobody's stopping fills a disk.
    static let keptLimit = ImportScreen.keptLimit

    /// - Parameters:
    ///   - folder: where uploads lie until they are read.
    ///   - changed: called when pages that show imports should look again.
    init(journal: Journal, folder: String, changed: @escaping @Sendable () async -> Void) {
        self.journal = journal
        self.folder = folder
        self.changed = changed
    }

    /// Whether an import waits or runs.
    nonisolated var isBusy: Bool { hasWork.withLock { $0 } }

    /// The newest first.
    var all: [ImportJob] {
        jobs.reversed().map { job in
            guard let running, running.id == job.shown.id else { return job.shown }
            var shown = job.shown
            shown.phase = .running(state(since: running.begin))
            return shown
        }
    }

    @discardableResult
    func add(_ folder: String, fileCount: Int, bytes: Int) -> Int {
        let id = nextID
        nextID += 1
        jobs.append(Job(shown: ImportJob(id: id, fileCount: fileCount, bytes: bytes, phase: .waiting), folder: folder))
        while jobs.count > ImportJobs.shownLimit, let old = jobs.firstIndex(where: { isOver($0.shown) && !$0.shown.isKept }) {
            jobs.remove(at: old)
        }
        arrival.yield(id)
        return id
    }

    /// Goes on with what was stopped, or reads once more what was set aside.
    func tryAgain(_ id: Int) async {
        guard let index = jobs.firstIndex(where: { $0.shown.id == id }), jobs[index].shown.isKept else { return }
        let job = jobs.remove(at: index)
        add(UploadFolder.tryAgain(job.folder), fileCount: job.shown.fileCount, bytes: job.shown.bytes)
        await changed()
    }

    /// Throws away what was stopped or set aside.
    func discard(_ id: Int) async {
        guard let index = jobs.firstIndex(where: { $0.shown.id == id }), jobs[index].shown.isKept else { return }
        throwAway(jobs.remove(at: index).folder)
        await changed()
    }

    /// Stops an import that waits or runs. What it has read so far stays.
    /// - Parameter keepsRest: the upload is kept, so that one can go on.
    func stop(_ id: Int, keepsRest: Bool = true) async {
        guard let index = jobs.firstIndex(where: { $0.shown.id == id }), !isOver(jobs[index].shown) else { return }
        stopped[id] = keepsRest ? .kept : .thrownAway
        if let running, running.id == id { running.task.cancel() } else { close(id, .stopped, []) }
        await changed()
    }

    /// Stops everything that waits or runs, and throws it away.
    func stopAll() async { for job in jobs { await stop(job.shown.id, keepsRest: false) } }

    /// Shows nothing any more of what is over, and throws away what was stopped or set aside.
    func forgetEnded() async {
        for job in jobs where job.shown.isKept { throwAway(job.folder) }
        jobs.removeAll { isOver($0.shown) }
        await changed()
    }

    /// Reads one file that a program sent, and waits for it.
    func importNow(_ path: String, shownBelow folder: String) async throws -> ImportReport {
        let journal = journal
        return try await withTaskExecutorPreference(threads) { try await journal.importPaths([path], below: folder) }
    }

    func run() async throws {
        takeUpLeftovers()
        await cancelWhenGracefulShutdown {
            for await id in self.arrivals { await self.perform(id) }
        }
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
        ReleasedMemory.giveBack()
        switch result {
        case .success(let report): close(id, .finished, report.files.map { ImportJob.File($0) })
        case .failure where stopped[id] != nil: close(id, .stopped, [])
        case .failure where Task.isCancelled:
            _ = UploadFolder.pause(folder)
            return  // the server ends; the next one goes on
        case .failure(let error): close(id, ImportJobs.isNothing(error) ? .finished : .failed(.init(error)), [])
        }
        await changed()
    }

    /// The originals are the journal's now, so that the upload can go; of one that was stopped the rest is kept.
    private func close(_ id: Int, _ phase: ImportJob.Phase, _ files: [ImportJob.File]) {
        guard let index = jobs.firstIndex(where: { $0.shown.id == id }) else { return }
        jobs[index].shown.phase = phase
        jobs[index].shown.files = files
        if phase == .stopped, stopped[id] == .kept {
            jobs[index].folder = UploadFolder.stop(jobs[index].folder)
        } else {
            throwAway(jobs[index].folder)
        }
        stopped[id] = nil
        throwOldOnesAway()
    }

    private func throwOldOnesAway() {
        let kept = jobs.filter { $0.shown.isKept }
        for job in kept.dropLast(ImportJobs.keptLimit) {
            throwAway(job.folder)
            jobs.removeAll { $0.shown.id == job.shown.id }
        }
    }

    private func throwAway(_ folder: String) {
        try? FileManager.default.removeItem(atPath: folder)  // what stays is known, and passed over at the next start
    }

    private func takeUpLeftovers() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []  // there was no upload yet
        // As they came, as far as the disk knows.
        let ages = names.map { name in
            (try? FileManager.default.attributesOfItem(atPath: folder + "/" + name))?[.modificationDate] as? Date ?? .distantPast
        }
        for (_, name) in zip(ages, names).sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) {
            let path = folder + "/" + name
            if jobs.contains(where: { $0.folder == path }) { continue }
            guard UploadFolder.isKept(name) else {
                throwAway(path)  // half an upload: nobody knows of it
                continue
            }
            let kept = UploadFolder.afterDeath(path)
            let (count, bytes) = ImportJobs.size(of: kept)
            let id = add(kept, fileCount: count, bytes: bytes)
            guard let index = jobs.firstIndex(where: { $0.shown.id == id }) else { continue }
            if kept.hasSuffix(UploadFolder.aside) { jobs[index].shown.phase = .setAside }
            if kept.hasSuffix(UploadFolder.stopped) { jobs[index].shown.phase = .stopped }
        }
        throwOldOnesAway()
    }

    private static func size(of folder: String) -> (count: Int, bytes: Int) {
        guard let walker = FileManager.default.enumerator(atPath: folder) else { return (0, 0) }
        var (count, bytes) = (0, 0)
        while walker.nextObject() != nil {
            guard walker.fileAttributes?[.type] as? FileAttributeType == .typeRegular else { continue }
            count += 1
            bytes += (walker.fileAttributes?[.size] as? NSNumber)?.intValue ?? 0
        }
        return (count, bytes)
    }

    /// A job that runs is noted as waiting; how far it is comes from `progress`.
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
