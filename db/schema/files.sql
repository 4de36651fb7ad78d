-- A stored CV never changes: a replacement is stored as another file, so that applications keep the one they were sent with.
CREATE TABLE cvs (
  id             uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  user_id        uuid REFERENCES profiles (id) ON DELETE CASCADE,
  -- The displayed name (spec: marketing §5 "CV upload").
  name           text NOT NULL CHECK (name ~ '^[A-Za-z0-9._-]{1,100}$'),
  extension      text NOT NULL CHECK (extension IN ('pdf', 'doc', 'docx')),
  size_bytes     integer NOT NULL CHECK (size_bytes BETWEEN 1 AND 5242880),
  sha256         bytea NOT NULL CHECK (octet_length(sha256) = 32),
  -- The file's key in the store (spec: accounts §7 "Storage").
  storage_key    text NOT NULL DEFAULT '' UNIQUE,
  uploaded_at    timestamptz NOT NULL DEFAULT now(),
  application_id uuid,
  letter_id      uuid,
  UNIQUE (id, user_id),
  UNIQUE (id, application_id),
  -- A file attached to a reply has no other owner; every other file belongs to an account or an application.
  CONSTRAINT cvs_have_an_owner CHECK (CASE WHEN letter_id IS NULL THEN user_id IS NOT NULL OR application_id IS NOT NULL ELSE user_id IS NULL AND application_id IS NULL END)
);
CREATE INDEX cvs_user ON cvs (user_id);
CREATE INDEX cvs_application ON cvs (application_id);
CREATE INDEX cvs_letter ON cvs (letter_id);
ALTER TABLE cvs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON cvs TO agency_app;
GRANT SELECT, UPDATE (user_id, application_id), DELETE ON cvs TO agency_keeper;
-- Here and not above, because the tables refer to each other.
ALTER TABLE cvs ADD CONSTRAINT cvs_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE CASCADE;
ALTER TABLE cvs ADD CONSTRAINT cvs_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES application_letters (id) ON DELETE CASCADE;
CREATE POLICY cvs_system ON cvs TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY cvs_keeper ON cvs TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY cvs_own_read ON cvs FOR SELECT TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY cvs_own_add ON cvs FOR INSERT TO agency_app
  WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_apply(app.actor_id())));
CREATE POLICY cvs_own_remove ON cvs FOR DELETE TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY cvs_admin_read ON cvs FOR SELECT TO agency_app
  USING (letter_id IS NULL AND (SELECT is_admin(app.actor_id())));
CREATE POLICY cvs_received_read ON cvs FOR SELECT TO agency_app
  USING ((SELECT app.may_post(app.actor_id())) AND app.received_cv(id));
-- People who may read a reply may read its files.
CREATE POLICY cvs_letter_read ON cvs FOR SELECT TO agency_app
  USING (letter_id IS NOT NULL AND EXISTS (SELECT FROM application_letters AS l WHERE l.id = letter_id));
CREATE TRIGGER cvs_named BEFORE INSERT ON cvs FOR EACH ROW EXECUTE FUNCTION app.name_cv_file();
CREATE TRIGGER cvs_deleted AFTER DELETE ON cvs FOR EACH ROW EXECUTE FUNCTION app.let_go_of_file();

-- Files without a row that owns them: those being stored, and those whose row was
-- deleted. A task deletes them after `keep_until`, so neither a crash nor a deletion leaves a file behind.
CREATE TABLE loose_files (
  storage_key text PRIMARY KEY CHECK (length(storage_key) BETWEEN 1 AND 300),
  keep_until  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX loose_files_due ON loose_files (keep_until);
ALTER TABLE loose_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
-- The system adds files of enquiries, because they belong to no account.
GRANT SELECT, INSERT, UPDATE (keep_until), DELETE ON loose_files TO agency_app;
GRANT SELECT, INSERT, DELETE ON loose_files TO agency_keeper;
CREATE POLICY loose_files_system ON loose_files TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY loose_files_keeper ON loose_files TO agency_keeper USING (true) WITH CHECK (true);
