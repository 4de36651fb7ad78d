-- Searches that people keep: for an address that was confirmed, without an account, or for an account. New jobs are matched against
-- them, and told by email or push.
CREATE TABLE job_alerts (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Whose it is: of an account, whose address it follows, or of an address alone.
  account_id        uuid REFERENCES profiles (id) ON DELETE CASCADE,
  email             citext CHECK (length(email) <= 254),
  -- What an account calls it.
  name              text CHECK (length(name) BETWEEN 1 AND 100),
  -- The search as its address has it, for links and for people: '?search=forklift&where=Stockport&miles=10'.
  search            text NOT NULL CHECK (length(search) <= 1000),
  -- The same as jobs are compared with it: the words and their spellings, and the query made of them (app.words_query).
  words             jsonb,
  query             tsquery,
  category          text,
  type              text,
  location          text,
  pay_from          numeric,
  work_mode         text,
  latitude          float8,
  longitude         float8,
  miles             float8 CHECK (miles BETWEEN 0 AND 100),
  -- Every job that it finds has one of these (app.alert_keys): the lexemes of its rarest word, else the cells of its circle, and so on.
  keys              text[] NOT NULL CHECK (cardinality(keys) > 0),
  frequency         text NOT NULL CHECK (frequency IN ('at_once', 'daily', 'weekly')),
  by_email          boolean NOT NULL DEFAULT true,
  by_push           boolean NOT NULL DEFAULT false,
  state             text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'confirmed', 'paused', 'ended')),
  end_reason        text CHECK (end_reason IN ('stopped', 'not_confirmed_again', 'hard_bounce', 'complaint')),
  -- The consent: to which words, when it was asked for, when it was given last.
  consent           text NOT NULL CHECK (length(consent) <= 500),
  asked_at          timestamptz NOT NULL DEFAULT now(),
  confirmed_at      timestamptz,
  ends_at           timestamptz,
  ended_at          timestamptz,
  hard_bounces      smallint NOT NULL DEFAULT 0,
  CHECK ((account_id IS NULL) <> (email IS NULL)),
  CHECK (num_nulls(latitude, longitude, miles) IN (0, 3)),
  CHECK ((state IN ('confirmed', 'paused')) <= (confirmed_at IS NOT NULL AND ends_at IS NOT NULL)),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL AND end_reason IS NOT NULL))
);
CREATE INDEX job_alerts_keys ON job_alerts USING gin (keys) WITH (fastupdate = off) WHERE state = 'confirmed';
CREATE INDEX job_alerts_email ON job_alerts (email);
CREATE INDEX job_alerts_account ON job_alerts (account_id);
CREATE INDEX job_alerts_ends ON job_alerts (ends_at) WHERE state IN ('confirmed', 'paused');
CREATE INDEX job_alerts_locations ON job_alerts (location) WHERE state = 'confirmed' AND location IS NOT NULL;

-- Every email of an alert: one row for each, written before it leaves. `started_at` is set, and committed, before the mail server is
-- asked: an email that was under way when its process died is not sent again.
CREATE TABLE job_alert_mails (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  alert_id    uuid NOT NULL REFERENCES job_alerts (id) ON DELETE CASCADE,
  kind        text NOT NULL CHECK (kind IN ('confirm', 'jobs', 'reminder')),
  -- Of the links in it. Known by the SHA-256 of the token only.
  token_hash  bytea UNIQUE CHECK (octet_length(token_hash) = 32),
  created_at  timestamptz NOT NULL DEFAULT now(),
  started_at  timestamptz,
  ended_at    timestamptz,
  outcome     text CHECK (outcome IN ('sent', 'needless', 'unknown', 'hard_bounce')),
  CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX job_alert_mails_alert ON job_alert_mails (alert_id, created_at DESC);

-- Which jobs an alert found: each once, however often a job is closed and opened again. `mail_id` is the email that tells of it, or
-- links to it; NULL: it waits for the next one.
CREATE TABLE job_alert_matches (
  alert_id  uuid NOT NULL REFERENCES job_alerts (id) ON DELETE CASCADE,
  job_id    uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  found_at  timestamptz NOT NULL DEFAULT now(),
  mail_id   uuid REFERENCES job_alert_mails (id) ON DELETE CASCADE,
  PRIMARY KEY (alert_id, job_id)
);
CREATE INDEX job_alert_matches_job ON job_alert_matches (job_id);
CREATE INDEX job_alert_matches_mail ON job_alert_matches (mail_id);
CREATE INDEX job_alert_matches_waiting ON job_alert_matches (alert_id, found_at) WHERE mail_id IS NULL;

-- Jobs that were posted or opened again, and are not yet compared with the alerts. Written by a trigger, so that no way of posting
-- can forget it.
CREATE TABLE unmatched_jobs (
  job_id   uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  added_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX unmatched_jobs_added ON unmatched_jobs (added_at);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['job_alerts', 'job_alert_mails', 'job_alert_matches', 'unmatched_jobs'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END
$$;

-- An alert that was stopped is not started again by an older backup.
ALTER TABLE erasures DROP CONSTRAINT erasures_kind_check,
  ADD CONSTRAINT erasures_kind_check CHECK (kind IN ('account', 'enquiry', 'application', 'alert'));

GRANT SELECT, INSERT, UPDATE, DELETE ON job_alerts, job_alert_mails, job_alert_matches TO agency_app;
GRANT SELECT, UPDATE, DELETE ON unmatched_jobs TO agency_app;
GRANT SELECT ON job_alerts, job_alert_matches, unmatched_jobs TO agency_reader;
GRANT SELECT (id, state, email), DELETE ON job_alerts TO agency_keeper;
GRANT SELECT, INSERT ON unmatched_jobs TO agency_keeper;
