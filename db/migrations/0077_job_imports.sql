-- Jobs that come from outside: where from, under which reference, and the files they come in (docs/decisions/0096).
CREATE TABLE job_sources (
  id           uuid PRIMARY KEY,
  name         text NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 100),
  -- What is read from it: a file, a board of another system, or what a program sends.
  kind         text NOT NULL CHECK (kind ~ '^[a-z][a-z-]{1,29}$'),
  -- In whose name its jobs are taken when no person presses a button; NULL: that account is gone.
  owner_id     uuid REFERENCES profiles (id) ON DELETE SET NULL,
  -- The board that is read on a schedule, and when it is read next.
  address      text CHECK (length(address) BETWEEN 1 AND 2000),
  next_pull_at timestamptz,
  -- Remembered from the last import: which column is what, what lines without a value get, and which place a location means.
  mapping      jsonb NOT NULL DEFAULT '{}',
  -- Who allowed the agency to advertise its jobs (Conduct Regulations 2003, reg. 27(2)(b)), as last said.
  authority    jsonb,
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX job_sources_owner ON job_sources (owner_id);
CREATE INDEX job_sources_next_pull ON job_sources (next_pull_at) WHERE next_pull_at IS NOT NULL;

-- A file of jobs that a colleague is about to import, or what became of it.
CREATE TABLE job_imports (
  id              uuid PRIMARY KEY,
  source_id       uuid NOT NULL REFERENCES job_sources (id) ON DELETE CASCADE,
  owner_id        uuid REFERENCES profiles (id) ON DELETE SET NULL,
  file_name       text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
  -- Names of the columns; NULL: the format says by itself what each value is.
  header          jsonb,
  -- As of the source, for this file.
  mapping         jsonb NOT NULL,
  authority       jsonb,
  -- reading: its lines are checked. shown: it waits for the button. importing: its jobs are taken. done, failed: its lines are gone.
  state           text NOT NULL DEFAULT 'reading' CHECK (state IN ('reading', 'shown', 'importing', 'done', 'failed')),
  -- The last line that is checked, or taken.
  position        integer NOT NULL DEFAULT 0 CHECK (position >= 0),
  lines           integer NOT NULL CHECK (lines >= 0),
  -- Jobs of the source that the file does not have are closed; jobs that colleagues changed are overwritten.
  closes_missing  boolean NOT NULL DEFAULT false,
  overwrites      boolean NOT NULL DEFAULT false,
  made            integer NOT NULL DEFAULT 0,
  changed         integer NOT NULL DEFAULT 0,
  same            integer NOT NULL DEFAULT 0,
  refused         integer NOT NULL DEFAULT 0,
  closed          integer NOT NULL DEFAULT 0,
  -- The first hundred of those refused, with why.
  faults          jsonb NOT NULL DEFAULT '[]',
  -- Why it failed.
  failure         text CHECK (length(failure) BETWEEN 1 AND 500),
  created_at      timestamptz NOT NULL DEFAULT now(),
  started_at      timestamptz,
  ended_at        timestamptz
);
CREATE INDEX job_imports_source ON job_imports (source_id, created_at DESC);
CREATE INDEX job_imports_owner ON job_imports (owner_id);
CREATE INDEX job_imports_newest ON job_imports (created_at DESC, id DESC);

-- Its lines, for its owner alone and for a day at most.
CREATE TABLE job_import_rows (
  import_id uuid NOT NULL REFERENCES job_imports (id) ON DELETE CASCADE,
  line      integer NOT NULL CHECK (line > 0),
  -- An array in the order of the columns; of other formats an object by field.
  cells     jsonb NOT NULL,
  -- What was mended in the preview, by field.
  mended    jsonb,
  reference text CHECK (length(reference) BETWEEN 1 AND 200),
  verdict   text CHECK (verdict IN ('new', 'changed', 'same', 'edited', 'faulty')),
  -- By field, of a faulty line.
  errors    jsonb,
  -- What the preview says of it: title, place and what is asked about it.
  shown     jsonb,
  PRIMARY KEY (import_id, line)
);
CREATE INDEX job_import_rows_reference ON job_import_rows (import_id, reference);
CREATE INDEX job_import_rows_verdict ON job_import_rows (import_id, verdict, line);

-- Which job of ours is which job of theirs, and what of it was taken last.
CREATE TABLE job_origins (
  job_id        uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  source_id     uuid NOT NULL REFERENCES job_sources (id) ON DELETE CASCADE,
  reference     text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200),
  -- SHA-256 of what came: a line that is the same again costs a look and no write.
  content_hash  bytea NOT NULL CHECK (octet_length(content_hash) = 32),
  -- Of the job as it was written from there (microseconds): a later one is a colleague's change.
  job_version   bigint NOT NULL,
  -- Closed because the source no longer had it; reopened when it has it again.
  missing_since timestamptz,
  -- The import that wrote it last.
  import_id     uuid REFERENCES job_imports (id) ON DELETE SET NULL,
  UNIQUE (source_id, reference)
);
CREATE INDEX job_origins_import ON job_origins (import_id);

ALTER TABLE job_sources ENABLE ROW LEVEL SECURITY;
ALTER TABLE job_sources FORCE ROW LEVEL SECURITY;
ALTER TABLE job_imports ENABLE ROW LEVEL SECURITY;
ALTER TABLE job_imports FORCE ROW LEVEL SECURITY;
ALTER TABLE job_import_rows ENABLE ROW LEVEL SECURITY;
ALTER TABLE job_import_rows FORCE ROW LEVEL SECURITY;
ALTER TABLE job_origins ENABLE ROW LEVEL SECURITY;
ALTER TABLE job_origins FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_sources, job_imports, job_import_rows, job_origins TO agency_app;
