public import Training

/// A kind of class that the owner defined, such as "Hot flow".
public struct ClassType: Hashable, Sendable {
    public let id: UniqueID
    /// At most `longestName` bytes of UTF-8.
    public let name: BoundedText
    /// The name of a symbol, at most `longestIcon` bytes of UTF-8. A device shows a neutral symbol for a name that it does not know.
    public let icon: BoundedText?
    /// The room that a device proposes for the class.
    public let defaultRoom: RoomTemperature?

    /// Longest name in bytes of UTF-8.
    public static let longestName = 120
    /// Longest name of a symbol in bytes of UTF-8.
    public static let longestIcon = 40

    /// Nil if the name or the icon is empty or too long.
    public init?(id: UniqueID, name: String, icon: String? = nil, defaultRoom: RoomTemperature? = nil) {
        guard let name = BoundedText(name, longest: ClassType.longestName) else { return nil }
        if let icon {
            guard let icon = BoundedText(icon, longest: ClassType.longestIcon) else { return nil }
            self.icon = icon
        } else {
            self.icon = nil
        }
        self.id = id
        self.name = name
        self.defaultRoom = defaultRoom
    }
}
