import Localizations

/// Form of the endpoint that writes summaries.
public struct SummaryEndpointForm: Equatable, Sendable {
    public static let addressField = "endpoint"
    public static let modelField = "model"
    public static let keyField = "key"
    /// Box that removes the stored key.
    public static let removalField = "remove-key"

    public var address: String
    public var model: String
    /// Whether the stored key is removed.
    public private(set) var removesKey = false
    /// Entered endpoint; nil for none. Meaningless while there is a flaw.
    public private(set) var endpoint: SummaryEndpoint?
    public private(set) var flaw: SummaryEndpoint.Flaw?

    public init(_ endpoint: SummaryEndpoint?) {
        address = endpoint?.address ?? ""
        model = endpoint?.model ?? ""
        self.endpoint = endpoint
    }

    /// Parses a submitted form. An empty address means no endpoint. An empty key keeps the stored one, unless the
    /// box to remove it is checked, and never for another server.
    public init(_ current: SummaryEndpoint?, allowsPrivate: Bool, value: (String) -> String?) {
        address = String((value(SummaryEndpointForm.addressField) ?? "").prefix(1000))
        model = String((value(SummaryEndpointForm.modelField) ?? "").prefix(1000))
        let key = String((value(SummaryEndpointForm.keyField) ?? "").prefix(1000))
        removesKey = value(SummaryEndpointForm.removalField) == "1"
        guard !ConfiguredArchives.isBlank(address) else { return }
        do throws(SummaryEndpoint.Flaw) {
            let entered = try SummaryEndpoint(address: address, model: model, key: key, allowsPrivate: allowsPrivate)
            guard key.isEmpty, !removesKey, let current, let kept = current.key, current.origin == entered.origin else {
                endpoint = entered
                return
            }
            endpoint = try SummaryEndpoint(address: address, model: model, key: kept, allowsPrivate: allowsPrivate)
        } catch { flaw = error }
    }
}

extension SettingsScreen {
    /// Section about summaries of heated classes: who writes them, what an endpoint learns, and the form to change it.
    public struct Summaries: Equatable, Sendable {
        public var title: String
        /// States what leaves this machine.
        public var leaves: String
        public var fields: [FormField]
        public var save: String
        public var how: String
        /// Message about the last submission.
        public var message: Message?

        /// Address of Ollama, which many use for models of their own.
        private static let example = "http://127.0.0.1:11434/v1"

        init(_ form: SummaryEndpointForm, current: SummaryEndpoint?, outcome: Outcome?, _ context: DisplayContext) {
            title = context.say(.summarySource)
            leaves = current.map { context.say(.summaryLeaves(host: $0.host)) } ?? context.say(.summaryLeavesNothing)
            how = context.say(.summarySourceHow)
            save = context.say(.mapSave)
            func problem(_ field: String) -> String? { form.flaw.flatMap { Summaries.text($0, field, context) } }
            fields = [
                FormField(
                    name: SummaryEndpointForm.addressField, label: context.say(.summaryAddress),
                    hint: context.say(.summaryAddressHint(example: Summaries.example)), value: form.address,
                    problem: problem(SummaryEndpointForm.addressField), entry: .address),
                FormField(
                    name: SummaryEndpointForm.modelField, label: context.say(.summaryModel),
                    hint: context.say(.summaryModelHint), value: form.model, problem: problem(SummaryEndpointForm.modelField)),
                // The key is never sent back to a page.
                FormField(
                    name: SummaryEndpointForm.keyField, label: context.say(.summaryKey),
                    hint: context.say(current?.key == nil ? .summaryKeyHint : .summaryKeyKept),
                    problem: problem(SummaryEndpointForm.keyField)),
            ]
            if current?.key != nil {
                fields.append(
                    FormField(
                        name: SummaryEndpointForm.removalField, label: context.say(.summaryKeyRemoval), hint: "",
                        value: form.removesKey ? "1" : "", entry: .box))
            }
            message = Message(
                outcome, isWrong: form.flaw != nil, saved: context.say(current == nil ? .summaryOff : .summaryOn), context)
        }

        /// Returns the words of a flaw, if it belongs to the field.
        private static func text(_ flaw: SummaryEndpoint.Flaw, _ field: String, _ context: DisplayContext) -> String? {
            switch (flaw, field) {
            case (.address(.privateAddress), SummaryEndpointForm.addressField): context.say(.sourcePrivate)
            case (.address(.readableByOthers), SummaryEndpointForm.addressField): context.say(.summaryReadable)
            case (.address(.tooLong(let limit)), SummaryEndpointForm.addressField):
                context.say(.settingsTooLong(limit: context.number(limit)))
            case (.address, SummaryEndpointForm.addressField): context.say(.summaryNotAddress(example: Summaries.example))
            case (.modelMissing, SummaryEndpointForm.modelField): context.say(.summaryModelMissing)
            case (.modelTooLong(let limit), SummaryEndpointForm.modelField):
                context.say(.settingsTooLong(limit: context.number(limit)))
            case (.notKey, SummaryEndpointForm.keyField): context.say(.summaryKeyWrong)
            default: nil
            }
        }
    }
}
