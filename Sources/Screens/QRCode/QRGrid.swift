/// Modules of a QR code while it is built: which are dark, and which belong to patterns that no mask inverts.
struct QRGrid: Equatable {
    let version: Int
    let side: Int
    private(set) var dark: [Bool]
    private var isFixed: [Bool]

    /// The patterns of a version without data (ISO/IEC 18004:2015, 6.3).
    init(version: Int) {
        self.version = version
        side = 17 + 4 * version
        dark = Array(repeating: false, count: side * side)
        isFixed = dark
        // Timing patterns
        for index in 0..<side {
            fix(6, index, index % 2 == 0)
            fix(index, 6, index % 2 == 0)
        }
        finder(3, 3)
        finder(3, side - 4)
        finder(side - 4, 3)
        let places = QRGrid.alignment(version: version)
        for row in places {
            for column in places where !isAtFinder(row, column) { align(row, column) }
        }
        writeFormat(mask: 0)
        writeVersion()
    }

    /// Modules for codewords; fewer than eight of them stay unused.
    var freeModules: Int { isFixed.count { !$0 } }

    func isDark(_ row: Int, _ column: Int) -> Bool { dark[row * side + column] }

    /// Rows, and columns, of the centres of alignment patterns (annex E): evenly spaced by an even distance from the last one on; the first is
    /// at 6.
    static func alignment(version: Int) -> [Int] {
        guard version > 1 else { return [] }
        let last = 10 + 4 * version
        let count = version / 7 + 2
        let gaps = count - 1
        let step = (last - 6 + 2 * gaps - 1) / (2 * gaps) * 2
        return [6] + (1..<count).map { last - (gaps - $0) * step }
    }

    /// Fills the free modules with codewords: in pairs of columns from the right, upwards and downwards in turn (7.7.3).
    mutating func place(_ codewords: [UInt8]) {
        var bit = 0
        var isUpwards = true
        for right in stride(from: side - 1, to: 0, by: -2) {
            // The timing pattern takes a whole column.
            let right = right <= 6 ? right - 1 : right
            for step in 0..<side {
                let row = isUpwards ? side - 1 - step : step
                for column in [right, right - 1] where !isFixed[row * side + column] {
                    if bit < 8 * codewords.count {
                        dark[row * side + column] = codewords[bit / 8] << UInt8(bit % 8) & 0x80 > 0
                    }
                    bit += 1
                }
            }
            isUpwards.toggle()
        }
    }

    /// Returns the grid with its data inverted where a mask says so (7.8.2), and the mask in its format.
    func masked(by mask: Int) -> QRGrid {
        var grid = self
        for row in 0..<side {
            for column in 0..<side where !isFixed[row * side + column] && QRGrid.inverts(mask, row, column) {
                grid.dark[row * side + column].toggle()
            }
        }
        grid.writeFormat(mask: mask)
        return grid
    }

    private static func inverts(_ mask: Int, _ i: Int, _ j: Int) -> Bool {
        switch mask {
        case 0: (i + j) % 2 == 0
        case 1: i % 2 == 0
        case 2: j % 3 == 0
        case 3: (i + j) % 3 == 0
        case 4: (i / 2 + j / 3) % 2 == 0
        case 5: i * j % 2 + i * j % 3 == 0
        case 6: (i * j % 2 + i * j % 3) % 2 == 0
        default: ((i + j) % 2 + i * j % 3) % 2 == 0
        }
    }

    // MARK: Patterns

    private mutating func fix(_ row: Int, _ column: Int, _ isDark: Bool) {
        guard (0..<side).contains(row), (0..<side).contains(column) else { return }
        dark[row * side + column] = isDark
        isFixed[row * side + column] = true
    }

    /// A finder pattern around its centre, with the light separator.
    private mutating func finder(_ row: Int, _ column: Int) {
        for down in -4...4 {
            for right in -4...4 {
                let ring = max(abs(down), abs(right))
                fix(row + down, column + right, ring != 2 && ring != 4)
            }
        }
    }

    private mutating func align(_ row: Int, _ column: Int) {
        for down in -2...2 { for right in -2...2 { fix(row + down, column + right, max(abs(down), abs(right)) != 1) } }
    }

    private func isAtFinder(_ row: Int, _ column: Int) -> Bool {
        (row == 6 && column == 6) || (row == 6 && column == side - 7) || (row == side - 7 && column == 6)
    }

    /// Writes level M and the mask twice (7.9), and the module that is always dark.
    private mutating func writeFormat(mask: Int) {
        let bits = QRGrid.format(mask: mask)
        for place in 0..<15 {
            let isDark = bits >> place & 1 == 1
            // Beside the upper left finder pattern, around the timing patterns.
            switch place {
            case 0...5: fix(place, 8, isDark)
            case 6, 7: fix(place + 1, 8, isDark)
            case 8: fix(8, 7, isDark)
            default: fix(8, 14 - place, isDark)
            }
            // Below the upper right one and beside the lower left one.
            if place < 8 { fix(8, side - 1 - place, isDark) } else { fix(side - 15 + place, 8, isDark) }
        }
        fix(side - 8, 8, true)
    }

    /// Writes the version twice, from version 7 on (7.10).
    private mutating func writeVersion() {
        guard version >= 7 else { return }
        let bits = QRGrid.versionInformation(version)
        for place in 0..<18 {
            let isDark = bits >> place & 1 == 1
            fix(place / 3, side - 11 + place % 3, isDark)
            fix(side - 11 + place % 3, place / 3, isDark)
        }
    }

    /// The 15 bits of level M and a mask (annex C).
    static func format(mask: Int) -> Int { (mask << 10 | remainder(mask << 10, by: 0b101_0011_0111)) ^ 0b101_0100_0001_0010 }

    /// The 18 bits of a version (annex D).
    static func versionInformation(_ version: Int) -> Int {
        version << 12 | remainder(version << 12, by: 0b1_1111_0010_0101)
    }

    /// Returns the remainder of a division of polynomials whose coefficients are bits.
    private static func remainder(_ value: Int, by divisor: Int) -> Int {
        func width(_ number: Int) -> Int { Int.bitWidth - number.leadingZeroBitCount }
        var rest = value
        while width(rest) >= width(divisor) { rest ^= divisor << (width(rest) - width(divisor)) }
        return rest
    }
}
