import Accounts

extension Settings {
    /// Opens the file of breached passwords; nil without one in the settings.
    /// - Throws: `CommandError.settingsUnreadable` for a file that cannot be read or has another form.
    func breached() throws(CommandError) -> BreachedPasswords? {
        guard let breachedPasswords else { return nil }
        do throws(CredentialError) { return try BreachedPasswords(path: breachedPasswords) } catch {
            guard case .unusable(let path, let reason) = error else { return nil }
            throw .settingsUnreadable(file: path, reason: reason)
        }
    }
}
