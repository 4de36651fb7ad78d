-- spec: accounts §3 "Profile"
CREATE TABLE profiles (
  id                uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  email             citext NOT NULL CHECK (length(email::text) BETWEEN 3 AND 254 AND email ~ '^[^@[:space:]]+@[^@[:space:]]+$'::citext)
    UNIQUE,
  full_name         text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
  phone             text CHECK (length(phone) <= 20),
  location          text CHECK (length(location) <= 100),
  bio               text CHECK (length(bio) <= 5000),
  skills            text[] NOT NULL DEFAULT '{}' CHECK (cardinality(skills) <= 100),
  experience        text CHECK (length(experience) <= 10000),
  role              text NOT NULL DEFAULT 'job_seeker' CHECK (role IN ('job_seeker', 'employer', 'admin', 'consultant', 'editor')),
  status            text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected', 'suspended')),
  approved_by       uuid REFERENCES profiles (id) ON DELETE SET NULL,
  approved_at       timestamptz,
  -- True for the demo's accounts. A real site refuses to start while one exists.
  is_demo           boolean NOT NULL DEFAULT false,
  created_at        timestamptz NOT NULL DEFAULT now(),
  -- Names and addresses, prepared for the search in the list of accounts.
  search_text       text GENERATED ALWAYS AS (((' ' || app.searchable(full_name)) || ' ') || app.searchable(email::text)) STORED NOT NULL,
  cv_id             uuid UNIQUE,
  cv_url            text GENERATED ALWAYS AS ('/cvs/' || cv_id::text) STORED,
  -- The day in London on which the account was last used. Accounts from before the column existed count as used on the day it came.
  last_seen_on      date NOT NULL DEFAULT (now() AT TIME ZONE 'Europe/London')::date,
  is_owner          boolean NOT NULL DEFAULT false,
  -- A candidate's choice to see jobs similar to those they liked or that match their profile. Suggestions are computed on request and not stored.
  wants_suggestions boolean NOT NULL DEFAULT true,
  -- Seconds in which a consultant can undo a decision. 30 seconds are short with a switch or a screen reader (WCAG 2.2.1).
  undo_seconds      smallint NOT NULL DEFAULT 30 CHECK (undo_seconds = 30 OR undo_seconds = 120 OR undo_seconds = 600),
  CONSTRAINT profiles_check CHECK (status <> 'pending' OR approved_by IS NULL AND approved_at IS NULL),
  CONSTRAINT profiles_skills_plain CHECK (app.are_skills(skills)),
  -- Only people of the agency are suspended. The others are approved or rejected.
  CONSTRAINT profiles_suspended_staff CHECK (status <> 'suspended' OR (role IN ('admin', 'consultant', 'editor'))),
  CONSTRAINT profiles_owner_is_admin CHECK (NOT is_owner OR role = 'admin' AND status = 'approved')
);
CREATE INDEX profiles_newest ON profiles (created_at DESC, id DESC);
CREATE INDEX profiles_approved_by ON profiles (approved_by);
CREATE INDEX profiles_search ON profiles USING gin (search_text gin_trgm_ops);
CREATE INDEX profiles_status ON profiles (status, created_at DESC, id DESC);
CREATE INDEX profiles_role ON profiles (role, created_at DESC, id DESC);
CREATE INDEX profiles_unused ON profiles (last_seen_on, id) WHERE role <> 'admin' AND status <> 'rejected';
-- The few people of the agency among all accounts.
CREATE INDEX profiles_staff ON profiles (created_at, id) WHERE role IN ('admin', 'consultant', 'editor');
ALTER TABLE profiles ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
-- Owners cannot change role, status, stamps or email: those columns have no grant.
GRANT
  SELECT,
  INSERT,
  UPDATE (full_name, phone, location, bio, skills, experience, cv_id, wants_suggestions, undo_seconds),
  DELETE
ON profiles TO agency_app;
GRANT SELECT (id, email, full_name, role, status, created_at, is_owner) ON profiles TO agency_reader;
-- Only functions of agency_keeper change last_seen_on: an account cannot change its own.
GRANT
  SELECT,
  UPDATE (email, phone, role, status, approved_by, approved_at, cv_id, last_seen_on, is_owner),
  DELETE
