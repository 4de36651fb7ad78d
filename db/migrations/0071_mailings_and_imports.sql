-- Emails about work to many people who agreed to them, and where imported people are known from (docs/decisions/0089).
CREATE TABLE mailings (
  -- Made with the form, so that a form that is sent twice is one mailing.
  id           uuid PRIMARY KEY,
  subject      text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  body         text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000),
  sent_by      uuid REFERENCES profiles (id) ON DELETE SET NULL,
  sent_by_name text NOT NULL CHECK (length(sent_by_name) BETWEEN 1 AND 100),
  -- How many of those chosen got none, because they had not agreed or could not be reached.
  left_out     integer NOT NULL CHECK (left_out >= 0),
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mailings_newest ON mailings (created_at DESC, id DESC);
CREATE INDEX mailings_sent_by ON mailings (sent_by);

-- One email for each person. `started_at` is set, and committed, before the content leaves: an email that was under way when its process
-- died is not sent again.
CREATE TABLE mailing_mails (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  mailing_id uuid NOT NULL REFERENCES mailings (id) ON DELETE CASCADE,
  -- NULL: the record was erased; nothing is left of the person here.
  person_id  uuid REFERENCES people (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- SHA-256 of the token in the link that stops these emails.
  token_hash bytea UNIQUE CHECK (octet_length(token_hash) = 32),
  started_at timestamptz,
  ended_at   timestamptz,
  -- needless: agreed no longer when it was to leave. unknown: may have left.
  outcome    text CHECK (outcome IN ('sent', 'needless', 'unknown', 'refused', 'hard_bounce')),
  CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX mailing_mails_mailing ON mailing_mails (mailing_id);
CREATE INDEX mailing_mails_person ON mailing_mails (person_id, created_at DESC);

ALTER TABLE mailings ENABLE ROW LEVEL SECURITY;
ALTER TABLE mailings FORCE ROW LEVEL SECURITY;
ALTER TABLE mailing_mails ENABLE ROW LEVEL SECURITY;
ALTER TABLE mailing_mails FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT (id, subject, body, sent_by, sent_by_name, left_out) ON mailings TO agency_app;
GRANT SELECT, INSERT (mailing_id, person_id), UPDATE (token_hash, started_at, ended_at, outcome) ON mailing_mails TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON mailings, mailing_mails TO agency_keeper;
GRANT SELECT (end_reason, hard_bounces) ON job_alerts TO agency_keeper;

-- An address to which an email of a mailing could not be delivered. Another address of the person is tried again.
ALTER TABLE people ADD COLUMN bounced_email citext CHECK (length(bounced_email) BETWEEN 3 AND 254);
GRANT UPDATE (bounced_email) ON people TO agency_app;

-- A file of people that a colleague is about to import: one at a time, until it is imported or discarded, for a day at most.
CREATE TABLE people_imports (
  owner_id   uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  file_name  text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
  -- Where the agency has these people from, and how they agreed to be on record, unless a column says so.
  origin     text NOT NULL CHECK (length(origin) BETWEEN 1 AND 200),
  agreement  text NOT NULL CHECK (length(agreement) BETWEEN 1 AND 300),
  -- When they agreed to emails about work; NULL: they did not, unless a column says so.
  agreed_on  date,
  -- Names of the columns, and each row with the number of its line.
  header     jsonb NOT NULL,
  rows       jsonb NOT NULL,
  -- Which field each column is, '' for none.
  columns    jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE people_imports ENABLE ROW LEVEL SECURITY;
ALTER TABLE people_imports FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT (owner_id, file_name, origin, agreement, agreed_on, header, rows, columns), UPDATE (columns), DELETE
  ON people_imports TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON people_imports TO agency_keeper;
GRANT INSERT (tags) ON people TO agency_app;

-- The newest CV of a person may have come with a form.
ALTER TABLE person_cv_words
  ALTER COLUMN cv_id DROP NOT NULL,
  ADD COLUMN enquiry_file_id uuid REFERENCES enquiry_files (id) ON DELETE CASCADE,
  ADD CONSTRAINT person_cv_words_one_cv CHECK (num_nonnulls(cv_id, enquiry_file_id) = 1);
CREATE INDEX person_cv_words_file ON person_cv_words (enquiry_file_id);
ALTER TABLE enquiries NO FORCE ROW LEVEL SECURITY;
ALTER TABLE enquiry_files NO FORCE ROW LEVEL SECURITY;
ALTER TABLE person_cv_words NO FORCE ROW LEVEL SECURITY;
-- Of people who have no other CV. Those who have one are looked at when their record changes.
INSERT INTO person_cv_words (person_id, enquiry_file_id)
SELECT DISTINCT ON (e.person_id) e.person_id, f.id FROM enquiries AS e JOIN enquiry_files AS f ON f.enquiry_id = e.id
WHERE e.person_id IS NOT NULL AND f.kind = 'cv' AND e.person_id NOT IN (SELECT person_id FROM person_cv_words)
ORDER BY e.person_id, e.created_at DESC, f.id;
ALTER TABLE enquiries FORCE ROW LEVEL SECURITY;
ALTER TABLE enquiry_files FORCE ROW LEVEL SECURITY;
ALTER TABLE person_cv_words FORCE ROW LEVEL SECURITY;
GRANT SELECT ON enquiry_files TO agency_keeper;
