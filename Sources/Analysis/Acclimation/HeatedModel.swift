import Measures
import Training

/// Expected mean heart rate of a heated class, by the warmth of its room, its duration and its kind.
///
/// Formula: y = a + b(W − 30) + c(t − 60)/10 + sport + title, where an own class type stands in for the title, with noise σ; each class weighs 2^(−days/90). The priors of all
/// coefficients are normal with variances in units of σ², and that of σ² is inverse gamma, so the posterior has a closed form, and the
/// next class has Student's t distribution.
/// Units: beats per minute; W °C of wet-bulb globe temperature, t minutes.
/// Source: our own, by A. Gelman et al., Bayesian Data Analysis, 3rd edition (2013), sections 14.2 and 14.8.
/// Grade: own definition.
public enum HeatedModel {
    public static let card = ModelCard(
        id: "heated_model", name: "Expected heart rate of a heated class", alsoKnownAs: [],
        formula:
            "y = a + b(W − {reference}) + c(t − {minutes})/10 + sport + title, W the room's WBGT in °C, t minutes; each class weighs "
            + "2^(−days/{halfLife}); priors b {slope} ± {slopeSpread}, c 0 ± {durationSpread}, sport 0 ± {sportSpread}, title 0 ± "
            + "{titleSpread} (partial pooling), σ near {noise}; 80 % interval of Student's t",
        units: "beats per minute",
        source:
            "our own, because no study gives one person's heart rate by room; the method is that of A. Gelman et al., Bayesian Data "
            + "Analysis (2013), 14.2 and 14.8",
        grade: .ownDefinition,
        limits:
            "Predicts each class from the {needed} or more before it. Shown only if its mean error is at least {margin} % below that of "
            + "the bucket's rolling mean, over at least {compared} and at most {evaluated} of the newest classes. An unknown humidity "
            + "counts as 40 %. Sleep, thirst and the teacher are unknown to it. An effect goes with a circumstance and need not be caused by it.",
        constants: [
            CardConstant("reference", reference, decimals: 0), CardConstant("minutes", usualMinutes, decimals: 0),
            CardConstant("halfLife", halfLife, decimals: 0), CardConstant("slope", slope.mean, decimals: 0),
            CardConstant("slopeSpread", slope.deviation, decimals: 0),
            CardConstant("durationSpread", duration.deviation, decimals: 0),
            CardConstant("sportSpread", sportSpread, decimals: 0), CardConstant("titleSpread", titleSpread, decimals: 0),
            CardConstant("noise", noise, decimals: 0), CardConstant("needed", needed),
            CardConstant("margin", 100 * margin, decimals: 0), CardConstant("compared", compared),
            CardConstant("evaluated", evaluated),
        ])

    /// °C of wet-bulb globe temperature and minutes at which the intercept applies; they only make the priors readable.
    static let reference = 30.0
    static let usualMinutes = 60.0
    /// Days after which a class weighs half.
    static let halfLife = 90.0
    /// Classes older than this weigh less than 1/256 and are left out.
    static let window = 720
    /// Priors in beats per minute, for the intercept, for each °C, and for each ten minutes.
    static let intercept = GaussianRegression.Prior(mean: 120, deviation: 40)
    static let slope = GaussianRegression.Prior(mean: 1, deviation: 1)
    static let duration = GaussianRegression.Prior(mean: 0, deviation: 2)
    /// Standard deviations of the groups' effects in beats per minute.
    static let sportSpread = 8.0
    static let titleSpread = 5.0
    /// Beats per minute: prior scatter of one class, which weighs as much as `noiseCount` classes.
    static let noise = 6.0
    static let noiseCount = 8.0
    /// Classes that give a title a coefficient of its own, and the highest number of such titles.
    static let classesOfTitle = 3
    static let mostTitles = 12
    /// Earlier classes that a prediction needs.
    static let needed = 8
    /// Number of predictions that the comparison needs, and the highest number that it uses.
    static let compared = 10
    static let evaluated = 60
    /// Share of the bucket's mean error by which the model must be better.
    static let margin = 0.05

    /// One heated class as the model sees it.
    struct Class: Equatable {
        var activity: String
        var day: Day
        var room: HeatedRoom
        /// Beats per minute.
        var heartRate: Double
        /// °C of wet-bulb globe temperature.
        var warmth: Double
        var minutes: Double
        var sport: String
        var title: String?
        /// The athlete's own class type.
        var classType: UniqueID?
        /// °C of the air.
        var celsius = 38.0
        /// Percent; nil if it was not noted.
        var humidity: Double?

        /// What distinguishes it from other classes of its sport: the class type, or else the title.
        var name: HeatedEffects.ClassName? {
            if let classType { return .type(classType) }
            return title.map { .title($0) }
        }
    }

    /// Returns the weight of a class for a prediction on a day: half after `halfLife`.
    static func weight(of one: Class, on day: Day) -> Double {
        Double.exp(-0.693_147_180_559_945_3 * Double(max(0, day - one.day)) / halfLife)
    }

    /// Returns the heated classes up to the day, oldest first, whatever the order of the digests.
    static func classes(_ digests: some Sequence<ActivityDigest>, asOf day: Day) -> [Class] {
        let heated = digests.filter { $0.day <= day && !$0.isLeftOut && $0.isHeatedClass }
        return heated.sorted { ($0.start, $0.id) < ($1.start, $1.id) }.compactMap { digest in
            guard let room = digest.heatedRoom, let celsius = digest.conditions?.temperature.celsius,
                let rate = digest.meanHeartRate?.beatsPerMinute, HeatedBaseline.isPossible(rate),
                let warmth = HeatExposure.climate(of: digest)?.wetBulbGlobe?.celsius, (-50.0...100.0).contains(warmth),
                digest.moving > 0, digest.moving <= 86_400
            else { return nil }
            return Class(
                activity: digest.id, day: digest.day, room: room, heartRate: rate, warmth: warmth, minutes: digest.moving / 60,
                sport: digest.sport.rawValue, title: digest.title,
                // Built-in class types are the sports.
                classType: digest.classType.flatMap { ClassType.builtInSport($0) == nil ? $0 : nil }, celsius: celsius,
                humidity: digest.conditions?.humidityPercent)
        }
    }
}
