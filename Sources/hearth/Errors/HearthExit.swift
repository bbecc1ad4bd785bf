/// Exit codes of the program; the numbers of sysexits.h where they fit. `--help` documents them and a test keeps them stable.
enum HearthExit: Int32, CaseIterable {
    case done = 0
    case someUnreadable = 1
    case nothingDone = 2
    case usage = 64
    case noInput = 66
    case unavailable = 69
    case cannotCreate = 73
    case inputOutput = 74
    case notPermitted = 77
    case settings = 78
    case interrupted = 130
}
