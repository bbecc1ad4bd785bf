public import Training

extension FileKind {
    /// Whether a source is one of files of this kind.
    ///
    /// Exports of several apps share their origins. Their names tell them apart: each app has a fixed one, apart from GoldenCheetah, which
    /// names the device.
    public func gives(_ source: Source) -> Bool {
        guard let origin else { return false }
        guard sharesOrigin else { return source.origin == origin || self == .ownTable && source.origin == .ownTable }
        guard source.origin == .accountExport || source.origin == .localAccountExport else { return false }
        if let appName { return source.name == appName }
        return !FileKind.isAppName(source.name)
    }

    /// Whether other kinds of files have the same origins, so that the name of a source decides.
    public var sharesOrigin: Bool { origin == .accountExport || origin == .localAccountExport }

    /// Whether a name is the fixed one of an app's export.
    static func isAppName(_ name: String) -> Bool { allCases.contains { $0.appName == name } }

    /// Name of the sources of an app's export; nil for kinds without a fixed name.
    private var appName: String? {
        switch self {
        case .whoop: "WHOOP"
        case .oura: "Oura"
        case .withings: "Withings"
        case .strong: "Strong"
        case .hevy: "Hevy"
        case .runkeeper: "Runkeeper"
        case .concept2: "Concept2"
        case .fitbit: "Fitbit"
        case .garminAccount: "Garmin"
        case .polarFlow: "Polar Flow"
        case .samsungHealth: "Samsung Health"
        case .hrv4Training: "HRV4Training"
        case .eliteHRV: "Elite HRV"
        case .fitlog: "SportTracks"
        case .pwx: "PWX"
        case .suunto: "Suunto"
        case .wahoo: "Wahoo"
        case .peloton: "Peloton"
        case .endomondo: "Endomondo"
        case .runtastic: "adidas Running"
        default: nil
        }
    }
}
