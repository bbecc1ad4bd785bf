extension String {
    /// The text with a space for the next sentence after it. A Chinese full stop already has its space.
    var followed: String { hasSuffix("。") ? self : self + " " }
}
