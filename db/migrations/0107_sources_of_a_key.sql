-- The API key that made a source: each may make a limited number.
ALTER TABLE job_sources ADD COLUMN made_by_key uuid;
CREATE INDEX job_sources_made_by_key ON job_sources (made_by_key) WHERE made_by_key IS NOT NULL;
