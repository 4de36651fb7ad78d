-- Jobs that come from outside: where from, under which reference, and the files they come in (docs/decisions/0096).
CREATE TABLE job_sources (
  id            uuid PRIMARY KEY,
  name          text NOT NULL CHECK (length(name) BETWEEN 1 AND 100) UNIQUE,
  -- The kind of source: a file, a board of another system, or a program.
  kind          text NOT NULL CHECK (kind ~ '^[a-z][a-z-]{1,29}$'),
  -- The account that owns jobs from scheduled runs; NULL: the account was deleted.
  owner_id      uuid REFERENCES profiles (id) ON DELETE SET NULL,
  -- The board that is read on a schedule, and when it is read next.
  address       text CHECK (length(address) BETWEEN 1 AND 2000),
  next_pull_at  timestamptz,
  -- From the last import: the field of each column, defaults for empty cells, and the place that each location means.
  mapping       jsonb NOT NULL DEFAULT '{}',
  -- The person who authorised the adverts (Conduct Regulations 2003, reg. 27(2)(b)), as last entered.
  authority     jsonb,
  created_at    timestamptz NOT NULL DEFAULT now(),
  pull_every    text CHECK (pull_every IN ('hand', 'day', 'hour')),
  paused_at     timestamptz,
  pulled_at     timestamptz,
  -- The time of the first of the current failures, and the reason of the last.
  failing_since timestamptz,
  failure       text CHECK (length(failure) BETWEEN 1 AND 500),
  -- The number of jobs that a run would close at once, which a person must confirm, and the number that a person has confirmed.
  closing_asked integer NOT NULL DEFAULT 0 CHECK (closing_asked >= 0),
  may_close     integer NOT NULL DEFAULT 0 CHECK (may_close >= 0),
  -- The API key that created the source. Each key may create a limited number.
  made_by_key   uuid,
  CONSTRAINT job_sources_followed CHECK ((address IS NULL) = (pull_every IS NULL)),
  CONSTRAINT job_sources_failing CHECK ((failing_since IS NULL) = (failure IS NULL))
);
CREATE INDEX job_sources_owner ON job_sources (owner_id);
CREATE INDEX job_sources_next_pull ON job_sources (next_pull_at) WHERE next_pull_at IS NOT NULL;
CREATE INDEX job_sources_made_by_key ON job_sources (made_by_key) WHERE made_by_key IS NOT NULL;
ALTER TABLE job_sources ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_sources TO agency_app;
CREATE POLICY job_sources_system ON job_sources TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_sources_desk ON job_sources TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));

