import Localizations
import Measures
public import Training

extension LoadScreen {
    /// Message about the last change with its undo button, shown once.
    public struct ActionResult: Equatable, Sendable {
        /// The raw values appear in addresses.
        public enum Kind: String, CaseIterable, Sendable {
            case noted, removed, retired, renamed, undone
            case inUse = "in-use"
        }

        public var kind: Kind
        /// Subject that can be undone; nil after an undo.
        public var subject: DiarySubject?

        public init(_ kind: Kind, about subject: DiarySubject?) {
            self.kind = kind
            self.subject = subject
        }

        /// Parses the message from an address.
        /// - Parameter value: returns a query parameter.
        public init?(value: (String) -> String?) {
            guard let kind = value("news").flatMap({ Kind(rawValue: $0) }) else { return nil }
            self.kind = kind
            guard let about = value("about"), !about.isEmpty else { return }
            switch kind {
            case .noted, .removed: subject = .niggle(about)
            case .retired, .inUse, .renamed: subject = .shoes(about)
            case .undone: break
            }
        }

        /// Address of the page that shows the message.
        public var path: String {
            let base = Route.load.path + "?news=" + kind.rawValue
            return subject.map { base + "&about=" + PercentEncoding.escaped($0.name) } ?? base
        }
    }

    public struct Notice: Equatable, Sendable {
        public var text: String
        public var undo: Undo?

        public struct Undo: Equatable, Sendable {
            public var label: String
            /// Names and values of the form's hidden fields.
            public var kind: String
            public var subject: String
        }
    }

    /// Parses a subject from form fields.
    public static func subject(kind: String?, name: String?) -> DiarySubject? {
        guard let name, !name.isEmpty, let kind = kind.flatMap({ DiarySubject.Kind(rawValue: $0) }) else { return nil }
        return DiarySubject(kind: kind, name: name)
    }

    static func notice(_ actionResult: ActionResult, _ context: DisplayContext) -> Notice {
        let undo = actionResult.subject.map {
            Notice.Undo(label: context.say(.undo), kind: $0.kind.rawValue, subject: $0.name)
        }
        let name = actionResult.subject?.name ?? "–"
        let text =
            switch actionResult.kind {
            case .noted: context.say(.niggleNews)
            case .removed: context.say(.niggleRemoved)
            case .retired: context.say(.shoesRetiredNews(pair: name))
            case .inUse: context.say(.shoesInUseNews(pair: name))
            case .renamed: context.say(.shoesRenamedNews(pair: name))
            case .undone: context.say(.editUndone)
            }
        return Notice(text: text, undo: undo)
    }
}
