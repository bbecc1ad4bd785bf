import Archives
import Screens
import TrainingLog

extension ImportJob.File {
    init(_ outcome: FileOutcome) {
        self.init(
            path: outcome.path, verdict: outcome.verdict, isKnown: outcome.isKnown, newRecordings: outcome.newRecordings,
            knownRecordings: outcome.duplicateRecordings, newSamples: outcome.newSamples, totals: outcome.totals,
            findings: outcome.findings, error: outcome.error, isSkipped: outcome.isSkipped,
            isUnknownTable: outcome.isUnknownTable,
            newActivities: outcome.newActivities, joined: outcome.joined)
    }
}

extension ImportJobs {
    /// Whether an import failed only because the upload was empty or held nothing but hidden files.
    static func isNothing(_ error: any Error) -> Bool {
        guard case ArchiveError.noFiles = error else { return false }
        return true
    }
}

extension ImportJob.Failure {
    /// Reason why an import failed.
    init(_ error: any Error) {
        self =
            switch error {
            case StoreError.diskFull: .noRoom
            case StoreError.readOnly: .readOnly
            case StoreError.damaged: .damaged
            case StoreError.cannotOpen(_, let reason): .other(reason)
            case is ArchiveError: .unreadable
            default: .other("\(error)")
            }
    }
}
