/// Result of one call of the compression library. `Deflation` exists twice, for ISA-L and for zlib; the manifest selects the folder.
struct DeflationStep {
    /// Bytes taken from the input.
    var consumed: Int
    /// Bytes written to the output.
    var produced: Int
    /// Whether the output contains the end of the stream.
    var hasEnded: Bool
}
