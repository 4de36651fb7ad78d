CREATE TABLE ip_attempts (
  ip         inet NOT NULL,
  endpoint   text NOT NULL CHECK (length(endpoint) BETWEEN 1 AND 60),
  attempts   integer NOT NULL CHECK (attempts > 0),
  started_at timestamptz NOT NULL,
  PRIMARY KEY (ip, endpoint)
);
CREATE INDEX ip_attempts_age ON ip_attempts (started_at);
ALTER TABLE ip_attempts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON ip_attempts TO agency_keeper;
CREATE POLICY ip_attempts_system ON ip_attempts TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY ip_attempts_keeper ON ip_attempts TO agency_keeper USING (true) WITH CHECK (true);

-- spec: accounts §3 "Security event", with its risk level (§9).
CREATE TABLE security_events (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  event_type text NOT NULL CHECK (event_type ~ '^[a-z][a-z_]{0,59}$'),
  risk_level text NOT NULL DEFAULT 'low' CHECK (risk_level IN ('low', 'medium', 'high')),
  user_id    uuid REFERENCES profiles (id) ON DELETE CASCADE,
  -- Without a session: the typed address, in lower case.
  email      text CHECK (length(email) <= 300),
  ip         inet,
  user_agent text CHECK (length(user_agent) <= 300),
  details    jsonb NOT NULL DEFAULT '{}' CHECK (length(details::text) <= 4000)
);
CREATE INDEX security_events_newest ON security_events (created_at DESC, id DESC);
CREATE INDEX security_events_type ON security_events (event_type, created_at DESC, id DESC);
CREATE INDEX security_events_risk ON security_events (risk_level, created_at DESC, id DESC);
CREATE INDEX security_events_user ON security_events (user_id, created_at DESC, id DESC);
CREATE INDEX security_events_email ON security_events (email);
ALTER TABLE security_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON security_events TO agency_app;
GRANT SELECT, INSERT, DELETE ON security_events TO agency_keeper;
CREATE POLICY security_events_system ON security_events TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY security_events_keeper ON security_events TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY security_events_admin_read ON security_events FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));

-- Counts events per second. Above a hundred they are not stored.
CREATE TABLE security_event_rates (
  second timestamptz PRIMARY KEY,
  events integer NOT NULL CHECK (events > 0)
);
ALTER TABLE security_event_rates ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON security_event_rates TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON security_event_rates TO agency_keeper;
CREATE POLICY security_event_rates_system ON security_event_rates TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY security_event_rates_keeper ON security_event_rates TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY security_event_rates_admin_read ON security_event_rates FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));

-- Actions with their actor and subject. Written in the transaction of the action, and never changed.
CREATE TABLE audit_entries (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at    timestamptz NOT NULL DEFAULT now(),
  -- No foreign keys, because entries outlive accounts. A deleted subject keeps only its id. An administrator who acted stays named: the
  -- agency is accountable for its decisions.
  actor_id      uuid NOT NULL,
  actor_name    text NOT NULL CHECK (length(actor_name) <= 100),
  action        text NOT NULL CHECK (action ~ '^[a-z][a-z_]{0,59}$'),
  subject_type  text NOT NULL
    CHECK (subject_type IN ('account', 'job', 'passkey', 'application', 'message', 'enquiry', 'data_request', 'invitation', 'settings', 'person')),
  subject_id    text NOT NULL CHECK (length(subject_id) BETWEEN 1 AND 100),
  subject_label text NOT NULL CHECK (length(subject_label) <= 200)
);
CREATE INDEX audit_entries_newest ON audit_entries (created_at DESC, id DESC);
CREATE INDEX audit_entries_actor ON audit_entries (actor_id, created_at DESC, id DESC);
CREATE INDEX audit_entries_subject ON audit_entries (subject_id);
-- One entry a day for each person and reader.
CREATE UNIQUE INDEX audit_entries_opened ON audit_entries (subject_id, actor_id, ((created_at AT TIME ZONE 'Europe/London')::date))
  WHERE action = 'person_opened';
