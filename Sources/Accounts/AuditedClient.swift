/// Browser or program that causes an event of the security log.
public struct AuditedClient: Equatable, Sendable {
    /// Browser and system; empty if unknown.
    public var device: String
    /// Network address, of an IPv6 client its network of 64 bits; empty if unknown.
    public var address: String

    public init(device: String, address: String) {
        self.device = device
        self.address = address
    }

    /// A command on the server's machine.
    public static let command = AuditedClient(device: "", address: "")
}
