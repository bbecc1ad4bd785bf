import Localizations

/// Something to hand to somebody else, as plain words: nothing is sent unless the reader chooses where to.
public struct ShareOffer: Equatable, Sendable {
    public var label: String
    /// Said once the words are in the clipboard.
    public var copied: String
    /// Said where neither can be had, above the words to be copied by hand.
    public var failed: String
    public var text: String
    public var picture: Picture?

    /// The same values, to be drawn.
    public struct Picture: Equatable, Sendable {
        public var label: String
        public var spoken: String
        /// Said once it is among the downloads.
        public var saved: String
        /// Said where it could not be drawn or kept.
        public var failed: String
        public var title: String
        public var subtitle: String
        /// Label and value in turns.
        public var figures: [String]
        public var brand: String
        /// Without an ending.
        public var file: String

        init(
            title: String, subtitle: String, figures: [(label: String, value: String)], file: String, _ reader: Reader
        ) {
            label = reader.say(.picture)
            spoken = reader.say(.pictureSpoken)
            saved = reader.say(.pictureSaved)
            failed = reader.say(.pictureFailed)
            self.title = title
            self.subtitle = subtitle
            self.figures = []
            for figure in figures { self.figures += [figure.label, figure.value] }
            brand = reader.say(.hearth)
            self.file = file
        }
    }

    init(_ reader: Reader, text: String = "") {
        label = reader.say(.share)
        copied = reader.say(.copied)
        failed = reader.say(.shareFailed)
        self.text = text
    }
}
