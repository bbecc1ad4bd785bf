import Analysis
import Markup
import Measures
import Training
import WebPages

@testable import Screens

extension PageSweepTests {
    /// Adds the pages of sharing with and without content.
    static func addSharing(_ context: DisplayContext, _ add: (String, Route, (SiteFrame) -> HTML) -> Void) {
        let place = Coordinate(latitude: 25, longitude: 121)
        let zone = place.flatMap {
            PrivacyZone(id: UniqueID(high: 1, low: 1), name: "<b>&", place: $0, centre: $0, radius: 400)
        }
        let zones = zone.map { [$0] } ?? []
        let shares = [nil, context.now].map { moment in
            ActivityShare(
                id: UniqueID(high: 1, low: 1), activity: "a", made: context.now, ends: moment, opened: moment,
                content: .init(heartRate: true, note: true, file: moment == nil))
        }
        for (name, zones, shares) in [("full", zones, shares), ("empty", [], [])] {
            let accesses = shares.map { ObserverAccess(observer: "a", made: $0.made, ends: $0.ends, opened: $0.opened) }
            let names = ["a": "<b>&"]
            let form = ObserverForm { _ in "<b>&" }
            let sharing = SharingScreen(
                zones: zones, shares: shares, titles: ["a": "<b>&"], form: PrivacyZoneForm { _ in "<b>&" },
                observers: ObserverList(accesses, names: names, form: form, at: context.now, context: context),
                observed: ObservedList(accesses.map { ("a", $0) }, names: names, context: context), change: .removed,
                canUndo: true, at: context.now, context: context)
            add("sharing " + name, .sharing) { SharingPage(sharing, frame: $0).body }
            for change in [nil, ActivitySharingScreen.Change.full] {
                let form = ActivitySharingScreen(
                    activity: "a", name: "<b>&", shares: shares, zoneCount: zones.count, hasRoute: !zones.isEmpty,
                    address: change == nil ? "https://<b>&" : nil, change: change, at: context.now, context: context)
                add("share an activity \(name) \(change == nil)", .sharingActivity("a")) {
                    ActivitySharingPage(form, frame: $0).body
                }
            }
        }
        let whole = SharedRecording(Example.recording, outside: [], showsHeartRate: true)
        for (name, shared, digest) in [
            ("whole", whole, Example.recordingDigest),
            ("hidden", SharedRecording(Example.recording, outside: worldwide, showsHeartRate: true), nil),
        ] {
            let screen = SharedActivityScreen(
                shared, digest: digest, title: digest == nil ? nil : "<b>&", day: Example.today, note: "<b>&",
                content: .init(heartRate: true, note: true, file: true), secret: "a", colour: .elevation, context: context)
            add("shared activity " + name, .shared("a")) { SharedActivityPage(screen, frame: $0).body }
        }
        add("link without an activity", .shared("")) { LinkGonePage(LinkGoneScreen(context: context), frame: $0).body }
    }

    /// Zones along the whole example recording.
    private static var worldwide: [PrivacyZone] {
        guard let north = Example.recording.channel(.latitude), let east = Example.recording.channel(.longitude) else {
            return []
        }
        return stride(from: 0, to: min(north.values.count, east.values.count), by: 20).compactMap { index in
            Coordinate(latitude: north.values[index], longitude: east.values[index]).flatMap {
                PrivacyZone(id: UniqueID(high: 1, low: UInt64(index)), name: "", place: $0, centre: $0, radius: 2000)
            }
        }
    }
}
