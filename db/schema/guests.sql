-- A guest's form without a human check. The desk and employers see it only once the sender has opened the emailed link.
CREATE TABLE unconfirmed_applications (
  id           uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  job_id       uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  full_name    text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
  email        citext NOT NULL CHECK (length(email::text) BETWEEN 3 AND 254),
  phone        text NOT NULL CHECK (length(phone) BETWEEN 1 AND 20),
  cover_note   text CHECK (length(cover_note) BETWEEN 1 AND 5000),
  cv_id        uuid UNIQUE,
  cv_name      text CHECK (cv_name ~ '^[A-Za-z0-9._-]{1,100}$'),
  cv_extension text CHECK (cv_extension IN ('pdf', 'doc', 'docx')),
  size_bytes   integer CHECK (size_bytes BETWEEN 1 AND 5242880),
  sha256       bytea CHECK (octet_length(sha256) = 32),
  -- The key that the CV will have with the application.
  storage_key  text GENERATED ALWAYS AS ((('guests/cv-' || cv_id::text) || '.') || cv_extension) STORED,
  created_at   timestamptz NOT NULL DEFAULT now(),
  answers      jsonb NOT NULL DEFAULT '[]'
    CHECK (jsonb_typeof(answers) = 'array' AND jsonb_array_length(answers) <= 5 AND length(answers::text) <= 20000),
  CONSTRAINT unconfirmed_applications_check CHECK (num_nonnulls(cv_id, cv_name, cv_extension, size_bytes, sha256) = ANY (ARRAY[0, 5]))
);
CREATE INDEX unconfirmed_applications_age ON unconfirmed_applications (created_at);
CREATE INDEX unconfirmed_applications_email ON unconfirmed_applications (email, created_at);
CREATE INDEX unconfirmed_applications_job ON unconfirmed_applications (job_id);
CREATE INDEX unconfirmed_applications_mailbox ON unconfirmed_applications (app.mailbox(email), created_at);
ALTER TABLE unconfirmed_applications ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (cv_id, cv_name, cv_extension, size_bytes, sha256), DELETE ON unconfirmed_applications TO agency_app;
GRANT SELECT, DELETE ON unconfirmed_applications TO agency_keeper;
CREATE POLICY unconfirmed_applications_system ON unconfirmed_applications TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY unconfirmed_applications_keeper ON unconfirmed_applications TO agency_keeper USING (true) WITH CHECK (true);
CREATE TRIGGER unconfirmed_applications_deleted AFTER DELETE ON unconfirmed_applications FOR EACH ROW
  WHEN (OLD.storage_key IS NOT NULL) EXECUTE FUNCTION app.let_go_of_file();
