-- Whether a flag of one command named the source of the forecast.
ALTER TABLE forecast_request ADD COLUMN by_flag INTEGER NOT NULL DEFAULT 0 CHECK (by_flag IN (0, 1));
