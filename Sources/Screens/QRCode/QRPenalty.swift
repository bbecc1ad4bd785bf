/// Penalty of a masked QR code (ISO/IEC 18004:2015, 7.8.3): the lower, the easier is it to read.
enum QRPenalty {
    static func total(_ grid: QRGrid) -> Int {
        var sum = squares(grid) + share(grid)
        for index in 0..<grid.side {
            let row = (0..<grid.side).map { grid.isDark(index, $0) }
            let column = (0..<grid.side).map { grid.isDark($0, index) }
            sum += runs(row) + runs(column) + finderLike(row) + finderLike(column)
        }
        return sum
    }

    /// Five equal modules in a line cost 3, and each further one 1.
    static func runs(_ line: [Bool]) -> Int {
        var (sum, length) = (0, 0)
        for (index, module) in line.enumerated() {
            length = index > 0 && line[index - 1] == module ? length + 1 : 1
            if length == 5 { sum += 3 } else if length > 5 { sum += 1 }
        }
        return sum
    }

    /// A line like that of a finder pattern, 1:1:3:1:1 with four light modules at a side, costs 40.
    static func finderLike(_ line: [Bool]) -> Int {
        let finder = [true, false, true, true, true, false, true]
        let light = [false, false, false, false]
        guard line.count >= 11 else { return 0 }
        return (0...(line.count - 11)).count {
            let part = Array(line[$0..<$0 + 11])
            return part == finder + light || part == light + finder
        } * 40
    }

    /// Each square of two by two equal modules costs 3.
    private static func squares(_ grid: QRGrid) -> Int {
        var sum = 0
        for row in 1..<grid.side {
            for column in 1..<grid.side {
                let corner = grid.isDark(row, column)
                if grid.isDark(row - 1, column) == corner, grid.isDark(row, column - 1) == corner,
                    grid.isDark(row - 1, column - 1) == corner
                {
                    sum += 3
                }
            }
        }
        return sum
    }

    /// Each 5 % by which the share of dark modules differs from a half costs 10.
    private static func share(_ grid: QRGrid) -> Int {
        let (count, all) = (grid.dark.count { $0 }, grid.dark.count)
        return abs(count * 20 - all * 10) / all * 10
    }
}
