-- Decisions of the desk that are not told yet, stage moves in the history, templates of emails, and emails written to candidates
-- (docs/decisions/0082).
--
-- The status of an application is what its candidate has been told. `held_status` is a decision that waits to be told; the desk reads
-- `desk_status`, candidates `status`.
ALTER TABLE applications
  ADD COLUMN held_status text CHECK (held_status IN ('shortlisted', 'interview', 'offered', 'not_taken_forward')),
  ADD COLUMN desk_status text GENERATED ALWAYS AS (coalesce(held_status, status)) STORED NOT NULL
    CHECK (desk_status IN ('sent', 'viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward', 'withdrawn'));
-- With all that the filters of the inbox look at, so that walking an index never visits the table.
DROP INDEX applications_status;
CREATE INDEX applications_desk_status ON applications (desk_status, sent_at DESC, id DESC) INCLUDE (job_id, candidate_id, search_text);
DROP INDEX applications_newest;
CREATE INDEX applications_newest ON applications (sent_at DESC, id DESC) INCLUDE (desk_status, job_id, candidate_id, search_text);
GRANT UPDATE (held_status) ON applications TO agency_keeper;

CREATE TABLE held_decisions (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL UNIQUE REFERENCES applications (id) ON DELETE CASCADE,
  -- One press of a button: it is undone as a whole.
  batch          uuid NOT NULL,
  status         text NOT NULL CHECK (status IN ('shortlisted', 'interview', 'offered', 'not_taken_forward')),
  subject        text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  body           text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000),
  -- Where undoing leads back to; null for the status itself. It refers to nothing: a stage that was removed since is not gone back to.
  stage_before   uuid,
  decided_by     uuid REFERENCES profiles (id) ON DELETE SET NULL,
  leaves_at      timestamptz NOT NULL
);
CREATE INDEX held_decisions_decider ON held_decisions (decided_by, leaves_at);

-- Moves between the stages of one status. Neither candidates nor employers read them.
CREATE TABLE stage_moves (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- As it was called.
  stage_name     text NOT NULL CHECK (length(stage_name) BETWEEN 1 AND 40),
  actor_id       uuid REFERENCES profiles (id) ON DELETE SET NULL,
  moved_at       timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stage_moves_application ON stage_moves (application_id, id);
CREATE INDEX stage_moves_actor ON stage_moves (actor_id);

-- Words that the desk uses again and again: plain text with fields such as {{first_name}}.
CREATE TABLE email_templates (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 60 AND name = btrim(name)),
  subject    text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  body       text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX email_templates_name ON email_templates (lower(name));

-- What the desk writes to a candidate about an application, and what they reply.
CREATE TABLE application_letters (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  is_reply       boolean NOT NULL DEFAULT false,
  -- Null: the candidate, or an account that was deleted.
  author_id      uuid REFERENCES profiles (id) ON DELETE SET NULL,
  subject        text NOT NULL CHECK (length(subject) <= 200),
  body           text NOT NULL CHECK (length(body) BETWEEN 1 AND 20000),
  written_at     timestamptz NOT NULL DEFAULT now(),
  -- Of an email that came in, so that it is kept once.
  message_id     text UNIQUE CHECK (length(message_id) <= 250)
);
CREATE INDEX application_letters_application ON application_letters (application_id, written_at);
CREATE INDEX application_letters_author ON application_letters (author_id);

-- By which a reply to an email about an application is known: only its recipient has the token.
CREATE TABLE application_threads (
  application_id uuid PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  token          uuid NOT NULL UNIQUE DEFAULT gen_random_uuid()
);

ALTER TABLE held_decisions ENABLE ROW LEVEL SECURITY;
ALTER TABLE held_decisions FORCE ROW LEVEL SECURITY;
ALTER TABLE stage_moves ENABLE ROW LEVEL SECURITY;
ALTER TABLE stage_moves FORCE ROW LEVEL SECURITY;

GRANT SELECT, INSERT, UPDATE, DELETE ON held_decisions TO agency_app;
GRANT SELECT, DELETE ON held_decisions TO agency_keeper;
GRANT SELECT, INSERT ON stage_moves TO agency_app;

ALTER TABLE email_templates ENABLE ROW LEVEL SECURITY;
ALTER TABLE email_templates FORCE ROW LEVEL SECURITY;
ALTER TABLE application_letters ENABLE ROW LEVEL SECURITY;
ALTER TABLE application_letters FORCE ROW LEVEL SECURITY;
ALTER TABLE application_threads ENABLE ROW LEVEL SECURITY;
ALTER TABLE application_threads FORCE ROW LEVEL SECURITY;

GRANT SELECT, INSERT, UPDATE, DELETE ON email_templates TO agency_app;
GRANT SELECT, INSERT ON application_letters, application_threads TO agency_app;
