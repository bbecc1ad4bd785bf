import Localizations

/// Text to share. Nothing is sent unless the user chooses a recipient.
public struct ShareOffer: Equatable, Sendable {
    public var label: String
    /// Message after copying to the clipboard.
    public var copied: String
    /// Message when neither is possible, above the text to copy by hand.
    public var failed: String
    public var text: String
    public var picture: Picture?

    /// The same values for a picture.
    public struct Picture: Equatable, Sendable {
        public var label: String
        public var spoken: String
        /// Message after the download.
        public var saved: String
        /// Message when it could not be drawn or saved.
        public var failed: String
        public var title: String
        public var subtitle: String
        /// Label and value alternate.
        public var figures: [String]
        public var brand: String
        /// File name without an extension.
        public var file: String

        init(
            title: String, subtitle: String, figures: [(label: String, value: String)], file: String, _ context: DisplayContext
        ) {
            label = context.say(.picture)
            spoken = context.say(.pictureSpoken)
            saved = context.say(.pictureSaved)
            failed = context.say(.pictureFailed)
            self.title = title
            self.subtitle = subtitle
            self.figures = []
            for figure in figures { self.figures += [figure.label, figure.value] }
            brand = context.say(.hearth)
            self.file = file
        }
    }

    init(_ context: DisplayContext, text: String = "") {
        label = context.say(.share)
        copied = context.say(.copied)
        failed = context.say(.shareFailed)
        self.text = text
    }
}
