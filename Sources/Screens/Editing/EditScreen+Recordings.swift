public import Analysis
import Localizations
import Measures
public import Training

extension EditScreen {
    /// Recordings of an activity, and activities that could be joined with it.
    public struct Recordings: Equatable, Sendable {
        public var title: String
        public var lead: String
        /// Empty with a single recording.
        public var parts: [Part]
        public var nearLead: String
        /// Activities just before, just after or at the same time.
        public var near: [Part]

        /// Row with a button.
        public struct Part: Equatable, Sendable {
            public var name: String
            public var detail: String
            /// Id of the recording or activity.
            public var id: String
            public var button: String
            /// Label for screen readers that is unique among the buttons.
            public var spoken: String
        }

        /// Maximum seconds between two activities that can be joined.
        static let nearest = 6.0 * 3600

        /// - Parameters:
        ///   - sources: winner first, each with its id.
        ///   - digest: analysis of the activity.
        ///   - neighbours: activities before and after it.
        ///   - context: display context: language, units and current time.
        public init(
            _ sources: [(id: String, recording: Recording)], of digest: ActivityDigest, neighbours: [ActivityDigest],
            context: DisplayContext
        ) {
            title = context.say(.recordingsTitle)
            lead = context.say(.recordingsLead)
            nearLead = context.say(.nearLead)
            parts =
                sources.count < 2
                ? []
                : sources.map { id, recording in
                    let name = recording.source.spoken(context)
                    let time = context.timeOfDay(recording.start, at: digest.offset)
                    return Part(
                        name: name, detail: time + " · " + DurationText.clock(recording.elapsed), id: id,
                        button: context.say(.takeApart),
                        spoken: context.say(.labelled(label: context.say(.takeApart), value: name)))
                }
            near = neighbours.filter { Recordings.isNear($0, digest) }.map { other in
                let card = ActivityCard(other, context)
                let time = context.timeOfDay(other.start, at: other.offset)
                return Part(
                    name: card.title, detail: time + " · " + DurationText.clock(other.elapsed), id: other.id,
                    button: context.say(.putTogether),
                    spoken: context.say(
                        .labelled(
                            label: context.say(.putTogether), value: context.say(.inputOfDay(input: card.title, date: time))))
                )
            }
        }

        private static func isNear(_ one: ActivityDigest, _ other: ActivityDigest) -> Bool {
            let gap = one.start < other.start ? other.start - one.start - one.elapsed : one.start - other.start - other.elapsed
            return gap <= nearest
        }
    }
}