ON profiles TO agency_keeper;
-- Here and not above, because the tables refer to each other.
ALTER TABLE profiles ADD CONSTRAINT profiles_cv_id_id_fkey FOREIGN KEY (cv_id, id) REFERENCES cvs (id, user_id) ON DELETE SET NULL (cv_id);
CREATE POLICY profiles_system ON profiles TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY profiles_keeper ON profiles TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY profiles_reader ON profiles FOR SELECT TO agency_reader USING (true);
CREATE POLICY profiles_own_read ON profiles FOR SELECT TO agency_app USING (id = (SELECT app.actor_id()));
CREATE POLICY profiles_own_update ON profiles FOR UPDATE TO agency_app
  USING (id = (SELECT app.actor_id())) WITH CHECK (id = (SELECT app.actor_id()));
-- Staff see the names of their colleagues.
CREATE POLICY profiles_consultant_read ON profiles FOR SELECT TO agency_app
  USING (role IN ('admin', 'consultant', 'editor') AND (SELECT app.is_consultant(app.actor_id())));
CREATE POLICY profiles_admin_read ON profiles FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE TRIGGER profiles_end_sessions AFTER UPDATE OF role, status ON profiles
  FOR EACH ROW EXECUTE FUNCTION app.end_sessions_of_changed_account();
CREATE TRIGGER profiles_end_push AFTER UPDATE OF role, status ON profiles
  FOR EACH ROW EXECUTE FUNCTION app.end_push_of_changed_account();
CREATE TRIGGER profiles_kept BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION app.keep_records_of_account();
CREATE TRIGGER profiles_erased AFTER DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION app.note_erasure('account');
CREATE TRIGGER profiles_owner_stays BEFORE UPDATE OF is_owner ON profiles
  FOR EACH ROW WHEN (OLD.is_owner AND NOT NEW.is_owner) EXECUTE FUNCTION app.keep_owner();
CREATE TRIGGER profiles_staff_hand_over BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION app.keep_owner();
CREATE TRIGGER profiles_person AFTER INSERT OR UPDATE OF full_name, email, phone, location, bio, skills, experience, status, cv_id ON profiles
  FOR EACH ROW EXECUTE FUNCTION app.keep_account_person();
CREATE TRIGGER profiles_person_parted BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION app.part_person();

-- Sign-in data, kept apart from profiles so that no list of people can show it.
CREATE TABLE credentials (
  user_id                  uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  password_hash            text NOT NULL CHECK (password_hash ~~ '$argon2id$%'),
  email_confirmed_at       timestamptz,
  -- The requested new address, until it is confirmed.
  pending_email            citext
    CHECK (length(pending_email::text) BETWEEN 3 AND 254 AND pending_email ~ '^[^@[:space:]]+@[^@[:space:]]+$'::citext),
  -- Receives the notice that the address was changed.
  previous_email           citext,
  -- Time of the email that told the agency of this waiting account.
  announced_at             timestamptz,
  -- Time of the last email about an attempt to register this address again.
  reminded_at              timestamptz,
  -- The number of links recently requested for this address, which anyone can do, and the time of the last.
  links_asked_for          integer NOT NULL DEFAULT 0 CHECK (links_asked_for >= 0),
  link_asked_at            timestamptz,
  -- Times of the last emails about locked sign-ins, and about a locked session.
  lock_notice_at           timestamptz,
  session_lock_notice_at   timestamptz,
  takes_guest_applications boolean NOT NULL DEFAULT false
);
ALTER TABLE credentials ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON credentials TO agency_app;
GRANT SELECT, UPDATE (email_confirmed_at, pending_email, previous_email) ON credentials TO agency_keeper;
CREATE POLICY credentials_system ON credentials TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY credentials_keeper ON credentials TO agency_keeper USING (true) WITH CHECK (true);

-- spec: accounts §3 "Session". Only the SHA-256 of a token is stored, so a reader of this table cannot sign in.
CREATE TABLE sessions (
  token_hash           bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  user_id              uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- restricted: the account waits for approval; second_factor: the password was right, the passkey is still missing.
  kind                 text NOT NULL CHECK (kind IN ('full', 'restricted', 'second_factor')),
  created_at           timestamptz NOT NULL DEFAULT now(),
  expires_at           timestamptz NOT NULL,
  -- The challenge that the session's passkey has to sign.
  challenge            text CHECK (length(challenge) BETWEEN 16 AND 200),
  challenge_expires_at timestamptz,
  seen_at              timestamptz,
  seen_from            bytea CHECK (octet_length(seen_from) = 32),
  CONSTRAINT sessions_check CHECK (expires_at > created_at),
  CONSTRAINT sessions_check1 CHECK ((challenge IS NULL) = (challenge_expires_at IS NULL)),
  CONSTRAINT sessions_check2 CHECK ((seen_at IS NULL) = (seen_from IS NULL))
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON sessions TO agency_app;
GRANT SELECT, DELETE ON sessions TO agency_keeper;
CREATE POLICY sessions_system ON sessions TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY sessions_keeper ON sessions TO agency_keeper USING (true) WITH CHECK (true);

-- Second factors of admins (WebAuthn).
CREATE TABLE passkeys (
  id           text PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 1400),
  user_id      uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  public_key   bytea NOT NULL,
  counter      bigint NOT NULL CHECK (counter >= 0),
  transports   text[] NOT NULL DEFAULT '{}',
  name         text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at   timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id);
