import Analysis
import Training

/// How one number of an activity was made.
public struct ActivityReceiptPayload: Codable, Equatable, Sendable {
    /// Key of the number in the answer.
    public var key: String
    public var origin: Word<Origin>
    /// Id of the model card; nil for a number that a device or the athlete stated.
    public var model: String?
    /// The 80 % interval; nil if the model states none.
    public var low: Double?
    public var high: Double?
    /// Names end in the unit.
    public var inputs: [InputPayload]

    public enum Origin: String, CaseIterable, Sendable {
        /// A device or a file states it.
        case recorded
        /// A model computed it from the samples.
        case computed
        /// The athlete entered it.
        case edited
        /// A weather archive that the athlete enabled states it.
        case archived
    }

    enum CodingKeys: String, CodingKey { case key, origin, model, low, high, inputs }

    init(_ key: ActivitySummaryPayload.CodingKeys, _ origin: Origin, model: String? = nil) {
        self.init(key.rawValue, origin, model: model)
    }

    private init(_ key: String, _ origin: Origin, model: String? = nil) {
        self.key = key
        self.origin = Word(origin)
        self.model = model
        inputs = []
    }

    static func all(_ parts: ActivityPayload.Parts) -> [ActivityReceiptPayload] {
        let (digest, recording) = (parts.digest, parts.recording)
        var receipts = [
            ActivityReceiptPayload(.elapsedSeconds, parts.edit.duration == nil ? .recorded : .edited),
            ActivityReceiptPayload(.movingSeconds, .computed, model: MovingTime.card.id),
        ]
        if digest.distance != nil {
            receipts.append(
                recording.distance == nil
                    ? ActivityReceiptPayload(.distanceMetres, .computed, model: DistancePath.card.id)
                    : ActivityReceiptPayload(.distanceMetres, .recorded))
        }
        if digest.ascent != nil {
            receipts.append(
                recording.ascent == nil
                    ? ActivityReceiptPayload(.ascentMetres, .computed, model: AltitudeCleaning.card.id)
                    : ActivityReceiptPayload(.ascentMetres, .recorded))
        }
        if let load = digest.load {
            var receipt = ActivityReceiptPayload(.load, .computed, model: load.method.card.id)
            (receipt.low, receipt.high) = (load.interval.low, load.interval.high)
            receipt.inputs = digest.inputs(of: load, for: parts.profile).map { input, value in
                InputPayload(name: input.rawValue, value: value, unit: "", activity: nil)
            }
            receipts.append(receipt)
        }
        if let conditions = digest.conditions {
            let stated: Origin = conditions.isFromArchive ? .archived : .recorded
            receipts.append(ActivityReceiptPayload(.temperatureCelsius, parts.edit.room == nil ? stated : .edited))
            if conditions.wetBulbGlobe != nil {
                let model = wetBulbGlobeCard(of: conditions, isIndoor: recording.isIndoor == true).id
                receipts.append(ActivityReceiptPayload(.wetBulbGlobeCelsius, .computed, model: model))
            }
        }
        if !digest.bestEfforts.isEmpty {
            receipts.append(ActivityReceiptPayload("best_efforts", .computed, model: FastestStretch.card.id))
        }
        if !Splits.rows(of: recording, unit: ActivityPayload.splitLength).isEmpty {
            receipts.append(ActivityReceiptPayload("splits", .computed, model: Splits.card.id))
        }
        if parts.profile?.heartRateZones != nil, recording.channel(.heartRate) != nil {
            receipts.append(ActivityReceiptPayload("zones", .computed, model: TimeInZones.card.id))
        }
        return receipts
    }

    /// Returns the model of a wet-bulb globe temperature, as `ClimateConditions` chooses it.
    private static func wetBulbGlobeCard(of conditions: ClimateConditions, isIndoor: Bool) -> ModelCard {
        if isIndoor { return IndoorWetBulbGlobe.card }
        guard conditions.supposed.place else { return LiljegrenWetBulbGlobe.card }
        return conditions.supposed.sun ? SimpleWetBulbGlobe.card : IndoorWetBulbGlobe.card
    }
}
