/// Why a store could not do what it was asked.
public enum StoreError: Error, Equatable, Sendable {
    /// Written by a newer Hearth: its schema is `found`, this program knows schemas up to `known`.
    case newerSchema(found: String, known: String)
    case diskFull
    case readOnly(path: String)
    case cannotOpen(path: String, reason: String)
    case damaged(what: String)
}
