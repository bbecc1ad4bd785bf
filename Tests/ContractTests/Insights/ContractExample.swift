/// A whole answer in the shape of the published contract, with every key that the contract requires and none of ours.
enum ContractExample {
    static let text = """
        {
          "success": true, "user_id": "7", "analysis_date": "2024-06-01T06:30:00Z",
          "analyses": {
            "weather_context": {
              "average_temperature_celsius": 21.5, "average_humidity_percent": 60.1, "heat_stress_runs": 3,
              "ideal_condition_runs": 9, "weather_impact_score": "significant", "pace_degradation_seconds_per_mile": 11.4,
              "heat_acclimation_level": "well-acclimated", "optimal_training_times": ["6:00-8:00 AM"],
              "recommendations": ["Run early."]
            },
            "vo2max_estimate": {
              "vo2_max": 48.2, "fitness_level": "below_average", "estimation_method": "best_effort", "vvo2_max_pace": null,
              "race_predictions": [
                {"distance": "Half Marathon", "distance_km": 21.0975, "predicted_time": "1:35:10",
                 "predicted_time_seconds": 5710, "pace_per_km": "4:31", "pace_per_mile": "7:16", "confidence": "medium"}
              ],
              "recommendations": [], "data_quality_score": 0.62
            },
            "training_load": {
              "acute_load_7_days": 310.5, "chronic_load_28_days": 290.25, "acwr": 1.07, "weekly_tss": 310.5,
              "total_volume_km": 52.3, "recovery_status": "well_recovered", "injury_risk_level": "very_high",
              "training_trend": "ramping_up", "fitness_trend": "maintaining", "recommendations": ["Rest."],
              "daily_recommendations": {"Day 1": "Rest", "Day 2": "40 min easy"}
            }
          },
          "priority_recommendations": ["Rest.", "Run early."]
        }
        """

    /// The keys that the contract requires, part by part.
    static let insightsKeys: Set<String> = ["success", "user_id", "analysis_date", "analyses", "priority_recommendations"]
    static let weatherKeys: Set<String> = [
        "average_temperature_celsius", "average_humidity_percent", "heat_stress_runs", "ideal_condition_runs",
        "weather_impact_score", "pace_degradation_seconds_per_mile", "heat_acclimation_level", "optimal_training_times",
        "recommendations",
    ]
    static let oxygenUptakeKeys: Set<String> = [
        "vo2_max", "fitness_level", "estimation_method", "vvo2_max_pace", "race_predictions", "recommendations",
        "data_quality_score",
    ]
    static let predictionKeys: Set<String> = [
        "distance", "distance_km", "predicted_time", "predicted_time_seconds", "pace_per_km", "pace_per_mile", "confidence",
    ]
    static let trainingLoadKeys: Set<String> = [
        "acute_load_7_days", "chronic_load_28_days", "acwr", "weekly_tss", "total_volume_km", "recovery_status",
        "injury_risk_level", "training_trend", "fitness_trend", "recommendations", "daily_recommendations",
    ]
}
