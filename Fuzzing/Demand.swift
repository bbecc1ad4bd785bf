/// Stops the run; the fuzzer keeps the bytes that led here.
func demand(_ condition: Bool, _ promise: @autoclosure () -> String) {
    if !condition { fatalError("broken promise: \(promise())") }
}

/// The bytes that the fuzzer made, in place: reading past them is seen by the address sanitizer.
func input(_ start: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: count)
}
