import Localizations

extension EditScreen {
    /// Cutting a recording in two, and undoing it.
    public struct Cut: Equatable, Sendable {
        public var title: String
        public var lead: String
        public var field: FormField
        public var button: String
        /// Undo of earlier cuts and joins; nil when there are none.
        public var rejoin: Rejoin?

        public struct Rejoin: Equatable, Sendable {
            public var text: String
            public var button: String
        }
    }

    /// - Parameters:
    ///   - elapsed: seconds from start to end.
    ///   - isDecided: whether it was cut, split or joined before.
    static func cut(_ form: CutForm, elapsed: Double, isDecided: Bool, _ context: DisplayContext) -> Cut {
        let whole = DurationText.clock(elapsed)
        let problem: String? =
            switch form.flaw {
            case .notTime: context.say(.cutNotTime)
            case .beyond: context.say(.cutBeyond(duration: whole))
            case nil: nil
            }
        return Cut(
            title: context.say(.cutTitle), lead: context.say(.cutLead),
            field: FormField(
                name: CutForm.field, label: context.say(.cutLabel), hint: context.say(.cutHint(duration: whole)),
                value: form.text,
                problem: problem),
            button: context.say(.cutButton),
            rejoin: isDecided ? Cut.Rejoin(text: context.say(.rejoinLead), button: context.say(.rejoinButton)) : nil)
    }
}
