import ActivityFiles
public import Archives
import GRDB
public import Measures
import Training
public import TrainingLog

/// Store of import records. A file's content is stored in one transaction.
public struct SQLiteImportStore: ImportStore {
    let database: SQLiteDatabase

    public func entry(_ hash: ContentHash, athlete: String) async throws -> ImportRecord? {
        try await database.read { db in
            try Row.fetchOne(db.cachedStatement(sql: HotQuery.entry), arguments: [athlete, hash.hexadecimal])
                .map { try ImportRecord($0, athlete: athlete, in: db) }
        }
    }

    public func settle() async throws { try await database.settle() }

    public func entries(of athlete: String) async throws -> [ImportRecord] {
        try await database.read { db in
            try Row.fetchAll(
                db, sql: "SELECT * FROM imported_file WHERE athlete_id = ? ORDER BY content_hash", arguments: [athlete]
            ).map { try ImportRecord($0, athlete: athlete, in: db) }
        }
    }

    public func commit(_ file: ImportedFile, athlete: String, at moment: Moment) async throws -> ImportCommit {
        try await database.write { db in
            try file.entry.insert(athlete: athlete, in: db)
            var result = ImportCommit()
            var added: [StoredRecording] = []
            let reader = file.entry.readerVersion
            for recording in file.recordings {
                if try recording.insert(reader: reader, athlete: athlete, in: db) {
                    added.append(recording)
                    result.added.append(recording.id)
                } else {
                    result.knownRecordings += 1
                }
            }
            try SQLiteFacts(athlete, db).planAdding(added).apply(to: athlete, in: db)
            if let completion = file.completion { try completion.run(for: file.entry, athlete: athlete, in: db) }
            result.newSamples = try BodySample.insert(file.samples, reader: reader, athlete: athlete, in: db)
            try DailyTotal.insert(file.totals, reader: reader, athlete: athlete, in: db)
            try noteChange(of: athlete, at: moment, in: db)
            return result
        }
    }
}

extension ImportedFile.Completion {
    fileprivate func run(for entry: ImportRecord, athlete: String, in db: Database) throws {
        let path = try String.fetchOne(
            db, sql: "SELECT path FROM imported_file WHERE athlete_id = ? AND content_hash = ?",
            arguments: [athlete, alone.hexadecimal])
        try db.executeCached(
            sql: "DELETE FROM imported_file WHERE athlete_id = ? AND content_hash = ?", arguments: [athlete, alone.hexadecimal])
        var marked = entry
        marked.hash = mark
        marked.path = min(entry.path, path ?? entry.path)
        try marked.insert(athlete: athlete, in: db)
        let going = try successors.keys.sorted().filter {
            try Row.fetchOne(db.cachedStatement(sql: HotQuery.recording), arguments: [athlete, $0]) != nil
        }
        if going.isEmpty { return }
        try SQLiteFacts(athlete, db).planReplacing(successors.filter { going.contains($0.key) }, removing: going)
            .apply(to: athlete, in: db)
    }
}

extension ImportRecord {
    fileprivate init(_ row: Row, athlete: String, in db: Database) throws {
        let hash: String = row["content_hash"]
        let error: String? = row["error"]
        let findings = try Row.fetchAll(
            db, sql: "SELECT * FROM finding WHERE athlete_id = ? AND content_hash = ? ORDER BY position",
            arguments: [athlete, hash])
        self.init(
            hash: ContentHash(named: hash), path: row["path"],
            kind: try known(FileKind(rawValue: row["kind"]), "file kind"),
            verdict: try known(Verdict(rawValue: row["verdict"]), "verdict"), error: try error.map { try fileError(from: $0) },
            findings: try findings.map { try ImportFinding($0) }, moment: Moment(secondsSince1970: row["imported_at_s"]),
            readerVersion: row["reader"])
    }

    fileprivate func insert(athlete: String, in db: Database) throws {
        try db.executeCached(
            sql: """
                INSERT INTO imported_file VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
                """,
            arguments: [
                athlete, hash.hexadecimal, path, kind.rawValue, verdict.rawValue, error.map { encoded($0) },
                moment.secondsSince1970, readerVersion,
            ])
        if db.changesCount == 0 {
            let stored = try known(
                try Row.fetchOne(
                    db, sql: "SELECT path, reader FROM imported_file WHERE athlete_id = ? AND content_hash = ?",
                    arguments: [athlete, hash.hexadecimal]), "ledger entry")
            let lesser = min(path, stored["path"] as String)
            guard readerVersion > stored["reader"] else {
                if lesser < stored["path"] {
                    try db.executeCached(
                        sql: "UPDATE imported_file SET path = ? WHERE athlete_id = ? AND content_hash = ?",
                        arguments: [lesser, athlete, hash.hexadecimal])
                }
                return
            }
            try replace(path: lesser, athlete: athlete, in: db)
        }
        try insertFindings(athlete: athlete, in: db)
    }

    /// Replaces the record of an outdated reader. The time of the first import stays.
    private func replace(path: String, athlete: String, in db: Database) throws {
        try db.execute(
            sql: """
                UPDATE imported_file SET path = ?, kind = ?, verdict = ?, error = ?, reader = ?
                WHERE athlete_id = ? AND content_hash = ?
                """,
            arguments: [
                path, kind.rawValue, verdict.rawValue, error.map { encoded($0) }, readerVersion, athlete, hash.hexadecimal,
            ])
        try db.execute(
            sql: "DELETE FROM finding WHERE athlete_id = ? AND content_hash = ?", arguments: [athlete, hash.hexadecimal])
        try db.execute(
            sql: "INSERT INTO kind_read_again VALUES (?, ?) ON CONFLICT DO NOTHING", arguments: [athlete, kind.rawValue])
    }

    private func insertFindings(athlete: String, in db: Database) throws {
        for (position, finding) in findings.enumerated() {
            var (offset, line): (Int?, Int?) = (nil, nil)
            switch finding.place {
            case .offset(let value): offset = value
            case .line(let value): line = value
            case nil: break
            }
            try db.executeCached(
                sql: "INSERT INTO finding VALUES (?, ?, ?, ?, ?, ?, ?)",
                arguments: [
                    athlete, hash.hexadecimal, position, finding.severity.rawValue, encoded(finding.what), offset, line,
                ])
        }
    }
}

extension ImportFinding {
    fileprivate init(_ row: Row) throws {
        let (offset, line): (Int?, Int?) = (row["at_offset"], row["at_line"])
        self.init(
            try known(Severity(rawValue: row["severity"]), "severity"), try findingWhat(from: row["what"]),
            at: offset.map { .offset($0) } ?? line.map { .line($0) })
    }
}
