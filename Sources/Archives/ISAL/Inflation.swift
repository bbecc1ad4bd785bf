import CISAL

/// ISA-L's state of a deflate stream that is being expanded.
final class Inflation {
    private let state: UnsafeMutablePointer<inflate_state>
    private let wrapper: InflatingStream.Wrapper

    init(_ wrapper: InflatingStream.Wrapper) {
        self.wrapper = wrapper
        state = .allocate(capacity: 1)
        isal_inflate_init(state)
        selectWrapper()
    }

    deinit { state.deallocate() }

    /// Expands once. Consumes at most `input` and never writes beyond `output`; both have less than 4 GB.
    func step(from input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>) -> InflationStep {
        state.pointee.next_in = input.baseAddress.map { UnsafeMutablePointer(mutating: $0) }
        state.pointee.avail_in = UInt32(input.count)
        state.pointee.next_out = output.baseAddress
        state.pointee.avail_out = UInt32(output.count)
        let result = isal_inflate(state)
        let outcome: InflationStep.Outcome =
            if result == ISAL_INCORRECT_CHECKSUM {
                .checksumMismatch
            } else if result < 0 {
                .corrupt
            } else if state.pointee.block_state == ISAL_BLOCK_FINISH {
                .ended
            } else {
                .unfinished
            }
        return InflationStep(
            consumed: input.count - Int(state.pointee.avail_in), produced: output.count - Int(state.pointee.avail_out),
            outcome: outcome)
    }

    /// Begins another stream with the same wrapper.
    func reset() {
        isal_inflate_reset(state)
        selectWrapper()
    }

    private func selectWrapper() {
        state.pointee.crc_flag = wrapper == .gzip ? UInt32(ISAL_GZIP) : UInt32(ISAL_DEFLATE)
    }
}
