import Archives

extension ContentHash {
    /// Decodes a stored hexadecimal hash.
    init(named hexadecimal: String) {
        self.init(of: [])
        self.hexadecimal = hexadecimal
    }
}
