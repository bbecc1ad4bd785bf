extension ModelCatalogue {
    /// Weather, heat, readiness, form and plan.
    static let environment: [ModelCard] = [
        WeatherWindow.card, HeatIndex.card, DewPoint.card, WetBulb.card, SunPosition.card, ClearSky.card, DirectSunlight.card,
        LiljegrenWetBulbGlobe.card, SimpleWetBulbGlobe.card, IndoorWetBulbGlobe.card,
        PopulationSlowdown.card, PersonalHeatResponse.card, SameRouteCheck.card,
        WeatherImpact.card,
        PaceDegradation.card, HeatFlag.card, BestTrainingTimes.card, AirQuality.card,
        HeatExposure.card, HeatAcclimation.card, MeasuredAcclimation.card, HeatedBaseline.card, HeatedTrend.card,
        HeatedModel.card,
        HeartRateVariability.deviationCard, HeartRateVariability.successiveCard, HeartRateVariability.recoveryCard,
        PersonalBaseline.restingHeartRateCard,
        RecoveryScore.card, SleepScore.card, SleepRegularity.card, DayStrain.card, CycleCalendar.card,
        Cadence.card, StrideShape.card, RunningEffectiveness.card, ContactBalance.card,
        StrideReading.card,
        WeekPlanner.card, PlanProgress.card,
    ]
}
