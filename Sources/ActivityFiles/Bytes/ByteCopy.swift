extension [UInt8] {
    init(copying bytes: Span<UInt8>) {
        self = []
        append(copying: bytes)
    }

    mutating func append(copying bytes: Span<UInt8>) {
        reserveCapacity(count + bytes.count)
        for index in 0..<bytes.count { append(bytes[index]) }
    }
}
