import Localizations
import Training

/// Live page: records a heated class in the browser. It contains no fact about the athlete, because browsers store the page for use offline.
public struct RecordingScreen: Equatable, Sendable {
    public var title: String
    public var back: Route
    public var backLabel: String
    public var phases: [Phase]
    public var buttons: Buttons
    public var figures: Figures
    public var sensor: Sensor
    public var details: Details
    public var notices: [Notice]
    public var saving: Saving
    public var spoken: Spoken
    /// Notice for a browser without scripts, and the form that works there.
    public var needsScript: String
    public var form: EmptyState.Link
    public var heatTitle: String
    public var heat: String

    /// State of the recorder; `name` is the module's word for it.
    public struct Phase: Equatable, Sendable {
        public var name: String
        public var label: String
    }

    public struct Buttons: Equatable, Sendable {
        public var start: String
        public var pause: String
        public var resume: String
        public var end: String
        public var save: String
        public var discard: String
        public var discardSure: String
        public var proceed: String
        /// With `{0}` for a time that only the browser knows.
        public var endAt: String
        public var again: String
        public var show: String
    }

    public struct Figures: Equatable, Sendable {
        public var pulse: String
        public var unit: String
        public var time: String
        public var energy: String
        public var mean: String
        /// With `{0}` for the zone's number.
        public var zone: String
        public var belowZones: String
    }

    public struct Sensor: Equatable, Sendable {
        public var none: String
        public var connect: String
        public var connecting: String
        public var connected: String
        public var lost: String
        public var missingTitle: String
        public var missing: String
        /// Where the temperature of a class that a watch recorded is stated.
        public var rooms: EmptyState.Link
    }

    /// Message that the script shows when it applies; `name` identifies it.
    public struct Notice: Equatable, Sendable {
        public var name: String
        public var title: String?
        /// May have `{0}` and `{1}` for times that only the browser knows.
        public var text: String
        public var link: EmptyState.Link?
    }

    public struct Saving: Equatable, Sendable {
        public var here: String
        public var there: String
        public var waiting: String
        public var refused: String
        /// With `{0}` for the number of classes.
        public var queue: String
    }

    /// Announcements for screen readers.
    public struct Spoken: Equatable, Sendable {
        /// With `{0}` for beats per minute and `{1}` for the zone.
        public var pulse: String
        /// Announcements by the module's number of the cue, from 1.
        public var cues: [String]
    }

    /// - Parameter context: display context: language and temperature scale.
    public init(context: DisplayContext) {
        title = context.say(.liveTitle)
        back = .today
        backLabel = context.say(.today)
        phases = RecordingScreen.phases(context)
        buttons = Buttons(
            start: context.say(.liveStart), pause: context.say(.livePause), resume: context.say(.liveResume),
            end: context.say(.liveEnd), save: context.say(.liveSave), discard: context.say(.liveDiscard),
            discardSure: context.say(.liveDiscardSure), proceed: context.say(.liveContinue),
            endAt: context.say(.liveEndAt(time: "{0}")), again: context.say(.liveAgain), show: context.say(.liveShow))
        figures = Figures(
            pulse: context.say(.livePulse), unit: context.say(.beatsPerMinute), time: context.say(.liveTime),
            energy: context.say(.liveEnergy), mean: context.say(.liveMean), zone: context.say(.liveZone(zone: "{0}")),
            belowZones: context.say(.liveBelowZones))
        sensor = Sensor(
            none: context.say(.liveNoStrap), connect: context.say(.liveConnect), connecting: context.say(.liveConnecting),
            connected: context.say(.liveConnected), lost: context.say(.liveLost),
            missingTitle: context.say(.liveNoBluetooth), missing: context.say(.liveNoBluetoothText),
            rooms: .init(label: context.say(.roomsTitle), route: .rooms))
        details = Details(context)
        notices = [
            Notice(
                name: "interrupted", title: context.say(.liveInterrupted),
                text: context.say(.liveInterruptedText(start: "{0}", end: "{1}"))),
            Notice(name: "elsewhere", title: context.say(.liveElsewhere), text: context.say(.liveElsewhereText)),
            Notice(name: "broken", text: context.say(.liveBroken)),
            Notice(name: "unstored", text: context.say(.liveNotStored)),
            Notice(name: "storeless", text: context.say(.liveNoStorage)),
            Notice(name: "damaged", text: context.say(.liveDamaged)),
            Notice(name: "unreadable", text: context.say(.liveUnreadable)),
            Notice(name: "newer", text: context.say(.liveNewer)),
            Notice(
                name: "signed-out", text: context.say(.liveSignedOut),
                link: .init(label: context.say(.signInTitle), route: .signIn)),
        ]
        saving = Saving(
            here: context.say(.liveSavedHere), there: context.say(.liveSavedThere), waiting: context.say(.liveWaiting),
            refused: context.say(.liveRefused), queue: context.say(.liveQueue(count: "{0}")))
        spoken = Spoken(
            pulse: context.say(.liveSpoken(pulse: "{0}", zone: "{1}")),
            cues: [
                .liveCueStarted, .livePaused, .liveCueResumed, .liveEnded, .liveSavedHere, .liveConnected, .liveLost,
                .liveCueResumed, .liveFailed,
            ].map { context.say($0) })
        needsScript = context.say(.liveNeedsScript)
        form = .init(label: context.say(.entryTitle), route: .entering)
        heatTitle = context.say(.liveHeat)
        heat = context.say(.liveHeatText)
    }

    private static func phases(_ context: DisplayContext) -> [Phase] {
        let all: [(String, Phrase)] = [
            ("idle", .liveReady), ("starting", .liveStarting), ("running", .liveRunning), ("paused", .livePaused),
            ("ending", .liveEnded), ("saving", .liveSaving), ("completed", .liveSaved), ("failed", .liveFailed),
        ]
        return all.map { Phase(name: $0.0, label: context.say($0.1)) }
    }
}
