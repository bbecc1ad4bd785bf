ALTER TABLE athlete ADD COLUMN home_zone TEXT;
