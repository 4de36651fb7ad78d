-- The agency's own stages between the statuses of an application (docs/decisions/0078). Each belongs to one status, which is all that
-- candidates and employers see.
CREATE TABLE application_stages (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  status     text NOT NULL CHECK (status IN ('viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward')),
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 40 AND name = btrim(name)),
  -- Among those of the same status.
  position   integer NOT NULL CHECK (position > 0)
);
CREATE UNIQUE INDEX application_stages_name ON application_stages (lower(name));
CREATE INDEX application_stages_order ON application_stages (status, position, id);

-- In which of them an application is. A row counts while the application has the status of the stage: who decides otherwise, such as the
-- employer, need not know of stages.
CREATE TABLE staged_applications (
  application_id uuid PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  stage_id       uuid NOT NULL REFERENCES application_stages (id) ON DELETE CASCADE
);
CREATE INDEX staged_applications_stage ON staged_applications (stage_id, application_id);

-- A column of the board, and a list of one status.
CREATE INDEX applications_status ON applications (status, sent_at DESC, id DESC) INCLUDE (search_text);

ALTER TABLE application_stages ENABLE ROW LEVEL SECURITY;
ALTER TABLE application_stages FORCE ROW LEVEL SECURITY;
ALTER TABLE staged_applications ENABLE ROW LEVEL SECURITY;
ALTER TABLE staged_applications FORCE ROW LEVEL SECURITY;

GRANT SELECT, INSERT, UPDATE, DELETE ON application_stages, staged_applications TO agency_app;
GRANT SELECT ON application_stages, staged_applications TO agency_reader;

-- Its file has more parameters.
DROP FUNCTION IF EXISTS app.find_desk_applications(text, text, integer, integer);
