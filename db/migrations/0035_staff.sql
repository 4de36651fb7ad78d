-- The people of the agency: owner, administrator, consultant, editor (docs/decisions/0060). The role of the specification stays the
-- one column that says what an account is; an owner is an administrator with a mark that only owners give.

ALTER TABLE profiles DROP CONSTRAINT profiles_role_check;
ALTER TABLE profiles ADD CONSTRAINT profiles_role_check
  CHECK (role IN ('job_seeker', 'employer', 'admin', 'consultant', 'editor'));
ALTER TABLE profiles DROP CONSTRAINT profiles_status_check;
ALTER TABLE profiles ADD CONSTRAINT profiles_status_check CHECK (status IN ('pending', 'approved', 'rejected', 'suspended'));
-- Only people of the agency are suspended. The others are approved or rejected.
ALTER TABLE profiles ADD CONSTRAINT profiles_suspended_staff
  CHECK (status <> 'suspended' OR role IN ('admin', 'consultant', 'editor'));
ALTER TABLE profiles ADD COLUMN is_owner boolean NOT NULL DEFAULT false;
ALTER TABLE profiles ADD CONSTRAINT profiles_owner_is_admin CHECK (NOT is_owner OR (role = 'admin' AND status = 'approved'));
-- The few people of the agency among all accounts.
CREATE INDEX profiles_staff ON profiles (created_at, id) WHERE role IN ('admin', 'consultant', 'editor');

-- A site that has administrators already: the one who was there first owns it.
UPDATE profiles SET is_owner = true
WHERE id = (SELECT id FROM profiles WHERE role = 'admin' AND status = 'approved' ORDER BY created_at, id LIMIT 1);

GRANT UPDATE (is_owner) ON profiles TO agency_keeper;
GRANT SELECT (is_owner, full_name, email, created_at) ON profiles TO agency_reader;

-- What is handed over with a leaver's jobs.
GRANT UPDATE (body, updated_at), DELETE ON application_notes TO agency_keeper;
GRANT SELECT, UPDATE (status_changed_by) ON enquiries, data_requests TO agency_keeper;

-- Invitations. As of other links in emails, only the SHA-256 of a token is kept, from the moment the email is written.
CREATE TABLE staff_invitations (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email       citext NOT NULL UNIQUE CHECK (length(email) BETWEEN 3 AND 254 AND email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  full_name   text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
  role        text NOT NULL CHECK (role IN ('admin', 'consultant', 'editor')),
  -- An invitation counts only as long as the person who sent it may invite.
  invited_by  uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  created_at  timestamptz NOT NULL DEFAULT now(),
  -- Empty until the email is written. An email that is written again, because it may not have left, adds one.
  token_hashes bytea[] NOT NULL DEFAULT '{}' CHECK (cardinality(token_hashes) <= 100),
  expires_at  timestamptz NOT NULL,
  CHECK (expires_at > created_at)
);
CREATE INDEX staff_invitations_by ON staff_invitations (invited_by);
ALTER TABLE staff_invitations ENABLE ROW LEVEL SECURITY;
ALTER TABLE staff_invitations FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON staff_invitations TO agency_app;
GRANT UPDATE (token_hashes, expires_at) ON staff_invitations TO agency_app;
GRANT SELECT, DELETE ON staff_invitations TO agency_keeper;

-- One row at most. Without it, the defaults in app.lacks_factor and app.may_apply_waiting count.
CREATE TABLE settings (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  -- Staff without a second factor set one up before they reach the desk.
  staff_second_factor boolean NOT NULL DEFAULT true,
  -- Candidates may apply while their account waits for approval.
  waiting_may_apply   boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL DEFAULT now()
);
-- A site that is in use goes on as before. A new one begins with the defaults.
INSERT INTO settings (staff_second_factor) SELECT false WHERE EXISTS (SELECT FROM profiles);
ALTER TABLE settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE settings FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON settings TO agency_app;
GRANT UPDATE (staff_second_factor, waiting_may_apply, updated_at) ON settings TO agency_app;
GRANT SELECT ON settings TO agency_reader, agency_keeper;
GRANT SELECT ON passkeys TO agency_keeper;

ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_subject_type_check;
ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_subject_type_check CHECK (subject_type IN
  ('account', 'job', 'passkey', 'application', 'message', 'enquiry', 'data_request', 'invitation', 'settings'));

-- It answers with more columns from now on; its file brings it back in this transaction.
DROP FUNCTION IF EXISTS app.find_session;

-- Its place is taken by app.hand_over.
DROP FUNCTION IF EXISTS app.take_over_jobs;
