/// Reasons why a store failed.
public enum StoreError: Error, Equatable, Sendable {
    /// The database was written by a newer Hearth with schema `found`. This program knows schemas up to `known`.
    case newerSchema(found: String, known: String)
    case diskFull
    case readOnly(path: String)
    case cannotOpen(path: String, reason: String)
    case damaged(what: String)
}