ALTER TABLE passkeys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON passkeys TO agency_app;
GRANT SELECT ON passkeys TO agency_keeper;
CREATE POLICY passkeys_system ON passkeys TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY passkeys_keeper ON passkeys TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY passkeys_own_read ON passkeys FOR SELECT TO agency_app USING (user_id = (SELECT app.actor_id()));

CREATE TABLE bootstrap_tokens (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at    timestamptz,
  used_by    uuid REFERENCES profiles (id) ON DELETE SET NULL
);
CREATE INDEX bootstrap_tokens_used_by ON bootstrap_tokens (used_by);
ALTER TABLE bootstrap_tokens ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON bootstrap_tokens TO agency_app;
GRANT SELECT, UPDATE, DELETE ON bootstrap_tokens TO agency_keeper;
CREATE POLICY bootstrap_tokens_system ON bootstrap_tokens TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY bootstrap_tokens_keeper ON bootstrap_tokens TO agency_keeper USING (true) WITH CHECK (true);

-- Failed attempts to sign in, by e-mail, whether or not there is such an account.
CREATE TABLE login_failures (
  identifier      text NOT NULL CHECK (length(identifier) BETWEEN 1 AND 300),
  lockout_type    text NOT NULL CHECK (lockout_type IN ('email', 'known_browser', 'confirmation')),
  failures        integer NOT NULL CHECK (failures >= 0),
  first_failed_at timestamptz NOT NULL,
  locked_until    timestamptz,
  PRIMARY KEY (identifier, lockout_type)
);
CREATE INDEX login_failures_age ON login_failures (first_failed_at);
-- Deleting an account deletes its counters of confirmations, which are named '<account>:<session>' (0022).
CREATE INDEX login_failures_confirmations ON login_failures ("left"(identifier, 36)) WHERE lockout_type = 'confirmation';
ALTER TABLE login_failures ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON login_failures TO agency_keeper;
CREATE POLICY login_failures_system ON login_failures TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY login_failures_keeper ON login_failures TO agency_keeper USING (true) WITH CHECK (true);

-- Browsers in which an account has signed in during the last 90 days: each has its own lockout counter, so that strangers who
-- lock an address do not lock out its owner (docs/decisions/0038). Only the SHA-256 of a token is kept.
CREATE TABLE known_browsers (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  user_id    uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CONSTRAINT known_browsers_check CHECK (expires_at > created_at)
);
CREATE INDEX known_browsers_user ON known_browsers (user_id, expires_at);
CREATE INDEX known_browsers_expiry ON known_browsers (expires_at);
ALTER TABLE known_browsers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (expires_at), DELETE ON known_browsers TO agency_app;
GRANT SELECT, DELETE ON known_browsers TO agency_keeper;
CREATE POLICY known_browsers_system ON known_browsers TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY known_browsers_keeper ON known_browsers TO agency_keeper USING (true) WITH CHECK (true);

-- Codes by an authenticator app (RFC 6238), a second factor beside passkeys: one app for an account.
CREATE TABLE app_codes (
  user_id       uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  -- A nonce of 12 bytes, 20 bytes encrypted with a key that the database does not have, and a tag of 16 bytes.
  sealed_secret bytea NOT NULL CHECK (octet_length(sealed_secret) = 48),
  -- The session that set up the app and must confirm it; NULL once confirmed.
  begun_by      bytea CHECK (octet_length(begun_by) = 32),
  -- The 30-second step of the last used code, so that a code works once.
  last_step     bigint NOT NULL DEFAULT 0 CHECK (last_step >= 0),
  created_at    timestamptz NOT NULL DEFAULT now(),
  confirmed_at  timestamptz,
  last_used_at  timestamptz,
  CONSTRAINT app_codes_check CHECK ((begun_by IS NULL) = (confirmed_at IS NOT NULL))
);
ALTER TABLE app_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON app_codes TO agency_app;
GRANT SELECT ON app_codes TO agency_keeper;
CREATE POLICY app_codes_system ON app_codes TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY app_codes_keeper ON app_codes FOR SELECT TO agency_keeper USING (true);
