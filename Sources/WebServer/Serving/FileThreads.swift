import Dispatch

/// Threads for reading and writing files, apart from those that answer requests.
///
/// An export reads gigabytes without a pause. Two such tasks would leave a machine with two cores no thread for pages.
final class FileThreads: TaskExecutor {
    private let queue: DispatchQueue

    init(label: String) { queue = DispatchQueue(label: label, qos: .utility, attributes: .concurrent) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// Runs work that blocks on the disk.
    func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        let task = Task(executorPreference: self) { work() }
        return await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
