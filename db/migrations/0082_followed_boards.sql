-- Boards of other systems that are read on a schedule (docs/decisions/0102), and what else a source says of a job.
ALTER TABLE job_sources
  ADD COLUMN pull_every    text CHECK (pull_every IN ('hand', 'day', 'hour')),
  ADD COLUMN paused_at     timestamptz,
  ADD COLUMN pulled_at     timestamptz,
  -- Since when it cannot be read, and why.
  ADD COLUMN failing_since timestamptz,
  ADD COLUMN failure       text CHECK (length(failure) BETWEEN 1 AND 500),
  -- How many jobs would have closed at once and wait for a person, and how many a person has let close since.
  ADD COLUMN closing_asked integer NOT NULL DEFAULT 0 CHECK (closing_asked >= 0),
  ADD COLUMN may_close     integer NOT NULL DEFAULT 0 CHECK (may_close >= 0),
  ADD CONSTRAINT job_sources_followed CHECK ((address IS NULL) = (pull_every IS NULL)),
  ADD CONSTRAINT job_sources_failing CHECK ((failing_since IS NULL) = (failure IS NULL));

-- Taken by the clock: no file of a colleague.
ALTER TABLE job_imports ADD COLUMN by_clock boolean NOT NULL DEFAULT false;

-- Where the source shows the job, and what of it could not be taken over.
ALTER TABLE job_import_rows ADD COLUMN told jsonb;
