-- Signing in, approval, and what is written down about both.
--
-- agency_keeper  owns the SECURITY DEFINER procedures that change what nobody may change by hand: roles, statuses,
--                stamps, counters of failed attempts, the log of security events. Nobody can sign in as it.

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'agency_keeper') THEN
    CREATE ROLE agency_keeper NOLOGIN;
  END IF;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
DO $$
BEGIN
  EXECUTE format('GRANT agency_keeper TO %I', current_user);
EXCEPTION
  WHEN insufficient_privilege THEN NULL;
END
$$;
-- CREATE only until it has been given its functions, below.
GRANT USAGE, CREATE ON SCHEMA public, app TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.actor_id(), app.is_system(), is_admin(uuid), app.searchable, app.contains_pattern TO agency_keeper;

-- What a person signs in with. Apart from the profile, so that no list of people can ever show it.
CREATE TABLE credentials (
  user_id            uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  password_hash      text NOT NULL CHECK (password_hash LIKE '$argon2id$%'),
  email_confirmed_at timestamptz,
  -- Asked for, and not confirmed yet.
  pending_email      citext CHECK (length(pending_email) BETWEEN 3 AND 254 AND pending_email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  -- Where the notice of a changed address goes: to whoever could read the old one.
  previous_email     citext,
  -- When the agency was told that this person waits.
  announced_at       timestamptz,
  -- When this person was last told that somebody asked for another account with their address.
  reminded_at        timestamptz,
  -- Links that anybody can have sent to this address: how many lately, and when the last one was asked for.
  links_asked_for    integer NOT NULL DEFAULT 0 CHECK (links_asked_for >= 0),
  link_asked_at      timestamptz
);

-- spec: accounts §3 "Session". Only the SHA-256 of a token is kept: who reads this table can sign in as nobody.
CREATE TABLE sessions (
  token_hash           bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  user_id              uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- restricted: somebody who waits for approval; second_factor: the password was right, the passkey is still to come.
  kind                 text NOT NULL CHECK (kind IN ('full', 'restricted', 'second_factor')),
  created_at           timestamptz NOT NULL DEFAULT now(),
  expires_at           timestamptz NOT NULL,
  -- What the passkey of this session has to sign next.
  challenge            text CHECK (length(challenge) BETWEEN 16 AND 200),
  challenge_expires_at timestamptz,
  CHECK (expires_at > created_at),
  CHECK ((challenge IS NULL) = (challenge_expires_at IS NULL))
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Single-use links in mails, again by hash only.
CREATE TABLE account_links (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  user_id    uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  purpose    text NOT NULL CHECK (purpose IN ('confirm_email', 'reset_password', 'change_email')),
  new_email  citext,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at    timestamptz,
  CHECK ((purpose = 'change_email') = (new_email IS NOT NULL))
);
CREATE INDEX account_links_user ON account_links (user_id, purpose);
CREATE INDEX account_links_expiry ON account_links (expires_at);

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

CREATE TABLE bootstrap_tokens (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at    timestamptz,
  used_by    uuid REFERENCES profiles (id) ON DELETE SET NULL
);
CREATE INDEX bootstrap_tokens_used_by ON bootstrap_tokens (used_by);

-- Failed attempts to sign in, by e-mail, whether or not there is such an account.
CREATE TABLE login_failures (
  identifier      text NOT NULL CHECK (length(identifier) BETWEEN 1 AND 300),
  lockout_type    text NOT NULL CHECK (lockout_type IN ('email')),
  failures        integer NOT NULL CHECK (failures >= 0),
  first_failed_at timestamptz NOT NULL,
  locked_until    timestamptz,
  PRIMARY KEY (identifier, lockout_type)
);
CREATE INDEX login_failures_age ON login_failures (first_failed_at);

CREATE TABLE ip_attempts (
  ip         inet NOT NULL,
  endpoint   text NOT NULL CHECK (length(endpoint) BETWEEN 1 AND 60),
  attempts   integer NOT NULL CHECK (attempts > 0),
  started_at timestamptz NOT NULL,
  PRIMARY KEY (ip, endpoint)
);
CREATE INDEX ip_attempts_age ON ip_attempts (started_at);

-- spec: accounts §3 "Security event", with its risk level (§9).
CREATE TABLE security_events (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  event_type text NOT NULL CHECK (event_type ~ '^[a-z][a-z_]{0,59}$'),
  risk_level text NOT NULL DEFAULT 'low' CHECK (risk_level IN ('low', 'medium', 'high')),
  user_id    uuid REFERENCES profiles (id) ON DELETE CASCADE,
  -- Of somebody who is not signed in: what they said they were called, in lower case.
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

-- How many events came in each second: past a hundred they are counted, not kept.
CREATE TABLE security_event_rates (
  second timestamptz PRIMARY KEY,
  events integer NOT NULL CHECK (events > 0)
);

-- Who did what to whom, when. Written in the transaction that does it, and never changed.
CREATE TABLE audit_entries (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at    timestamptz NOT NULL DEFAULT now(),
  -- No foreign keys: the entry outlives both. Of whoever is deleted only the id stays; but an administrator who acted
  -- stays named, because the agency has to answer for what it decided.
  actor_id      uuid NOT NULL,
  actor_name    text NOT NULL CHECK (length(actor_name) <= 100),
  action        text NOT NULL CHECK (action ~ '^[a-z][a-z_]{0,59}$'),
  subject_type  text NOT NULL CHECK (subject_type IN ('account', 'job', 'passkey')),
  subject_id    text NOT NULL CHECK (length(subject_id) BETWEEN 1 AND 100),
  subject_label text NOT NULL CHECK (length(subject_label) <= 200)
);
CREATE INDEX audit_entries_newest ON audit_entries (created_at DESC, id DESC);
CREATE INDEX audit_entries_actor ON audit_entries (actor_id, created_at DESC, id DESC);
CREATE INDEX audit_entries_subject ON audit_entries (subject_id);

-- What browsers say the content security policy stopped: one row a day for each kind, counted.
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

-- Row-level security: all of it is the system's, admins may read what was written down, people their own passkeys.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['credentials', 'sessions', 'account_links', 'passkeys', 'bootstrap_tokens', 'login_failures',
                              'ip_attempts', 'security_events', 'security_event_rates', 'audit_entries', 'csp_reports'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()))',
                   name || '_system', name);
    EXECUTE format('CREATE POLICY %I ON %I TO agency_keeper USING (true) WITH CHECK (true)', name || '_keeper', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['security_events', 'security_event_rates', 'audit_entries', 'csp_reports'] LOOP
    EXECUTE format('CREATE POLICY %I ON %I FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())))',
                   name || '_admin_read', name);
  END LOOP;
END
$$;
CREATE POLICY passkeys_own_read ON passkeys FOR SELECT TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY audit_entries_own_write ON audit_entries FOR INSERT TO agency_app WITH CHECK (actor_id = (SELECT app.actor_id()));
CREATE POLICY profiles_keeper ON profiles TO agency_keeper USING (true) WITH CHECK (true);

GRANT SELECT, INSERT, UPDATE, DELETE ON credentials, sessions, passkeys TO agency_app;
GRANT SELECT, INSERT, DELETE ON account_links TO agency_app;
GRANT UPDATE (used_at) ON account_links TO agency_app;
GRANT SELECT, INSERT ON bootstrap_tokens TO agency_app;
GRANT SELECT ON security_events, security_event_rates TO agency_app;
GRANT SELECT, INSERT ON audit_entries TO agency_app;
GRANT SELECT, INSERT, UPDATE ON csp_reports TO agency_app;
-- Counters and the log are reached by the procedures below alone.
GRANT SELECT, INSERT, UPDATE, DELETE ON login_failures, ip_attempts, security_event_rates TO agency_keeper;
GRANT SELECT, INSERT, DELETE ON security_events TO agency_keeper;
GRANT SELECT, DELETE ON sessions, account_links, csp_reports TO agency_keeper;
GRANT SELECT, UPDATE, DELETE ON bootstrap_tokens TO agency_keeper;
GRANT SELECT, UPDATE (email_confirmed_at, pending_email, previous_email) ON credentials TO agency_keeper;
GRANT SELECT, UPDATE (actor_name, subject_label) ON audit_entries TO agency_keeper;
GRANT SELECT, UPDATE (role, status, approved_by, approved_at, email), DELETE ON profiles TO agency_keeper;

-- What the list of accounts is searched by.
ALTER TABLE profiles ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (' ' || app.searchable(full_name) || ' ' || app.searchable(email::text)) STORED;
CREATE INDEX profiles_search ON profiles USING gin (search_text gin_trgm_ops);
CREATE INDEX profiles_status ON profiles (status, created_at DESC, id DESC);
CREATE INDEX profiles_role ON profiles (role, created_at DESC, id DESC);

-- ── Who is asking ────────────────────────────────────────────────────────────────────────────────────────────────────

-- One indexed look, at every request that carries a cookie. Whoever was rejected has no session, and a full one only
-- counts while the account is approved.
CREATE FUNCTION app.find_session(_token_hash bytea)
  RETURNS TABLE (user_id uuid, kind text, email text, full_name text, role text, status text, created_at timestamptz, expires_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT s.user_id, s.kind, p.email::text, p.full_name, p.role, p.status, s.created_at, s.expires_at
  FROM public.sessions AS s JOIN public.profiles AS p ON p.id = s.user_id
  WHERE s.token_hash = _token_hash AND s.expires_at > now() AND p.status <> 'rejected'
    AND (s.kind = 'restricted' OR p.status = 'approved')
$$;

-- An account that is something else now is signed out everywhere. Only whoever waited and was approved keeps the
-- restricted session: it can do nothing but tell them so.
CREATE FUNCTION app.end_sessions_of_changed_account() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF NEW.role <> OLD.role OR (NEW.status <> OLD.status AND NOT (OLD.status = 'pending' AND NEW.status = 'approved')) THEN
    DELETE FROM public.sessions WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER profiles_end_sessions AFTER UPDATE OF role, status ON profiles
  FOR EACH ROW EXECUTE FUNCTION app.end_sessions_of_changed_account();

-- ── Attempts (spec: accounts §7, §9) ─────────────────────────────────────────────────────────────────────────────────

-- ' Ｄev@Example.com' and 'dev@example.com' share one counter.
CREATE FUNCTION app.login_identifier(_text text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
  RETURN left(lower(regexp_replace(normalize(_text, NFKC), '\s', '', 'g')), 300);

CREATE FUNCTION check_account_lockout(identifier text, lockout_type text DEFAULT 'email')
  RETURNS TABLE (is_locked boolean, retry_after_seconds integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT coalesce(max(f.locked_until) > now(), false),
         greatest(0, coalesce(ceil(extract(epoch FROM max(f.locked_until) - now())), 0))::integer
  FROM public.login_failures AS f
  WHERE f.identifier = app.login_identifier($1) AND f.lockout_type = $2
$$;

-- Counts an attempt before its password is looked at, so that attempts that come together cannot outrun the count; one
-- that succeeds takes it back (clear_failed_login_attempts). The fifth within 15 minutes locks for 15 minutes.
-- Answers whether this attempt was refused because of a lock; then nothing was counted, and the lock is not extended.
CREATE FUNCTION record_failed_login(identifier text, lockout_type text DEFAULT 'email')
  RETURNS TABLE (is_locked boolean, retry_after_seconds integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
#variable_conflict use_column
DECLARE
  who CONSTANT text := app.login_identifier($1);
  span CONSTANT interval := interval '15 minutes';
  most CONSTANT integer := 5;
  moment timestamptz;
  known public.login_failures;
BEGIN
  INSERT INTO public.login_failures VALUES (who, $2, 0, clock_timestamp(), NULL) ON CONFLICT DO NOTHING;
  SELECT * INTO known FROM public.login_failures AS f WHERE f.identifier = who AND f.lockout_type = $2 FOR UPDATE;
  moment := clock_timestamp();
  IF known.locked_until > moment THEN
    RETURN QUERY SELECT true, ceil(extract(epoch FROM known.locked_until - moment))::integer;
    RETURN;
  END IF;
  IF known.locked_until IS NOT NULL OR known.first_failed_at <= moment - span THEN
    known.failures := 0;
    known.first_failed_at := moment;
  END IF;
  UPDATE public.login_failures AS f
  SET failures = known.failures + 1, first_failed_at = known.first_failed_at,
      locked_until = CASE WHEN known.failures + 1 >= most THEN moment + span END
  WHERE f.identifier = who AND f.lockout_type = $2;
  RETURN QUERY SELECT false, 0;
END
$$;

CREATE FUNCTION clear_failed_login_attempts(identifier text, lockout_type text DEFAULT 'email') RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  DELETE FROM public.login_failures AS f WHERE f.identifier = app.login_identifier($1) AND f.lockout_type = $2
$$;

-- True: this attempt may go on. Refused attempts do not lengthen the window. IPv6 counts by /64, which is one household.
CREATE FUNCTION check_ip_rate_limit(ip_address inet, endpoint text, max_attempts integer DEFAULT 10, window_minutes integer DEFAULT 15)
  RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
#variable_conflict use_column
DECLARE
  who CONSTANT inet := CASE WHEN family($1) = 6 THEN network(set_masklen($1, 64))::inet ELSE host($1)::inet END;
  made integer;
BEGIN
  INSERT INTO public.ip_attempts AS a VALUES (who, $2, 1, clock_timestamp())
  ON CONFLICT (ip, endpoint) DO UPDATE SET
    attempts = CASE WHEN a.started_at <= clock_timestamp() - make_interval(mins => $4) THEN 1
                    ELSE least(a.attempts, $3) + 1 END,
    started_at = CASE WHEN a.started_at <= clock_timestamp() - make_interval(mins => $4) THEN clock_timestamp()
                      ELSE a.started_at END
  RETURNING a.attempts INTO made;
  RETURN made <= $3;
END
$$;

-- ── The log of security events ───────────────────────────────────────────────────────────────────────────────────────

-- Of a storm the first hundred of each second are kept and all are counted.
CREATE FUNCTION app.keep_security_event(
  _type text, _risk text, _user_id uuid, _email text, _ip inet, _user_agent text, _details jsonb
) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  events_now integer;
BEGIN
  INSERT INTO public.security_event_rates AS r VALUES (date_trunc('second', clock_timestamp()), 1)
  ON CONFLICT (second) DO UPDATE SET events = r.events + 1
  RETURNING events INTO events_now;
  IF events_now > 100 THEN RETURN; END IF;
  INSERT INTO public.security_events (event_type, risk_level, user_id, email, ip, user_agent, details)
  VALUES (_type, _risk, _user_id, left(lower(_email), 300), _ip, left(_user_agent, 300), coalesce(_details, '{}'));
END
$$;

-- spec: accounts §9 "Risk levels for suspicious activity".
CREATE FUNCTION app.risk_of(_type text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
  RETURN CASE
    WHEN _type IN ('malicious_input', 'concurrent_session', 'ip_blocked', 'excessive_form_submissions') THEN 'high'
    WHEN _type IN ('rapid_navigation', 'devtools_opened', 'rate_limit_exceeded') THEN 'medium'
    ELSE 'low' END;

CREATE FUNCTION log_security_event(
  event_type text, event_details jsonb DEFAULT '{}', user_id uuid DEFAULT NULL, ip_address inet DEFAULT NULL, user_agent text DEFAULT NULL
) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT app.keep_security_event($1, app.risk_of($1), $3, NULL, $4, $5, $2) $$;

CREATE FUNCTION log_suspicious_activity(
  activity_type text, details jsonb DEFAULT '{}', risk_level text DEFAULT NULL,
  user_id uuid DEFAULT NULL, ip_address inet DEFAULT NULL, user_agent text DEFAULT NULL
) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT app.keep_security_event($1, coalesce($3, app.risk_of($1)), $4, NULL, $5, $6, $2) $$;

CREATE FUNCTION log_failed_login_attempt(email_attempted text, client_ip inet DEFAULT NULL, user_agent_string text DEFAULT NULL)
  RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT app.keep_security_event('failed_login', 'low', NULL, app.login_identifier($1), $2, $3, '{}') $$;

-- ── What admins decide ───────────────────────────────────────────────────────────────────────────────────────────────

CREATE FUNCTION app.demand_admin() RETURNS void
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF public.is_admin(app.actor_id()) IS NOT TRUE THEN
    RAISE insufficient_privilege USING MESSAGE = 'only an administrator may do this';
  END IF;
END
$$;

-- 'decided', 'already_decided' or 'not_found'. Whoever comes second changes nothing.
CREATE FUNCTION app.decide_account(_user_id uuid, _status text) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_admin();
  IF _status NOT IN ('approved', 'rejected') THEN RAISE invalid_parameter_value; END IF;
  UPDATE public.profiles SET status = _status, approved_by = app.actor_id(), approved_at = now()
  WHERE id = _user_id AND status = 'pending';
  IF FOUND THEN RETURN 'decided'; END IF;
  RETURN CASE WHEN EXISTS (SELECT FROM public.profiles WHERE id = _user_id) THEN 'already_decided' ELSE 'not_found' END;
END
$$;

-- 'deleted', 'not_found' or 'yourself'. Everything of that person goes with them: by foreign keys what hangs on the
-- profile, and here what names their address. An admin who was deleted a moment ago deletes nobody, so one always stays.
CREATE FUNCTION app.delete_account(_user_id uuid) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  address text;
  was text;
BEGIN
  PERFORM pg_advisory_xact_lock(7215004);
  PERFORM app.demand_admin();
  IF _user_id = app.actor_id() THEN RETURN 'yourself'; END IF;
  DELETE FROM public.profiles WHERE id = _user_id RETURNING lower(email::text), role INTO address, was;
  IF address IS NULL THEN RETURN 'not_found'; END IF;
  DELETE FROM public.security_events WHERE email = app.login_identifier(address);
  DELETE FROM public.login_failures AS f WHERE f.identifier = app.login_identifier(address);
  UPDATE public.audit_entries SET subject_label = '' WHERE subject_type = 'account' AND subject_id = _user_id::text;
  UPDATE public.audit_entries SET subject_label = '' WHERE subject_type = 'passkey' AND actor_id = _user_id;
  IF was <> 'admin' THEN UPDATE public.audit_entries SET actor_name = '' WHERE actor_id = _user_id; END IF;
  RETURN 'deleted';
END
$$;

-- 'granted' or 'invalid'. Makes whoever asks an administrator, once for each token.
CREATE FUNCTION app.use_bootstrap_token(_token_hash bytea) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  UPDATE public.bootstrap_tokens SET used_at = now(), used_by = app.actor_id()
  WHERE token_hash = _token_hash AND used_at IS NULL AND expires_at > now() AND app.actor_id() IS NOT NULL;
  IF NOT FOUND THEN RETURN 'invalid'; END IF;
  UPDATE public.profiles SET role = 'admin', status = 'approved', approved_by = id, approved_at = now()
  WHERE id = app.actor_id() AND role <> 'admin' AND status <> 'rejected';
  -- An admin, or nobody at all, has no use for one: it stays unused.
  IF NOT FOUND THEN RAISE no_data_found; END IF;
  RETURN 'granted';
EXCEPTION
  WHEN no_data_found THEN RETURN 'invalid';
END
$$;

-- Puts the address that was asked for, and confirmed by its link, in the place of the old one: 'changed' or 'taken'.
CREATE FUNCTION app.change_email(_user_id uuid, _email citext) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF NOT app.is_system() THEN RAISE insufficient_privilege; END IF;
  UPDATE public.credentials SET pending_email = NULL, email_confirmed_at = now(), previous_email = p.email
  FROM public.profiles AS p WHERE p.id = _user_id AND user_id = _user_id;
  UPDATE public.profiles SET email = _email WHERE id = _user_id;
  RETURN 'changed';
EXCEPTION
  WHEN unique_violation THEN RETURN 'taken';
END
$$;

-- The conditions of the list of accounts, as text for EXECUTE; values stay parameters ($1 status, $2 role, $3 pattern).
CREATE FUNCTION app.account_conditions(_status text, _role text, _pattern text) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN 'true' || CASE WHEN _status IS NULL THEN '' ELSE ' AND status = $1' END
    || CASE WHEN _role IS NULL THEN '' ELSE ' AND role = $2' END
    || CASE WHEN _pattern IS NULL THEN '' ELSE ' AND search_text LIKE $3' END;

CREATE FUNCTION app.account_pattern(_search text) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN app.contains_pattern(nullif(btrim(app.searchable(left(_search, 100))), ''));

-- For admins: one page of all accounts, newest first (spec: accounts §2 "Admin dashboard").
CREATE FUNCTION app.list_accounts(
  _search text DEFAULT NULL, _status text DEFAULT NULL, _role text DEFAULT NULL, _limit integer DEFAULT 50, _offset integer DEFAULT 0
) RETURNS TABLE (id uuid, email text, full_name text, role text, status text, created_at timestamptz, approved_at timestamptz,
                 approved_by_name text, email_confirmed_at timestamptz)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  pattern text := app.account_pattern(_search);
BEGIN
  PERFORM app.demand_admin();
  RETURN QUERY EXECUTE format(
    'SELECT p.id, p.email::text, p.full_name, p.role, p.status, p.created_at, p.approved_at, a.full_name, c.email_confirmed_at
     FROM (SELECT id FROM public.profiles WHERE %s ORDER BY created_at DESC, id DESC LIMIT $4 OFFSET $5) AS page
     JOIN public.profiles AS p USING (id)
     LEFT JOIN public.profiles AS a ON a.id = p.approved_by
     LEFT JOIN public.credentials AS c ON c.user_id = p.id
     ORDER BY p.created_at DESC, p.id DESC', app.account_conditions(_status, _role, pattern))
  USING _status, _role, pattern, least(greatest(coalesce(_limit, 50), 1), 100), greatest(coalesce(_offset, 0), 0);
END
$$;

CREATE FUNCTION app.count_accounts(_search text DEFAULT NULL, _status text DEFAULT NULL, _role text DEFAULT NULL) RETURNS integer
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  pattern text := app.account_pattern(_search);
  total integer;
BEGIN
  PERFORM app.demand_admin();
  EXECUTE format('SELECT count(*)::integer FROM public.profiles WHERE %s', app.account_conditions(_status, _role, pattern))
  INTO total USING _status, _role, pattern;
  RETURN total;
END
$$;

-- Takes away what has had its time at a given moment. Events 90 days, used or expired links and tokens 7 days, requests
-- for an account that nobody confirmed 30 days. Not for the site, which could empty the log by naming a late moment.
CREATE FUNCTION app.purge_as_of(_now timestamptz) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  DELETE FROM public.sessions WHERE expires_at <= _now;
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

-- To be called once a day.
CREATE FUNCTION app.purge_expired() RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT app.purge_as_of(now()) $$;

ALTER FUNCTION app.find_session OWNER TO agency_keeper;
ALTER FUNCTION app.end_sessions_of_changed_account OWNER TO agency_keeper;
ALTER FUNCTION check_account_lockout OWNER TO agency_keeper;
ALTER FUNCTION record_failed_login OWNER TO agency_keeper;
ALTER FUNCTION clear_failed_login_attempts OWNER TO agency_keeper;
ALTER FUNCTION check_ip_rate_limit OWNER TO agency_keeper;
ALTER FUNCTION app.keep_security_event OWNER TO agency_keeper;
ALTER FUNCTION log_security_event OWNER TO agency_keeper;
ALTER FUNCTION log_suspicious_activity OWNER TO agency_keeper;
ALTER FUNCTION log_failed_login_attempt OWNER TO agency_keeper;
ALTER FUNCTION app.demand_admin OWNER TO agency_keeper;
ALTER FUNCTION app.decide_account OWNER TO agency_keeper;
ALTER FUNCTION app.delete_account OWNER TO agency_keeper;
ALTER FUNCTION app.use_bootstrap_token OWNER TO agency_keeper;
ALTER FUNCTION app.change_email OWNER TO agency_keeper;
ALTER FUNCTION app.list_accounts OWNER TO agency_keeper;
ALTER FUNCTION app.count_accounts OWNER TO agency_keeper;
ALTER FUNCTION app.purge_as_of OWNER TO agency_keeper;
ALTER FUNCTION app.purge_expired OWNER TO agency_keeper;
REVOKE CREATE ON SCHEMA public, app FROM agency_keeper;
GRANT EXECUTE ON FUNCTION app.login_identifier, app.risk_of, app.account_conditions, app.account_pattern TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.find_session, check_account_lockout, record_failed_login, clear_failed_login_attempts,
  check_ip_rate_limit, log_security_event, log_suspicious_activity, log_failed_login_attempt, app.decide_account,
  app.delete_account, app.use_bootstrap_token, app.change_email, app.list_accounts, app.count_accounts, app.purge_expired
  TO agency_app;
