import Dispatch

/// Threads for reading and writing files, apart from those that answer requests: an export of gigabytes is read in one go, and
/// with two files at a time it would leave a machine of two cores nobody to serve a page.
final class FileThreads: TaskExecutor {
    private let queue: DispatchQueue

    init(label: String) { queue = DispatchQueue(label: label, qos: .utility, attributes: .concurrent) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
