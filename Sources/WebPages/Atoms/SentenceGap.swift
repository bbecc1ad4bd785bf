extension String {
    /// With what stands before the next sentence: a blank, but nothing after the wide full stop of Chinese, which has its own.
    var followed: String { hasSuffix("。") ? self : self + " " }
}
