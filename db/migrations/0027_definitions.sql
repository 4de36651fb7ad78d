-- Functions, policies and triggers have a file each from here on, applied again when its text changes (docs/decisions/0049): what was
-- applied last, and by which revision of these files.
CREATE TABLE definitions (
  -- The path under db/, as 'functions/jobs/get_public_jobs.sql'.
  name       text PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 200),
  sha256     text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  revision   integer NOT NULL CHECK (revision > 0),
  applied_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE definitions ENABLE ROW LEVEL SECURITY;
ALTER TABLE definitions FORCE ROW LEVEL SECURITY;
-- Here as well as in db/policies, because the first rows are written before the policies are applied.
CREATE POLICY definitions_owner ON definitions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY definitions_read ON definitions FOR SELECT TO agency_app USING (true);
GRANT SELECT ON definitions TO agency_app;
