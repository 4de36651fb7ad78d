-- Browsers in which an account has signed in during the last 90 days: each has its own lockout counter, so that strangers who
-- lock an address do not lock out its owner (docs/decisions/0038). Only the SHA-256 of a token is kept.
CREATE TABLE known_browsers (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  user_id    uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CHECK (expires_at > created_at)
);
CREATE INDEX known_browsers_user ON known_browsers (user_id, expires_at);
CREATE INDEX known_browsers_expiry ON known_browsers (expires_at);

ALTER TABLE known_browsers ENABLE ROW LEVEL SECURITY;
ALTER TABLE known_browsers FORCE ROW LEVEL SECURITY;
CREATE POLICY known_browsers_system ON known_browsers TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY known_browsers_keeper ON known_browsers TO agency_keeper USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE, UPDATE (expires_at) ON known_browsers TO agency_app;
GRANT SELECT, DELETE ON known_browsers TO agency_keeper;

-- The counters of known browsers, and of signed-in people who confirm a change with their password. Both are named by a hash.
ALTER TABLE login_failures DROP CONSTRAINT login_failures_lockout_type_check;
ALTER TABLE login_failures ADD CONSTRAINT login_failures_lockout_type_check
  CHECK (lockout_type IN ('email', 'known_browser', 'confirmation'));

-- Deleting an account deletes its counters of confirmations, which are named '<account>:<session>' (0022).
CREATE INDEX login_failures_confirmations ON login_failures (left(identifier, 36)) WHERE lockout_type = 'confirmation';

-- When the owner was last told that sign-ins were locked, and that a signed-in session was.
ALTER TABLE credentials ADD COLUMN lock_notice_at timestamptz, ADD COLUMN session_lock_notice_at timestamptz;

-- As before (0004), with known browsers.
CREATE OR REPLACE FUNCTION app.purge_as_of(_now timestamptz) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  DELETE FROM public.sessions WHERE expires_at <= _now;
  DELETE FROM public.known_browsers WHERE expires_at <= _now;
  DELETE FROM public.account_links WHERE expires_at <= _now - interval '7 days';
  DELETE FROM public.bootstrap_tokens WHERE expires_at <= _now - interval '7 days';
  DELETE FROM public.login_failures WHERE first_failed_at <= _now - interval '1 day';
  DELETE FROM public.ip_attempts WHERE started_at <= _now - interval '1 day';
  DELETE FROM public.security_events WHERE created_at <= _now - interval '90 days';
  DELETE FROM public.security_event_rates WHERE second <= _now - interval '90 days';
  DELETE FROM public.csp_reports WHERE last_at <= _now - interval '90 days';
  DELETE FROM public.profiles AS p USING public.credentials AS c
  WHERE c.user_id = p.id AND p.status = 'pending' AND c.email_confirmed_at IS NULL
    AND p.created_at <= _now - interval '30 days';
$$;
