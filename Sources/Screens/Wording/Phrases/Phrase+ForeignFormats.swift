import ActivityFiles
import Localizations

extension ForeignFormat {
    /// Name of the data file for users.
    var phrase: Phrase {
        switch self {
        case .garminJSON: .formatGarminJSON
        case .fitbitJSON: .formatFitbitJSON
        case .fitbitTable: .formatFitbitTable
        case .polarJSON: .formatPolarJSON
        case .suuntoJSON: .formatSuuntoJSON
        case .suuntoXML: .formatSuuntoXML
        case .runtasticJSON: .formatRuntasticJSON
        case .endomondoJSON: .formatEndomondoJSON
        case .huaweiJSON: .formatHuaweiJSON
        case .nikeJSON: .formatNikeJSON
        case .ouraJSON: .formatOuraJSON
        case .ouraTable: .formatOuraTable
        case .goldenCheetahJSON: .formatGoldenCheetahJSON
        case .googleLocations: .formatGoogleLocations
        case .geoJSON: .formatGeoJSON
        case .kml: .formatKml
        case .pwx: .formatPwx
        case .fitlog: .formatFitlog
        case .healthConnect: .formatHealthConnect
        case .samsungTable: .formatSamsungTable
        case .whoopTable: .formatWhoopTable
        case .withingsTable: .formatWithingsTable
        case .zeppTable: .formatZeppTable
        case .hrvTable: .formatHrvTable
        case .rowingTable: .formatRowingTable
        case .wahooTable: .formatWahooTable
        case .openTracksTable: .formatOpenTracksTable
        case .trainingPeaksTable: .formatTrainingPeaksTable
        case .otherJSON: .formatOtherJSON
        case .database: .formatDatabase
        }
    }
}
