import ActivityFiles

extension ForeignFormat {
    /// Name of the data file, for a reader.
    var phrase: Phrase {
        switch self {
        case .garminJSON: Phrase("Garmin JSON", "Garmin JSON 資料")
        case .fitbitJSON: Phrase("Fitbit JSON", "Fitbit JSON 資料")
        case .fitbitTable: Phrase("Fitbit table", "Fitbit 表格")
        case .polarJSON: Phrase("Polar Flow JSON", "Polar Flow JSON 資料")
        case .suuntoJSON: Phrase("Suunto JSON", "Suunto JSON 資料")
        case .suuntoXML: Phrase("Suunto XML", "Suunto XML 資料")
        case .runtasticJSON: Phrase("adidas Running JSON", "adidas Running JSON 資料")
        case .endomondoJSON: Phrase("Endomondo JSON", "Endomondo JSON 資料")
        case .huaweiJSON: Phrase("Huawei Health JSON", "華為運動健康 JSON 資料")
        case .nikeJSON: Phrase("Nike Run Club JSON", "Nike Run Club JSON 資料")
        case .ouraJSON: Phrase("Oura JSON", "Oura JSON 資料")
        case .ouraTable: Phrase("Oura table", "Oura 表格")
        case .goldenCheetahJSON: Phrase("GoldenCheetah JSON", "GoldenCheetah JSON 資料")
        case .googleLocations: Phrase("Google location history", "Google 定位紀錄")
        case .geoJSON: Phrase("GeoJSON map data", "GeoJSON 地圖資料")
        case .kml: Phrase("KML map data", "KML 地圖資料")
        case .pwx: Phrase("TrainingPeaks PWX", "TrainingPeaks PWX 檔")
        case .fitlog: Phrase("SportTracks fitlog", "SportTracks fitlog 檔")
        case .healthConnect: Phrase("Health Connect database", "Health Connect 資料庫")
        case .samsungTable: Phrase("Samsung Health table", "Samsung Health 表格")
        case .whoopTable: Phrase("WHOOP table", "WHOOP 表格")
        case .withingsTable: Phrase("Withings table", "Withings 表格")
        case .zeppTable: Phrase("Zepp table", "Zepp 表格")
        case .hrvTable: Phrase("Table of an HRV app", "HRV App 的表格")
        case .rowingTable: Phrase("Table of a rowing machine", "划船機的表格")
        case .wahooTable: Phrase("Wahoo table", "Wahoo 表格")
        case .openTracksTable: Phrase("OpenTracks table", "OpenTracks 表格")
        case .trainingPeaksTable: Phrase("TrainingPeaks table", "TrainingPeaks 表格")
        case .otherJSON: Phrase("JSON of a program that Hearth does not know", "未知程式的 JSON 資料")
        case .database: Phrase("SQLite database of a program that Hearth does not know", "未知程式的 SQLite 資料庫")
        }
    }
}
