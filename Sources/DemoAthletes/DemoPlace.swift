import Measures

/// A place where the athlete stays. Trips bring another time zone and cool air.
struct DemoPlace: Equatable {
    let name: String
    let latitude: Double
    let longitude: Double
    /// Height above sea level in metres.
    let altitude: Double
    let offset: LocalOffset
    /// Mean °C of each month.
    let temperatures: [Double]
    /// Mean percent of each month.
    let humidities: [Double]

    /// Means of 1991–2020, Central Weather Administration, Taipei station, rounded.
    static let taipei = DemoPlace(
        name: "Riverside", latitude: 25.0725, longitude: 121.5360, altitude: 6, offset: LocalOffset(secondsAheadOfUTC: 28_800),
        temperatures: [16.6, 17.2, 19.0, 22.5, 25.8, 28.3, 30.1, 29.7, 27.8, 24.7, 21.9, 18.2],
        humidities: [77, 78, 77, 76, 75, 76, 72, 73, 74, 74, 76, 76])

    /// A southern winter from May to October.
    static let queenstown = DemoPlace(
        name: "Lakeside", latitude: -45.0312, longitude: 168.6626, altitude: 320, offset: LocalOffset(secondsAheadOfUTC: 43_200),
        temperatures: [15, 15, 13, 10, 6.5, 4, 3.5, 5, 7.5, 9.5, 11.5, 13.5],
        humidities: [66, 69, 72, 75, 80, 81, 81, 77, 70, 68, 64, 66])

    static let sapporo = DemoPlace(
        name: "Park", latitude: 43.0642, longitude: 141.3469, altitude: 20, offset: LocalOffset(secondsAheadOfUTC: 32_400),
        temperatures: [-3, -2.5, 1, 7.5, 13, 17, 21, 22.5, 18.5, 12, 5, -1],
        humidities: [69, 68, 65, 62, 65, 71, 75, 74, 71, 67, 67, 68])

    static func trip(inMonth month: Int) -> DemoPlace { (5...10).contains(month) ? queenstown : sapporo }
}
