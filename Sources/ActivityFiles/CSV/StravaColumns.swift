/// The columns of `activities.csv` in a Strava archive. Headers are in the owner's language, and columns are added over the years (86, 92,
/// 103).
///
/// The first seven columns have never changed. Elapsed time and distance appear twice under equal names: first rounded for display, later
/// in seconds and metres with the moving time between them. This pair identifies the file and its columns in any language.
struct StravaColumns {
    static let identifier = 0
    static let date = 1
    static let name = 2
    static let type = 3
    static let details = 4
    static let shownElapsed = 5
    static let shownDistance = 6

    let elapsed: Int
    let moving: Int
    let distance: Int
    /// Nil if the header is in an unknown language; the column is then the first with a cell like `activities/1.fit.gz`.
    let fileName: Int?
    let privateNote: Int?
    let perceivedExertion: Int?
    let gear: Int?

    init?(_ header: [String]) {
        guard header.count >= 20, let elapsed = header[7...].firstIndex(of: header[Self.shownElapsed]),
            let distance = header[7...].firstIndex(of: header[Self.shownDistance]), distance == elapsed + 2,
            !header[Self.shownElapsed].isEmpty
        else { return nil }
        self.elapsed = elapsed
        moving = elapsed + 1
        self.distance = distance
        fileName = header.column(
            named: ["Filename", "Dateiname", "Nom du fichier", "Nombre de archivo", "Nome del file"])
        privateNote = header.column(named: ["Activity Private Note", "Hinweis zur Privatsphäre für Aktivitäten"])
        gear = header.column(named: ["Activity Gear", "Aktivitätsausrüstung"])
        perceivedExertion = header.column(named: ["Perceived Exertion", "Gefühlte Anstrengung"])
    }

    /// Returns the file of a row. Its column is found by header or content.
    func file(of row: [String]) -> String? {
        if let fileName { return fileName < row.count && Self.isFile(row[fileName]) ? row[fileName] : nil }
        for cell in row[7...] where Self.isFile(cell) { return cell }
        return nil
    }

    /// Whether Strava states that there was a file which it could not write.
    func hasLostFile(_ row: [String]) -> Bool {
        for cell in row[7...] where cell == "#error#" { return true }
        return false
    }

    private static func isFile(_ cell: String) -> Bool {
        cell.utf8.starts(with: "activities/".utf8)
    }
}
