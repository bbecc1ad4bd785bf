import ActivityFiles
import Contract
import Localizations
import Screens

extension ImportPayload {
    init(_ job: ImportJob) {
        var share: Double?
        let phase: Phase
        switch job.phase {
        case .waiting: phase = .waiting
        case .running(let progress): (phase, share) = (.running, progress.share)
        case .finished: phase = .finished
        case .stopped: phase = .stopped
        case .failed: phase = .failed
        case .setAside: phase = .setAside
        }
        self.init(id: job.id, phase: phase, fileCount: job.fileCount, bytes: job.bytes, share: share)
        let result = job.result
        (read, partial, unread, known) = (result.read, result.partial, result.unread, result.known)
        (newActivities, newRecordings, newSamples) = (result.newActivities, result.newRecordings, result.newSamples)
        files = result.listed.map { ImportedFilePayload($0) }
    }
}

extension ImportedFilePayload {
    init(_ file: ImportJob.File) {
        var findings = file.findings.map { FindingPayload($0) }
        if let error = file.error {
            findings.append(FindingPayload(severity: "error", what: "file", message: FindingText.text(error, .english)))
        }
        self.init(path: file.path, findings: findings)
    }
}
