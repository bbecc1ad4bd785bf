/// The columns of a table at hand, found by a description.
struct TableLayout {
    let description: TableDescription
    /// Position of each column of the description; nil without it.
    private let places: [Int?]
    /// Positions of columns that the description does not know.
    let unknown: [Int]
    /// Words of the headers, which may name units.
    private let words: [[String]]
    private let names: [String]

    /// Nil if a required column is missing.
    init?(_ description: TableDescription, _ header: [String]) {
        let keys = header.map { TableHeader.key($0) }
        var places = [Int?](repeating: nil, count: description.columns.count)
        var taken = [Bool](repeating: false, count: keys.count)
        for (index, column) in description.columns.enumerated() {
            for (place, key) in keys.enumerated() where !taken[place] {
                guard column.keys.contains(key) || column.unit.isInHeader && column.keys.contains(TableHeader.withoutUnit(key))
                else {
                    continue
                }
                places[index] = place
                taken[place] = true
                break
            }
        }
        for meaning in description.required {
            let isFound = description.columns.indices.contains {
                description.columns[$0].meaning == meaning && places[$0] != nil
            }
            guard isFound else { return nil }
        }
        self.description = description
        self.places = places
        for (index, column) in description.columns.enumerated() where column.meaning == .unused {
            if let place = places[index] { taken[place] = false }
        }
        // A delimiter at the end of the header makes a last column without a name.
        unknown = keys.indices.filter { !taken[$0] && !keys[$0].isEmpty }
        words = header.map { WrittenAmount.words($0) }
        names = header
    }

    /// Returns the indexes of the description's columns with a meaning that the table has.
    func columns(_ meaning: ColumnMeaning) -> [Int] {
        description.columns.indices.filter { description.columns[$0].meaning == meaning && places[$0] != nil }
    }

    func has(_ meaning: ColumnMeaning) -> Bool { !columns(meaning).isEmpty }

    /// The position of a column of the description in the table.
    func place(_ column: Int) -> Int? { places[column] }

    func words(_ place: Int) -> [String] { words[place] }

    /// The header of a column, at most 60 characters.
    func name(_ place: Int) -> String { String(names[place].prefix(60)) }
}

extension ColumnUnit {
    fileprivate var isInHeader: Bool {
        if case .inHeader = self { return true }
        return false
    }
}
