import Crypto
public import Measures

/// Codes of an authenticator app: six digits that change every 30 seconds (RFC 6238, with HMAC-SHA-1, which every app knows).
public struct OneTimeCodes: Equatable, Sendable {
    /// 160 bits (RFC 4226, 4).
    let secret: [UInt8]

    /// Seconds for which a code is shown.
    static let step = 30.0
    static let digits = 6
    private static let secretLength = 20

    /// Creates a new secret from the random numbers of the system.
    public init() { secret = RandomBytes.make(OneTimeCodes.secretLength) }

    /// Parses the text of a secret; nil for text that `text` never writes.
    public init?(_ text: String) {
        guard let bytes = Base32.bytes(text), bytes.count == OneTimeCodes.secretLength else { return nil }
        secret = bytes
    }

    init(secret: [UInt8]) { self.secret = secret }

    /// The secret as authenticator apps read it.
    public var text: String { Base32.text(secret) }

    /// Number of the interval of 30 seconds in which a moment lies; nil before 1970 and for a moment out of range.
    static func step(at now: Moment) -> Int? {
        Int(exactly: (now.secondsSince1970 / step).rounded(.down)).flatMap { $0 >= 0 ? $0 : nil }
    }

    /// Returns the code of an interval (RFC 4226, 5.3).
    func code(step: Int, digits: Int = OneTimeCodes.digits) -> String {
        let counter = (0..<8).map { UInt8(truncatingIfNeeded: step >> (56 - 8 * $0)) }
        let mac = Array(HMAC<Insecure.SHA1>.authenticationCode(for: counter, using: SymmetricKey(data: secret)))
        let offset = Int(mac[mac.count - 1] & 15)
        let value = (0..<4).reduce(0) { $0 << 8 | Int(mac[offset + $1]) } & 0x7FFF_FFFF
        let limit = (0..<digits).reduce(1) { product, _ in product * 10 }
        let text = String(value % limit)
        return String(repeating: "0", count: digits - text.utf8.count) + text
    }

    /// Returns the interval of a code: the current one, the one before or the one after, for clocks that differ.
    /// - Parameter last: interval of the code that was used last. A code is used once.
    /// - Returns: nil for a wrong or used code.
    func step(of code: String, at now: Moment, after last: Int?) -> Int? {
        let typed = Array(code.utf8.filter { $0 != 0x20 })
        guard typed.count == OneTimeCodes.digits, let current = OneTimeCodes.step(at: now) else { return nil }
        var found: Int?
        // All three are compared, so that the time does not depend on which one it is.
        for step in [current - 1, current, current + 1] where step >= 0 {
            let isEqual = SecretHash.isEqual(typed, Array(self.code(step: step).utf8))
            if isEqual, last.map({ step > $0 }) ?? true { found = step }
        }
        return found
    }

    /// Returns the interval of a code that is valid now, for the confirmation of a new secret; nil for a wrong code.
    public func step(of code: String, at now: Moment) -> Int? { step(of: code, at: now, after: nil) }
}

extension OneTimeCodes: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Never the secret, which would otherwise reach logs and error messages.
    public var description: String { "a secret" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
