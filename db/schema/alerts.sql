-- Saved searches, each of an account or of a confirmed email address without one. People get an email or a notification about new matches.
CREATE TABLE job_alerts (
  id            uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  -- Owner: an account, whose current address gets the emails, or an address without an account.
  account_id    uuid REFERENCES profiles (id) ON DELETE CASCADE,
  email         citext CHECK (length(email::text) <= 254),
  -- The name that the account has given the search.
  name          text CHECK (length(name) BETWEEN 1 AND 100),
  -- The search as its address has it, for links and for people: '?search=forklift&where=Stockport&miles=10'.
  search        text NOT NULL CHECK (length(search) <= 1000),
  -- The words in the form that jobs are compared with: spellings, and the query made of them (app.words_query).
  words         jsonb,
  query         tsquery,
  category      text,
  type          text,
  location      text,
  pay_from      numeric,
  work_mode     text,
  latitude      double precision,
  longitude     double precision,
  miles         double precision CHECK (miles >= 0::double precision AND miles <= 100::double precision),
  -- Every job that it finds has one of these (app.alert_keys): the lexemes of its rarest word, else the cells of its circle, and so on.
  keys          text[] NOT NULL CHECK (cardinality(keys) > 0),
  frequency     text NOT NULL CHECK (frequency IN ('at_once', 'daily', 'weekly')),
  by_email      boolean NOT NULL DEFAULT true,
  by_push       boolean NOT NULL DEFAULT false,
  state         text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'confirmed', 'paused', 'ended')),
  end_reason    text CHECK (end_reason IN ('stopped', 'not_confirmed_again', 'hard_bounce', 'complaint')),
  -- The consent: its text, when it was requested, when it was last given.
  consent       text NOT NULL CHECK (length(consent) <= 500),
  asked_at      timestamptz NOT NULL DEFAULT now(),
  confirmed_at  timestamptz,
  ends_at       timestamptz,
  ended_at      timestamptz,
  hard_bounces  smallint NOT NULL DEFAULT 0,
  -- SHA-256 of the synonyms with which the alert was compiled. Alerts with other synonyms are compiled again.
  synonyms_hash bytea CHECK (octet_length(synonyms_hash) = 32),
  industry      text,
  areas         integer[],
  CONSTRAINT job_alerts_check CHECK ((account_id IS NULL) <> (email IS NULL)),
  CONSTRAINT job_alerts_check1 CHECK (num_nulls(latitude, longitude, miles) = ANY (ARRAY[0, 3])),
  CONSTRAINT job_alerts_check2 CHECK ((state IN ('confirmed', 'paused')) <= (confirmed_at IS NOT NULL AND ends_at IS NOT NULL)),
  CONSTRAINT job_alerts_check3 CHECK ((state = 'ended') = (ended_at IS NOT NULL AND end_reason IS NOT NULL))
);
CREATE INDEX job_alerts_keys ON job_alerts USING gin (keys) WITH (fastupdate=off) WHERE state = 'confirmed';
CREATE INDEX job_alerts_email ON job_alerts (email);
CREATE INDEX job_alerts_account ON job_alerts (account_id);
CREATE INDEX job_alerts_ends ON job_alerts (ends_at) WHERE state IN ('confirmed', 'paused');
CREATE INDEX job_alerts_locations ON job_alerts (location) WHERE state = 'confirmed' AND location IS NOT NULL;
CREATE INDEX job_alerts_mailbox ON job_alerts (app.mailbox(email)) WHERE email IS NOT NULL;
ALTER TABLE job_alerts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_alerts TO agency_app;
GRANT SELECT ON job_alerts TO agency_reader;
-- When the site wrote to the address of a person (app.alert_mails_of_person).
GRANT SELECT (id, account_id, email, state, end_reason, hard_bounces), DELETE ON job_alerts TO agency_keeper;
CREATE POLICY job_alerts_system ON job_alerts TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_alerts_own ON job_alerts TO agency_app
  USING (account_id = (SELECT app.actor_id())) WITH CHECK (account_id = (SELECT app.actor_id()));
-- Compares them with jobs (app.find_alerts_for_jobs).
CREATE POLICY job_alerts_reader ON job_alerts FOR SELECT TO agency_reader USING (true);
CREATE POLICY job_alerts_keeper ON job_alerts TO agency_keeper USING (true) WITH CHECK (true);
CREATE TRIGGER job_alerts_erased AFTER DELETE ON job_alerts FOR EACH ROW WHEN (OLD.state <> 'asked')
  EXECUTE FUNCTION app.note_erasure('alert');
CREATE TRIGGER job_alerts_ended AFTER UPDATE OF state ON job_alerts FOR EACH ROW WHEN (NEW.state = 'ended' AND OLD.state <> 'ended')
  EXECUTE FUNCTION app.note_erasure('alert');

-- Emails of alerts, recorded before they are sent. `started_at` is committed before the mail server is
-- contacted, so an email is not sent again if its process dies.
CREATE TABLE job_alert_mails (
  id         uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  alert_id   uuid NOT NULL REFERENCES job_alerts (id) ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('confirm', 'jobs', 'reminder')),
  -- SHA-256 of the token in the email's links.
  token_hash bytea CHECK (octet_length(token_hash) = 32) UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  ended_at   timestamptz,
  outcome    text CHECK (outcome IN ('sent', 'needless', 'unknown', 'hard_bounce')),
  -- The same of emails of job alerts and mailings.
  answer     text NOT NULL DEFAULT '' CHECK (length(answer) <= 400),
  CONSTRAINT job_alert_mails_check CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX job_alert_mails_alert ON job_alert_mails (alert_id, created_at DESC);
ALTER TABLE job_alert_mails ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_alert_mails TO agency_app;
GRANT SELECT ON job_alert_mails TO agency_keeper;
CREATE POLICY job_alert_mails_system ON job_alert_mails TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
-- When the site wrote to an address (app.alert_mails_of_person).
CREATE POLICY job_alert_mails_keeper ON job_alert_mails FOR SELECT TO agency_keeper USING (true);

-- Jobs that match an alert, each once, however often a job is reopened. `mail_id` is the email that lists the job; NULL while it
-- waits for the next one.
CREATE TABLE job_alert_matches (
  alert_id uuid NOT NULL REFERENCES job_alerts (id) ON DELETE CASCADE,
  job_id   uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  found_at timestamptz NOT NULL DEFAULT now(),
  mail_id  uuid REFERENCES job_alert_mails (id) ON DELETE CASCADE,
  PRIMARY KEY (alert_id, job_id)
);
CREATE INDEX job_alert_matches_job ON job_alert_matches (job_id);
CREATE INDEX job_alert_matches_mail ON job_alert_matches (mail_id);
CREATE INDEX job_alert_matches_waiting ON job_alert_matches (alert_id, found_at) WHERE mail_id IS NULL;
ALTER TABLE job_alert_matches ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_alert_matches TO agency_app;
GRANT SELECT ON job_alert_matches TO agency_reader;
CREATE POLICY job_alert_matches_system ON job_alert_matches TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_alert_matches_own ON job_alert_matches FOR SELECT TO agency_app
  USING (alert_id IN (SELECT id FROM job_alerts WHERE account_id = (SELECT app.actor_id())));
CREATE POLICY job_alert_matches_reader ON job_alert_matches FOR SELECT TO agency_reader USING (true);
