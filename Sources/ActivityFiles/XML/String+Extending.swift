extension String? {
    /// Appends a piece of a text in place. `(text ?? "") + piece` copies the whole text for every piece, in quadratic time.
    mutating func extend(with piece: String) {
        if self == nil { self = piece } else { self?.append(piece) }
    }
}
