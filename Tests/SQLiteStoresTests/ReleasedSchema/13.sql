ALTER TABLE weather_hour ADD COLUMN wind_mps REAL;
ALTER TABLE weather_hour ADD COLUMN radiation_wm2 REAL;
ALTER TABLE weather_hour ADD COLUMN cloud_percent REAL;
ALTER TABLE weather_hour ADD COLUMN pressure_hpa REAL;
