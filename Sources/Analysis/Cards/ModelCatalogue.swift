/// All models, in the order of the pages.
public enum ModelCatalogue {
    public static let all: [ModelCard] = running + environment

    /// Returns the card of an id; nil for an unknown one.
    public static func card(_ id: String) -> ModelCard? {
        for card in all where card.id == id { return card }
        return nil
    }

    static let running: [ModelCard] = [
        DanielsGilbert.card, Riegel.card, PersonalEndurance.card, CriticalSpeed.card, CriticalSpeedMarathon.card, Tanda.card,
        RaceDayForecast.card, Vickers.card, PooledPrediction.card, Backtest.card, EffortLeap.card, RunningBreak.card,
        PacePlan.card, SeasonPlan.card, HeatBlock.card,
        HeartRateReserve.card, SubmaximalRun.card, DeviceUptake.card, UptakeFusion.card, UptakeQuality.card,
        CooperLevels.card, FriendNorms.card,
        BanisterImpulse.card, EdwardsZones.card, HeartRateLoad.card, PaceLoad.card, PowerLoad.card, PerceivedEffortLoad.card,
        DurationLoad.card, SessionLoad.card, DailyLoads.card, LoadRatio.card, FitnessAndFatigue.card, Monotony.card,
        SessionSpike.card,
        LoadForecast.card, Returning.card, TrainingDaysLost.card, LoadState.heatGapCard,
        LoadChange.card, TrainingTrend.card, RecoveryStatus.card, FitnessTrendEstimate.card,
        GradeCost.card, WalkingCost.card, GradeCost.gradeAdjustedPaceCard, Climb.card, AltitudeCleaning.card,
        SlopeShares.card, Altitude.card,
        MaximumHeartRate.card, HeartRateZones.card, PaceZones.card, PowerZones.card, TimeInZones.card, IntensityDistribution.card,
        HighIntensity.card,
        Efficiency.card, Efficiency.decouplingCard, Durability.card, MarathonForm.card, HeartRateSpeedIndex.card,
        HeartRateDrop.card, MonthOfRunning.card,
        Threshold.card, FractalThreshold.card,
        HeartRateCleaning.card, DistancePath.card, MovingTime.card, FastestStretch.card, MeanMaximal.card, PersonalRecords.card,
        Splits.card, WorkIntervals.card,
        EddingtonNumber.card, Streak.card, AgeGrade.card, RunningEnergy.card, RaceFuel.card, ShoePair.card,
        NotedNiggle.card,
    ]
}
