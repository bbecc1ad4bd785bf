import Localizations

/// What a browser may do on the pages.
public enum PageAccess: Hashable, Sendable {
    /// The athlete's own pages.
    case full
    /// Reading a demonstration.
    case demonstration
    /// Reading the training of another athlete. The name is empty for an owner without one.
    case observing(name: String)
    /// The access to another athlete's training ended while the browser looked at it.
    case observingEnded
}

/// Bar above the pages of another athlete, with the button that leads back.
public struct ObservingNotice: Equatable, Sendable {
    /// Spoken name of the bar.
    public var label: String
    public var text: String
    public var back: String

    /// Nil for a browser that shows its own training.
    init?(_ access: PageAccess, _ context: DisplayContext) {
        switch access {
        case .full, .demonstration: return nil
        case .observing(let name):
            text = context.say(.observingNotice(name: name.isEmpty ? context.say(.peopleOwner) : name))
        case .observingEnded: text = context.say(.observingEndedNotice)
        }
        label = context.say(.observingLabel)
        back = context.say(.observingEnd)
    }
}