ALTER TABLE audit_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON audit_entries TO agency_app;
GRANT SELECT, INSERT, UPDATE (actor_name, subject_label) ON audit_entries TO agency_keeper;
CREATE POLICY audit_entries_system ON audit_entries TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY audit_entries_keeper ON audit_entries TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY audit_entries_admin_read ON audit_entries FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY audit_entries_own_write ON audit_entries FOR INSERT TO agency_app
  WITH CHECK (actor_id = (SELECT app.actor_id()));

-- Reports of browsers about the content security policy: one row per day and kind, counted.
CREATE TABLE csp_reports (
  day       date NOT NULL,
  page      text NOT NULL CHECK (length(page) <= 300),
  directive text NOT NULL CHECK (length(directive) <= 300),
  blocked   text NOT NULL CHECK (length(blocked) <= 300),
  reports   integer NOT NULL DEFAULT 1 CHECK (reports > 0),
  last_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (day, page, directive, blocked)
);
CREATE INDEX csp_reports_newest ON csp_reports (last_at DESC);
ALTER TABLE csp_reports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE ON csp_reports TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON csp_reports TO agency_keeper;
CREATE POLICY csp_reports_system ON csp_reports TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY csp_reports_keeper ON csp_reports TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY csp_reports_admin_read ON csp_reports FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));

CREATE TABLE spent_challenges (
  -- The signature identifies the challenge.
  signature  text PRIMARY KEY CHECK (signature ~ '^[0-9a-f]{64}$'),
  -- After this time the challenge is refused anyway, and the row can be deleted.
  expires_at timestamptz NOT NULL
);
CREATE INDEX spent_challenges_expired ON spent_challenges (expires_at);
ALTER TABLE spent_challenges ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON spent_challenges TO agency_app;
CREATE POLICY spent_challenges_system ON spent_challenges TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));

-- Keys by which other programs act for a member of staff (docs/decisions/0095).
CREATE TABLE api_keys (
  -- Made with the form, so that sending a form twice creates one key.
  id                uuid PRIMARY KEY,
  name              text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- The beginning of the key, for people to recognise it. The key itself is not stored.
  beginning         text NOT NULL CHECK (beginning ~ '^agk_[A-Za-z0-9_-]{6}$'),
  token_hash        bytea NOT NULL CHECK (octet_length(token_hash) = 32) UNIQUE,
  scopes            text[] NOT NULL
    CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['jobs:write', 'applications:read', 'candidates:read', 'clients:read', 'webhooks:read', 'webhooks:write']),
  account_id        uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- NULL: created on the command line, or by a deleted account.
  created_by        uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at        timestamptz NOT NULL DEFAULT now(),
  expires_at        timestamptz NOT NULL,
  -- Rounded to the minute.
  last_used_at      timestamptz,
  revoked_at        timestamptz,
  requests_a_minute integer NOT NULL CHECK (requests_a_minute BETWEEN 1 AND 6000),
  -- Requests in the current window, counted for all processes.
  window_started_at timestamptz NOT NULL DEFAULT now(),
  window_requests   integer NOT NULL DEFAULT 0 CHECK (window_requests >= 0),
  CONSTRAINT api_keys_check CHECK (expires_at > created_at)
);
CREATE INDEX api_keys_account ON api_keys (account_id);
CREATE INDEX api_keys_created_by ON api_keys (created_by);
ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT
  SELECT (id, name, beginning, scopes, account_id, created_by, created_at, expires_at, last_used_at, revoked_at, requests_a_minute),
  INSERT (id, name, beginning, token_hash, scopes, account_id, created_by, expires_at, requests_a_minute),
  UPDATE (revoked_at)
ON api_keys TO agency_app;
GRANT SELECT, UPDATE (last_used_at, revoked_at, window_started_at, window_requests), DELETE ON api_keys TO agency_keeper;
CREATE POLICY api_keys_system ON api_keys TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY api_keys_keeper ON api_keys TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY api_keys_admin_read ON api_keys FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY api_keys_admin_add ON api_keys FOR INSERT TO agency_app
  WITH CHECK ((SELECT is_admin(app.actor_id())) AND created_by = (SELECT app.actor_id()) AND app.may_work_desk(account_id));
CREATE POLICY api_keys_admin_revoke ON api_keys FOR UPDATE TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