-- An uploaded file of jobs: a draft, or an import with its result.
CREATE TABLE job_imports (
  id             uuid PRIMARY KEY,
  source_id      uuid NOT NULL REFERENCES job_sources (id) ON DELETE CASCADE,
  owner_id       uuid REFERENCES profiles (id) ON DELETE SET NULL,
  file_name      text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
  -- Names of the columns; NULL for formats such as XML, which name each value.
  header         jsonb,
  -- The source's mapping, for this file.
  mapping        jsonb NOT NULL,
  authority      jsonb,
  -- reading: rows are checked. shown: the preview waits for a person. importing: jobs are written. done, failed: the rows are deleted.
  state          text NOT NULL DEFAULT 'reading' CHECK (state IN ('reading', 'shown', 'importing', 'done', 'failed')),
  -- The last row that was checked, or imported.
  position       integer NOT NULL DEFAULT 0 CHECK ("position" >= 0),
  lines          integer NOT NULL CHECK (lines >= 0),
  -- Jobs of the source that the file does not have are closed; jobs that colleagues changed are overwritten.
  closes_missing boolean NOT NULL DEFAULT false,
  overwrites     boolean NOT NULL DEFAULT false,
  made           integer NOT NULL DEFAULT 0,
  changed        integer NOT NULL DEFAULT 0,
  same           integer NOT NULL DEFAULT 0,
  refused        integer NOT NULL DEFAULT 0,
  closed         integer NOT NULL DEFAULT 0,
  -- The first hundred rejected rows, with the reasons.
  faults         jsonb NOT NULL DEFAULT '[]',
  failure        text CHECK (length(failure) BETWEEN 1 AND 500),
  created_at     timestamptz NOT NULL DEFAULT now(),
  started_at     timestamptz,
  ended_at       timestamptz,
  -- True for a scheduled run, which has no uploaded file.
  by_clock       boolean NOT NULL DEFAULT false,
  -- Rows that are not imported because they were not public at the source: [{"reason": text, "count": number}].
  left_out       jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(left_out) = 'array')
);
CREATE INDEX job_imports_source ON job_imports (source_id, created_at DESC);
CREATE INDEX job_imports_owner ON job_imports (owner_id);
CREATE INDEX job_imports_newest ON job_imports (created_at DESC, id DESC);
ALTER TABLE job_imports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_imports TO agency_app;
CREATE POLICY job_imports_system ON job_imports TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_imports_own ON job_imports TO agency_app
  USING (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
-- The whole desk sees the results of imports.
CREATE POLICY job_imports_results ON job_imports FOR SELECT TO agency_app
  USING (state IN ('importing', 'done', 'failed') AND (SELECT app.may_work_desk(app.actor_id())));

-- The rows of an import. Only the owner sees them, for a day at most.
CREATE TABLE job_import_rows (
  import_id uuid NOT NULL REFERENCES job_imports (id) ON DELETE CASCADE,
  line      integer NOT NULL CHECK (line > 0),
  -- An array in the order of the columns; of other formats an object by field.
  cells     jsonb NOT NULL,
  -- Corrections made in the preview, by field.
  mended    jsonb,
  reference text CHECK (length(reference) BETWEEN 1 AND 200),
  verdict   text CHECK (verdict IN ('new', 'changed', 'same', 'edited', 'faulty')),
  -- Errors of the row, by field.
  errors    jsonb,
  -- The row in the preview: title, place and open questions.
  shown     jsonb,
  -- The job's address at the source, and the parts that could not be imported.
  told      jsonb,
  PRIMARY KEY (import_id, line)
);
CREATE INDEX job_import_rows_reference ON job_import_rows (import_id, reference);
CREATE INDEX job_import_rows_verdict ON job_import_rows (import_id, verdict, line);
-- Finds the next unchecked rows.
CREATE INDEX job_import_rows_unread ON job_import_rows (import_id, line) WHERE verdict IS NULL;
ALTER TABLE job_import_rows ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_import_rows TO agency_app;
CREATE POLICY job_import_rows_system ON job_import_rows TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_import_rows_own ON job_import_rows TO agency_app
  USING (EXISTS (SELECT FROM job_imports AS i WHERE i.id = import_id AND i.owner_id = (SELECT app.actor_id()))
         AND (SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK (EXISTS (SELECT FROM job_imports AS i WHERE i.id = import_id AND i.owner_id = (SELECT app.actor_id()))
              AND (SELECT app.may_work_desk(app.actor_id())));

-- Matches jobs of a source with ours, and keeps the values imported last.
CREATE TABLE job_origins (
  job_id        uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  source_id     uuid NOT NULL REFERENCES job_sources (id) ON DELETE CASCADE,
  reference     text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200),
  -- SHA-256 of the row as received. An unchanged row is not written again.
  content_hash  bytea NOT NULL CHECK (octet_length(content_hash) = 32),
  -- The job's version written by the import, in microseconds. A later version is a colleague's change.
  job_version   bigint NOT NULL,
  -- Closed because the source no longer had it; reopened when it has it again.
  missing_since timestamptz,
  -- The last import that wrote the job.
  import_id     uuid REFERENCES job_imports (id) ON DELETE SET NULL,
  -- The job's path on the agency's former site, which redirects here (docs/decisions/0102): in lower case, without a final slash.
  old_path      text CHECK (length(old_path) BETWEEN 2 AND 300 AND old_path ~~ '/%'),
  -- The key that sent the job last: what it changes by PATCH is no change of a colleague. NULL: it came from a file or a board. No foreign
  -- key, because backups leave keys out.
  key_id        uuid,
  -- Corrections made in the preview of an import: by field, the source's value and the typed one. A correction holds while the source has that
  -- value.
  mended        jsonb NOT NULL DEFAULT '{}',
  UNIQUE (source_id, reference)
);
CREATE INDEX job_origins_import ON job_origins (import_id);
CREATE INDEX job_origins_old_path ON job_origins (old_path) WHERE old_path IS NOT NULL;
ALTER TABLE job_origins ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_origins TO agency_app;
CREATE POLICY job_origins_system ON job_origins TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_origins_desk ON job_origins TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
