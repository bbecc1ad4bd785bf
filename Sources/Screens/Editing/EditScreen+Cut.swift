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
    static func cut(_ form: CutForm, elapsed: Double, isDecided: Bool, _ reader: Reader) -> Cut {
        let whole = DurationText.clock(elapsed)
        let problem: String? =
            switch form.flaw {
            case .notTime: reader.say(.cutNotTime)
            case .beyond: reader.say(.cutBeyond(duration: whole))
            case nil: nil
            }
        return Cut(
            title: reader.say(.cutTitle), lead: reader.say(.cutLead),
            field: FormField(
                name: CutForm.field, label: reader.say(.cutLabel), hint: reader.say(.cutHint(duration: whole)), value: form.text,
                problem: problem),
            button: reader.say(.cutButton),
            rejoin: isDecided ? Cut.Rejoin(text: reader.say(.rejoinLead), button: reader.say(.rejoinButton)) : nil)
    }
}
