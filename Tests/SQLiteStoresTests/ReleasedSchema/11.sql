ALTER TABLE diary_entry ADD COLUMN called TEXT;
