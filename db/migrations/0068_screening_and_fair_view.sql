-- Questions that applicants answer for a job (docs/decisions/0086). A set never changes: changed questions are a new set, so that a form
-- that was loaded before the change, or saved without a connection, is still read with the questions it asked.
CREATE TABLE question_sets (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  job_id     uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  -- Each with kind, words, isRequired and choices (domain/application/screening.ts).
  questions  jsonb NOT NULL CHECK (jsonb_typeof(questions) = 'array' AND jsonb_array_length(questions) BETWEEN 1 AND 5
                                   AND length(questions::text) <= 20000),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Null: the job asks it now.
  ended_at   timestamptz
);
CREATE UNIQUE INDEX question_sets_current ON question_sets (job_id) WHERE ended_at IS NULL;
CREATE INDEX question_sets_job ON question_sets (job_id);

ALTER TABLE question_sets ENABLE ROW LEVEL SECURITY;
ALTER TABLE question_sets FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON question_sets TO agency_app;
GRANT UPDATE (ended_at) ON question_sets TO agency_app;
GRANT SELECT ON question_sets TO agency_reader;

-- What was answered, each with its question as it was asked. Part of what was sent: like the cover note it cannot be changed.
ALTER TABLE applications ADD COLUMN answers jsonb NOT NULL DEFAULT '[]' CHECK (
  jsonb_typeof(answers) = 'array' AND jsonb_array_length(answers) <= 5 AND length(answers::text) <= 20000);
ALTER TABLE unconfirmed_applications ADD COLUMN answers jsonb NOT NULL DEFAULT '[]' CHECK (
  jsonb_typeof(answers) = 'array' AND jsonb_array_length(answers) <= 5 AND length(answers::text) <= 20000);

-- Fair first view, and equality monitoring (docs/decisions/0087).
ALTER TABLE settings ADD COLUMN fair_first_view boolean NOT NULL DEFAULT false;
ALTER TABLE settings ADD COLUMN equality_monitoring boolean NOT NULL DEFAULT false;
GRANT UPDATE (fair_first_view, equality_monitoring) ON settings TO agency_app;

-- How often each answer was given, for a month and a category of jobs. No row is about one person, and none holds an id or a moment: there
-- is nothing to join. The web server may not even look into the schema; two procedures of agency_keeper add and report.
CREATE SCHEMA monitoring;
CREATE TABLE monitoring.answer_counts (
  month    date NOT NULL CHECK (month = date_trunc('month', month)),
  category text NOT NULL CHECK (category IN ('white-collar', 'blue-collar')),
  question text NOT NULL CHECK (question ~ '^[a-z_]{2,40}$'),
  answer   text NOT NULL CHECK (answer ~ '^[a-z0-9_]{2,40}$'),
  total    integer NOT NULL CHECK (total > 0),
  PRIMARY KEY (month, category, question, answer)
);
ALTER TABLE monitoring.answer_counts ENABLE ROW LEVEL SECURITY;
ALTER TABLE monitoring.answer_counts FORCE ROW LEVEL SECURITY;
GRANT USAGE ON SCHEMA monitoring TO agency_keeper;
GRANT SELECT, INSERT, UPDATE ON monitoring.answer_counts TO agency_keeper;
