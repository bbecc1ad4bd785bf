import Screens

/// A QR code in a terminal: two rows of modules a line, drawn with half blocks.
enum QRCodeText {
    /// - Parameter isTerminalLight: whether text is dark on a light background. Light modules are text otherwise.
    static func lines(of code: QRCode, isTerminalLight: Bool) -> [String] {
        let edges = -QRCode.quietZone..<code.side + QRCode.quietZone
        func isText(_ row: Int, _ column: Int) -> Bool {
            guard row < edges.upperBound else { return false }
            return code.isDark(row: row, column: column) == isTerminalLight
        }
        return stride(from: edges.lowerBound, to: edges.upperBound, by: 2).map { row in
            String(
                edges.map { column -> Character in
                    switch (isText(row, column), isText(row + 1, column)) {
                    case (true, true): "\u{2588}"
                    case (true, false): "\u{2580}"
                    case (false, true): "\u{2584}"
                    case (false, false): " "
                    }
                })
        }
    }
}
