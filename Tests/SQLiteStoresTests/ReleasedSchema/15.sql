UPDATE weather_request SET problem = 'sky_not_asked' WHERE problem IS NULL AND NOT EXISTS (
    SELECT 1 FROM weather_hour AS known
    WHERE known.athlete_id = weather_request.athlete_id AND known.latitude = weather_request.latitude
    AND known.longitude = weather_request.longitude AND known.hour BETWEEN day * 24 AND day * 24 + 23
    AND coalesce(wind_mps, radiation_wm2, cloud_percent, pressure_hpa) IS NOT NULL
);
