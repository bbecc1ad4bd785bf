import ActivityFiles
import Measures

/// The main file of an Apple Health export, handed over in pieces: their sizes come from the input, and change nothing.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard count > 8, let start else { return 0 }
    // The first eight bytes are the sizes of the pieces, over and over again.
    let sizes = input(start, 8).map { Int($0) + 1 }
    let bytes = input(start + 8, count - 8)
    let pieces = outcome(bytes, sizes)
    let whole = outcome(bytes, [bytes.count])
    if case .success(let reading) = whole { demandSound(reading) }
    switch (pieces, whole) {
    case (.success(let one), .success(let other)): demand(one == other, "pieces read like the whole")
    case (.failure, .failure): break
    default: fatalError("broken promise: pieces are refused when the whole is")
    }
    return 0
}

private func outcome(_ bytes: UnsafeBufferPointer<UInt8>, _ sizes: [Int]) -> Result<FileReading, FileError> {
    do throws(FileError) {
        var reader = HealthExportReader { zone, _ in
            zone == "Europe/Berlin" ? LocalOffset(secondsAheadOfUTC: 7200) : nil
        }
        var position = 0
        var turn = 0
        while position < bytes.count {
            let end = min(bytes.count, position + sizes[turn % sizes.count])
            // A copy of its own, so that a look beyond the piece is seen.
            try reader.feed(Array(bytes[position..<end]).span)
            position = end
            turn += 1
        }
        return .success(try reader.finish())
    } catch {
        return .failure(error)
    }
}
