extension String? {
    /// Appends a piece of a text in place. `(text ?? "") + piece` copies all of the text for every piece, in quadratic time.
    mutating func extend(with piece: String) {
        if self == nil { self = piece } else { self?.append(piece) }
    }
}
