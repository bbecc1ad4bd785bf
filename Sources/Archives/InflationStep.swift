/// Result of one call of the compression library. `Inflation` exists twice, for ISA-L and for zlib; the manifest selects the folder.
struct InflationStep {
    enum Outcome {
        case unfinished, ended, corrupt
        /// The content does not match the CRC-32 or the length that follows it.
        case checksumMismatch
    }

    /// Bytes taken from the input.
    var consumed: Int
    /// Bytes written to the output.
    var produced: Int
    var outcome: Outcome
}
