extension ActivityEditForm {
    /// Returns the form as if the person had changed some fields and submitted it.
    /// - Parameter changes: text of the changed fields; empty to uncheck a box.
    public func submitted(changing changes: [Field: String]) -> ActivityEditForm {
        ActivityEditForm(original: original, current: edit) { name in
            guard let field = Field(rawValue: name) else { return nil }
            let text = changes[field] ?? self.text(of: field)
            return text.isEmpty && field.isBox ? nil : text
        }
    }
}
