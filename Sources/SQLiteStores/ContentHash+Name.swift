import Archives

extension ContentHash {
    /// A hash that was kept as text.
    init(named hexadecimal: String) {
        self.init(of: [])
        self.hexadecimal = hexadecimal
    }
}
