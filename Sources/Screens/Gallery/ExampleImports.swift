import ActivityFiles

extension ImportJob {
    /// An import in each of its phases, newest first.
    public static let examples: [ImportJob] = [
        ImportJob(id: 6, fileCount: 2, bytes: 48_000, phase: .waiting),
        ImportJob(
            id: 5, fileCount: 1, bytes: 1_240_000_000,
            phase: .running(Progress(share: 0.42, filesDone: 812, path: "export.zip", secondsLeft: 75))),
        ImportJob(
            id: 4, fileCount: 1, bytes: 2_000_000,
            phase: .running(Progress(share: 1, filesDone: 40, path: "archive.zip", secondsLeft: 0))),
        ImportJob(
            id: 3, fileCount: 6, bytes: 5_200_000, phase: .finished,
            files: [
                File(
                    path: "2026/ridge.fit", verdict: .accepted, isKnown: false, newRecordings: 1, newSamples: 0, findings: [],
                    error: nil),
                File(
                    path: "2026/ridge.gpx", verdict: .accepted, isKnown: false, newRecordings: 1, newSamples: 0, findings: [],
                    error: nil, newActivities: 0, joined: ["ridge"]),
                File(
                    path: "2026/torn.fit", verdict: .recovered, isKnown: false, newRecordings: 1, newSamples: 0,
                    findings: [ImportFinding(.warning, .truncated, at: .offset(5120))], error: nil),
                File(
                    path: "2026/empty.fit", verdict: .rejected, isKnown: false, newRecordings: 0, newSamples: 0, findings: [],
                    error: .empty),
                File(
                    path: "holiday.jpg", verdict: .rejected, isKnown: false, newRecordings: 0, newSamples: 0, findings: [],
                    error: .unknownKind, isSkipped: true),
                File(
                    path: "2025/river.gpx", verdict: .accepted, isKnown: true, newRecordings: 0, newSamples: 0, findings: [],
                    error: nil),
            ]),
        ImportJob(id: 2, fileCount: 3, bytes: 700_000, phase: .stopped),
        ImportJob(id: 1, fileCount: 1, bytes: 90, phase: .failed(.noRoom)),
        ImportJob(id: 0, fileCount: 3, bytes: 88_000_000, phase: .setAside),
    ]
}
