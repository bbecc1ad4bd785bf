/// How the codewords of a version are divided into blocks with error correction (ISO/IEC 18004:2015, table 9, level M).
struct QRBlocks: Equatable {
    /// Error correction codewords of each block, and number of blocks, by version.
    private static let table: [(correction: Int, blocks: Int)] = [
        (10, 1), (16, 1), (26, 1), (18, 2), (24, 2), (16, 4), (18, 4), (22, 4), (22, 5), (26, 5), (30, 5), (22, 8), (22, 9),
        (24, 9), (24, 10), (28, 10), (28, 11), (26, 13), (26, 14), (26, 16), (26, 17), (28, 17), (28, 18), (28, 20), (28, 21),
    ]

    let dataCodewords: Int
    let correction: Int
    /// Data codewords of each block; the last ones have one more where they do not divide evenly.
    let lengths: [Int]

    /// - Parameter codewords: all codewords of the version.
    init(version: Int, codewords: Int) {
        let row = QRBlocks.table[version - 1]
        correction = row.correction
        dataCodewords = codewords - row.correction * row.blocks
        let (short, longer) = (dataCodewords / row.blocks, dataCodewords % row.blocks)
        lengths = (0..<row.blocks).map { $0 < row.blocks - longer ? short : short + 1 }
    }

    /// Returns the codewords in the order of the symbol: the first of each block, the second of each, and so on; then those of error correction.
    func interleaved(_ data: [UInt8]) -> [UInt8] {
        var (blocks, start): ([[UInt8]], Int) = ([], 0)
        for length in lengths {
            blocks.append(Array(data[start..<start + length]))
            start += length
        }
        let code = ReedSolomon(degree: correction)
        let corrections = blocks.map { code.remainder(of: $0) }
        var result: [UInt8] = []
        for index in 0..<(lengths.last ?? 0) { for block in blocks where index < block.count { result.append(block[index]) } }
        for index in 0..<correction { for block in corrections { result.append(block[index]) } }
        return result
    }
}
