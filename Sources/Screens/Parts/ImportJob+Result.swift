import ActivityFiles

extension ImportJob {
    /// Result of an import: totals, and the files that its card lists. Its size does not depend on the number of files, because a server
    /// keeps the results of several imports and an archive may have a hundred thousand entries.
    public struct Result: Equatable, Sendable {
        /// Number of files, without skipped ones unless there were no others.
        public private(set) var fileCount = 0
        public private(set) var (read, partial, unread, known) = (0, 0, 0, 0)
        public private(set) var (newRecordings, newActivities, newSamples) = (0, 0, 0)
        /// Number of new recordings of activities that another file recorded too, and number of these activities.
        public private(set) var (joinedRecordings, joinedActivities) = (0, 0)
        public private(set) var skipped: SkippedFiles
        /// At most `ImportCard.rowLimit` files: those that could not be read come first.
        public private(set) var listed: [File] = []

        /// - Parameter all: result of each file in the order of the upload.
        public init(_ all: [File]) {
            // If there was nothing else, each skipped file is listed with its reason.
            var files = all.filter { !$0.isSkipped }
            if files.isEmpty { files = all }
            skipped = SkippedFiles(files.count < all.count ? all.filter { $0.isSkipped }.map { $0.error } : [])
            fileCount = files.count
            var joined: Set<String> = []
            for file in files {
                newRecordings += file.newRecordings
                newActivities += file.newActivities
                newSamples += file.newSamples
                joinedRecordings += file.joined.count
                joined.formUnion(file.joined)
                if file.isKnown { known += 1 }
                switch file.verdict {
                case .accepted: read += 1
                case .recovered: partial += 1
                case .rejected: unread += 1
                }
            }
            joinedActivities = joined.count
            for wanted in [Verdict.rejected, .recovered, .accepted] {
                for file in files where file.verdict == wanted && listed.count < ImportCard.rowLimit { listed.append(file) }
            }
        }
    }
}
