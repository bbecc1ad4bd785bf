ALTER TABLE daily_total ADD COLUMN minutes BLOB CHECK (length(minutes) > 0);
