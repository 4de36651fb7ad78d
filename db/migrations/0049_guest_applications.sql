-- Applications of people without an account ("guests", docs/decisions/0072). They are rows of `applications` like any other: a guest has
-- no candidate_id, and may take the application over into an account later.
ALTER TABLE applications ALTER COLUMN candidate_id DROP NOT NULL;
-- Its own id while it is a guest's: what its CV belongs to.
ALTER TABLE applications ADD COLUMN guest_id uuid GENERATED ALWAYS AS (CASE WHEN candidate_id IS NULL THEN id END) STORED;
-- SHA-256 of the idempotency key that its form came with.
ALTER TABLE applications ADD COLUMN request_hash bytea UNIQUE CHECK (octet_length(request_hash) = 32);
-- One for each address and job; what an account sent under the same address is another matter.
CREATE UNIQUE INDEX applications_guest ON applications (job_id, email) WHERE candidate_id IS NULL;
CREATE INDEX applications_guest_email ON applications (email, sent_at) WHERE candidate_id IS NULL;
-- For the end of their time.
CREATE INDEX applications_guest_age ON applications (status_changed_at) WHERE candidate_id IS NULL;

-- A CV belongs to an account, or to the one application that it came with. Once that is claimed, to the account. Its file stays where
-- it is, so where that is can no longer follow from the owner: a trigger writes it down (app.name_cv_file).
ALTER TABLE cvs ALTER COLUMN user_id DROP NOT NULL;
ALTER TABLE cvs ALTER COLUMN storage_key DROP EXPRESSION;
ALTER TABLE cvs ALTER COLUMN storage_key SET DEFAULT '';
ALTER TABLE cvs ADD COLUMN application_id uuid REFERENCES applications (id) ON DELETE CASCADE;
ALTER TABLE cvs ADD CHECK (user_id IS NOT NULL OR application_id IS NOT NULL);
ALTER TABLE cvs ADD UNIQUE (id, application_id);
CREATE INDEX cvs_application ON cvs (application_id);
-- A guest's application is sent with no other CV than its own.
ALTER TABLE applications ADD FOREIGN KEY (cv_id, guest_id) REFERENCES cvs (id, application_id);

-- A guest's form that came without a human check: no one reads it until its sender presses the link that was emailed to them.
CREATE TABLE unconfirmed_applications (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  job_id        uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  full_name     text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
  email         citext NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  phone         text NOT NULL CHECK (length(phone) BETWEEN 1 AND 20),
  cover_note    text CHECK (length(cover_note) BETWEEN 1 AND 5000),
  cv_id         uuid UNIQUE,
  cv_name       text CHECK (cv_name ~ '^[A-Za-z0-9._-]{1,100}$'),
  cv_extension  text CHECK (cv_extension IN ('pdf', 'doc', 'docx')),
  size_bytes    integer CHECK (size_bytes BETWEEN 1 AND 5242880),
  sha256        bytea CHECK (octet_length(sha256) = 32),
  -- The same as the CV will have with the application.
  storage_key   text GENERATED ALWAYS AS ('guests/cv-' || cv_id::text || '.' || cv_extension) STORED,
  created_at    timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(cv_id, cv_name, cv_extension, size_bytes, sha256) IN (0, 5))
);
CREATE INDEX unconfirmed_applications_age ON unconfirmed_applications (created_at);
CREATE INDEX unconfirmed_applications_email ON unconfirmed_applications (email, created_at);
CREATE INDEX unconfirmed_applications_job ON unconfirmed_applications (job_id);

-- The links by which guests follow their applications, known by the SHA-256 of their token only. Each belongs to one application, or to
-- the form that waits to become one. Every email brings a new one; all work until they expire.
CREATE TABLE application_links (
  token_hash     bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  application_id uuid REFERENCES applications (id) ON DELETE CASCADE,
  unconfirmed_id uuid REFERENCES unconfirmed_applications (id) ON DELETE CASCADE,
  -- Where it was sent: what it proves.
  email          citext NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT now(),
  expires_at     timestamptz NOT NULL,
  CHECK (num_nonnulls(application_id, unconfirmed_id) = 1)
);
CREATE INDEX application_links_application ON application_links (application_id);
CREATE INDEX application_links_unconfirmed ON application_links (unconfirmed_id);
CREATE INDEX application_links_email ON application_links (email, created_at);
CREATE INDEX application_links_age ON application_links (expires_at);

ALTER TABLE unconfirmed_applications ENABLE ROW LEVEL SECURITY;
ALTER TABLE unconfirmed_applications FORCE ROW LEVEL SECURITY;
ALTER TABLE application_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE application_links FORCE ROW LEVEL SECURITY;

GRANT SELECT, INSERT, DELETE ON unconfirmed_applications TO agency_app;
GRANT UPDATE (cv_id, cv_name, cv_extension, size_bytes, sha256) ON unconfirmed_applications TO agency_app;
GRANT SELECT, INSERT, DELETE ON application_links TO agency_app;
GRANT UPDATE (application_id, unconfirmed_id) ON application_links TO agency_app;
GRANT SELECT, DELETE ON unconfirmed_applications, application_links TO agency_keeper;
-- For the procedures that change a guest's application, take it over or delete it.
GRANT UPDATE (candidate_id, full_name, phone, cv_id), DELETE ON applications TO agency_keeper;
GRANT SELECT, UPDATE (user_id, application_id), DELETE ON cvs TO agency_keeper;
GRANT UPDATE (phone, cv_id) ON profiles TO agency_keeper;

ALTER TABLE erasures DROP CONSTRAINT erasures_kind_check;
ALTER TABLE erasures ADD CHECK (kind IN ('account', 'enquiry', 'application'));
