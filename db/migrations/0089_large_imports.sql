-- A job in a location that an open job has already is in the same places (app.same_place).
CREATE INDEX jobs_same_place ON jobs (location) WHERE status = 'open';

-- What a colleague mended of a job in the preview of an import: by field, what the source had and what was typed. It holds as long as the
-- source has the same.
ALTER TABLE job_origins ADD COLUMN mended jsonb NOT NULL DEFAULT '{}';

-- The next lines to be checked, of many thousands that were.
CREATE INDEX job_import_rows_unread ON job_import_rows (import_id, line) WHERE verdict IS NULL;
