-- What colleagues write down about a person (docs/decisions/0080): calls with their time and outcome, which colleague a note is for, how the
-- right to work was checked, and where a person who was added by hand is known from.
ALTER TABLE people
  ADD COLUMN right_to_work_method text CHECK (right_to_work_method IN ('documents', 'share_code', 'identity_service')),
  -- Of a person who was added by hand: where the agency has them from, and how they agreed to be on record.
  ADD COLUMN origin text CHECK (length(origin) BETWEEN 1 AND 200),
  ADD COLUMN agreement text CHECK (length(agreement) BETWEEN 1 AND 300),
  ADD CONSTRAINT people_method_of_check CHECK (right_to_work <> 'not_asked' OR right_to_work_method IS NULL);
GRANT INSERT (origin, agreement, may_email_since, may_email_words), UPDATE (right_to_work_method) ON people TO agency_app;

ALTER TABLE person_notes
  ADD COLUMN direction text CHECK (direction IN ('out', 'in')),
  ADD COLUMN outcome text CHECK (outcome IN ('spoke', 'message', 'no_answer', 'wrong_number')),
  -- When the call was; NULL: when it was written down.
  ADD COLUMN called_at timestamptz,
  DROP CONSTRAINT person_notes_body_check,
  -- That there was no answer says enough.
  ADD CONSTRAINT person_notes_body_check CHECK (length(body) <= 5000 AND (body <> '' OR kind = 'call')),
  ADD CONSTRAINT person_notes_of_call CHECK (kind = 'call' OR num_nonnulls(direction, outcome, called_at) = 0);

-- Which colleagues a shared note is for. It stands on their Today until they have read it.
CREATE TABLE person_mentions (
  note_id      uuid NOT NULL REFERENCES person_notes (id) ON DELETE CASCADE,
  colleague_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  read_at      timestamptz,
  PRIMARY KEY (note_id, colleague_id)
);
CREATE INDEX person_mentions_colleague ON person_mentions (colleague_id, read_at);
ALTER TABLE person_mentions ENABLE ROW LEVEL SECURITY;
ALTER TABLE person_mentions FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT (note_id, colleague_id), UPDATE (read_at) ON person_mentions TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON person_mentions TO agency_keeper;

-- When the site wrote to the address of a person (app.alert_mails_of_person).
GRANT SELECT (id, account_id, email) ON job_alerts TO agency_keeper;
GRANT SELECT ON job_alert_mails TO agency_keeper;
