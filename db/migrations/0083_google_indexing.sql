-- Google is told of jobs through its Indexing API (docs/decisions/0103).
CREATE TABLE google_account (
  is_only     boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  email       text NOT NULL CHECK (length(email) BETWEEN 3 AND 320),
  key_id      text CHECK (length(key_id) BETWEEN 1 AND 200),
  -- Encrypted with a key that the database does not have.
  sealed_key  bytea NOT NULL CHECK (octet_length(sealed_key) BETWEEN 100 AND 8100),
  per_day     integer NOT NULL CHECK (per_day BETWEEN 1 AND 100000),
  added_at    timestamptz NOT NULL DEFAULT now(),
  -- Of the day in California, by which Google counts.
  day         date NOT NULL DEFAULT '-infinity',
  sent        integer NOT NULL DEFAULT 0 CHECK (sent >= 0),
  waiting     integer NOT NULL DEFAULT 0 CHECK (waiting >= 0),
  last_at     timestamptz,
  -- Why nothing could be sent, as a word of ours. What Google answered is not kept.
  last_reason text CHECK (length(last_reason) BETWEEN 1 AND 50),
  last_status smallint CHECK (last_status BETWEEN 100 AND 999),
  failures    smallint NOT NULL DEFAULT 0 CHECK (failures >= 0),
  next_try_at timestamptz NOT NULL DEFAULT now(),
  -- While a process sends: when another one may take it up, if that process has died.
  busy_until  timestamptz NOT NULL DEFAULT '-infinity'
);

-- What Google was last told of a job, also of one that is deleted; forgotten a month after it was told that the page is gone.
CREATE TABLE google_told_jobs (
  job_id      uuid PRIMARY KEY,
  -- NULL: it took none of the messages about this job.
  told        text CHECK (told IN ('updated', 'deleted')),
  -- The updated_at of the job as it was told.
  version     timestamptz,
  told_at     timestamptz,
  tries       smallint NOT NULL DEFAULT 0 CHECK (tries >= 0),
  next_try_at timestamptz,
  last_reason text CHECK (length(last_reason) BETWEEN 1 AND 50),
  last_status smallint CHECK (last_status BETWEEN 100 AND 999),
  tried_at    timestamptz NOT NULL DEFAULT now(),
  CHECK ((told IS NULL) = (told_at IS NULL))
);
ALTER TABLE google_account ENABLE ROW LEVEL SECURITY;
ALTER TABLE google_account FORCE ROW LEVEL SECURITY;
ALTER TABLE google_told_jobs ENABLE ROW LEVEL SECURITY;
ALTER TABLE google_told_jobs FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON google_account, google_told_jobs TO agency_app;
