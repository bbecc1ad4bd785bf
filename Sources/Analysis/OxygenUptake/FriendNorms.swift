public import Training

/// Percentile of an oxygen uptake among adults measured on a treadmill.
///
/// Formula: linear between the percentiles 5, 10, … 95 of the decade of age.
/// Units: ml/kg/min in, percent out.
/// Source: L. A. Kaminsky et al., Mayo Clin Proc (2022), published online in 2021: the FRIEND registry.
/// Grade: useful.
public enum FriendNorms {
    public static let card = ModelCard(
        id: "friend_percentile", name: "Percentile among measured adults", alsoKnownAs: ["FRIEND norms"],
        formula:
            "straight lines between the percentiles 5, 10, … 95 of the decade of age and sex; below 5 and above 95 the bound",
        units: "percent",
        source:
            "L. A. Kaminsky et al., Updated reference standards for cardiorespiratory fitness (FRIEND), Mayo Clin Proc (2022), "
            + "doi 10.1016/j.mayocp.2021.08.020: 16,278 treadmill tests in the United States; the table as a co-author's software "
            + "carries it (J. Peterman, FRIENDanalysis), for tests with a respiratory exchange ratio of at least 1.10",
        grade: .useful,
        limits:
            "20 to 89 years. Measured by gas analysis until exhaustion, so that it is stricter than an estimate from running: the VDOT "
            + "scale is a performance index. Apparently healthy volunteers of one country, not runners.")

    public static let ages = 20...89
    /// Valid percentiles; values outside are not reported.
    public static let range = 5.0...95.0

    /// The 5th to the 95th percentile in steps of five; decades from the twenties to the eighties.
    private static let male: [[Double]] = [
        [
            24.8, 28.8, 32.0, 34.8, 37.3, 39.2, 41.0, 42.8, 44.2, 45.4, 46.9, 48.2, 49.4, 50.9, 52.6, 54.2, 56.0, 57.8, 62.1,
        ],
        [
            20.6, 25.0, 27.2, 29.4, 31.3, 32.8, 34.3, 35.9, 37.4, 38.6, 40.1, 41.9, 43.5, 45.1, 46.5, 48.7, 51.2, 54.3, 57.9,
        ],
        [
            19.7, 22.9, 25.4, 26.9, 28.4, 29.7, 31.1, 32.1, 33.4, 34.8, 36.0, 37.2, 38.5, 40.0, 41.8, 44.0, 46.1, 49.5, 53.2,
        ],
        [
            16.5, 19.2, 21.4, 22.7, 23.9, 25.3, 26.2, 27.2, 28.2, 29.4, 30.7, 31.8, 32.9, 34.1, 35.5, 37.5, 40.1, 42.7, 46.8,
        ],
        [
            13.8, 16.1, 17.5, 18.6, 19.7, 20.8, 21.8, 22.8, 23.6, 24.4, 25.3, 26.5, 27.6, 28.7, 29.9, 31.6, 33.6, 36.4, 40.2,
        ],
        [
            11.6, 13.6, 15.0, 16.0, 16.8, 17.6, 18.5, 19.3, 19.9, 20.6, 21.5, 22.3, 22.9, 23.9, 25.0, 26.3, 27.6, 29.6, 35.2,
        ],
        [
            12.2, 13.2, 13.9, 15.3, 15.9, 16.1, 16.3, 16.7, 17.0, 17.7, 18.3, 18.8, 19.5, 20.4, 20.9, 21.8, 22.3, 23.6, 25.6,
        ],
    ]
    private static let female: [[Double]] = [
        [
            19.3, 22.2, 24.5, 26.6, 28.6, 29.9, 31.3, 32.7, 34.2, 35.6, 36.8, 38.0, 39.6, 41.2, 42.2, 44.1, 45.4, 47.3, 50.1,
        ],
        [
            16.6, 19.2, 20.7, 22.1, 23.1, 24.3, 25.4, 26.4, 27.3, 28.3, 29.4, 30.7, 31.9, 33.3, 34.5, 36.2, 38.4, 41.1, 45.5,
        ],
        [
            15.3, 17.4, 19.0, 20.0, 21.3, 22.2, 23.2, 24.2, 24.9, 25.9, 26.6, 27.7, 28.6, 29.8, 30.9, 32.8, 34.7, 37.5, 40.7,
        ],
        [
            14.5, 16.6, 17.6, 18.7, 19.5, 20.3, 21.0, 21.7, 22.3, 23.1, 23.7, 24.7, 25.5, 26.4, 27.3, 28.4, 30.0, 31.8, 35.3,
        ],
        [
            12.0, 13.5, 14.7, 15.5, 16.4, 17.0, 17.7, 18.3, 18.8, 19.4, 20.1, 20.8, 21.6, 22.2, 23.1, 24.1, 25.5, 27.3, 29.7,
        ],
        [
            11.3, 12.3, 13.7, 14.1, 14.8, 15.3, 15.7, 16.1, 16.7, 17.1, 17.7, 18.2, 18.8, 19.2, 20.0, 20.6, 21.4, 22.8, 24.2,
        ],
        [
            10.7, 11.4, 11.9, 12.4, 12.8, 13.4, 13.8, 14.3, 14.6, 15.1, 15.3, 15.5, 15.8, 16.6, 17.2, 18.0, 18.5, 19.9, 20.7,
        ],
    ]

    /// Returns 5…95; nil outside 20 to 89 years and for an implausible uptake.
    public static func percentile(uptake: Double, age: Int, sex: Sex) -> Double? {
        guard ages.contains(age), uptake > 0, uptake < 120 else { return nil }
        let bounds = (sex == .male ? male : female)[age / 10 - 2]
        let passed = bounds.count { uptake >= $0 }
        if passed == 0 { return range.lowerBound }
        if passed == bounds.count { return range.upperBound }
        let (low, high) = (bounds[passed - 1], bounds[passed])
        return 5 * (Double(passed) + (uptake - low) / (high - low))
    }
}
