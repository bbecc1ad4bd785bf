import Foundation

/// Width of the terminal.
enum TerminalWidth {
    /// Returns 60…100 columns; 80 when the width is unknown.
    static func current(_ environment: [String: String]) -> Int {
        var size = winsize()
        var columns = 80
        if ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
            columns = Int(size.ws_col)
        } else if let stated = environment["COLUMNS"].flatMap({ Int($0) }) {
            columns = stated
        }
        return min(100, max(60, columns))
    }
}
