-- The jobs of an administrator who is deleted go to another one, and the start of an IP block is logged
-- (docs/decisions/0040).

-- Handing over jobs ---------------------------------------------------------------------------------------------------

GRANT UPDATE (user_id) ON jobs TO agency_keeper;
CREATE POLICY jobs_keeper_hand_over ON jobs FOR UPDATE TO agency_keeper USING (true) WITH CHECK (true);
GRANT INSERT ON audit_entries TO agency_keeper;
-- A generated column of jobs is computed again with every update.
GRANT EXECUTE ON FUNCTION app.pay_per_year TO agency_keeper;

-- A job that is handed over says the same as before: its date for search engines and the version that open forms compare
-- stay. Only app.take_over_jobs may change user_id, and it changes nothing else.
CREATE OR REPLACE TRIGGER jobs_touch BEFORE UPDATE ON jobs FOR EACH ROW
  WHEN (NEW.user_id = OLD.user_id) EXECUTE FUNCTION app.touch_updated_at();

-- Gives the jobs of an administrator to the administrator who is acting, with one audit entry for each job. The applications
-- for a job belong to the job, so they go with it.
CREATE FUNCTION app.take_over_jobs(_user_id uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_admin();
  WITH taken AS (
    UPDATE public.jobs SET user_id = app.actor_id() WHERE user_id = _user_id RETURNING id, title
  )
  INSERT INTO public.audit_entries (actor_id, actor_name, action, subject_type, subject_id, subject_label)
  SELECT a.id, a.full_name, 'job_taken_over', 'job', t.id, t.title
  FROM taken AS t, public.profiles AS a WHERE a.id = app.actor_id();
END
$$;

-- As before (0010), but the jobs of an administrator stay. The lock comes first: a job that is being posted at this moment
-- is either there afterwards, or refused because its owner is gone.
CREATE OR REPLACE FUNCTION app.remove_account(_user_id uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  address text;
  account_role text;
BEGIN
  SELECT lower(email::text), role INTO address, account_role FROM public.profiles WHERE id = _user_id FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  IF account_role = 'admin' THEN PERFORM app.take_over_jobs(_user_id); END IF;
  DELETE FROM public.profiles WHERE id = _user_id;
  DELETE FROM public.security_events WHERE email = app.login_identifier(address);
  DELETE FROM public.login_failures AS f WHERE f.identifier = app.login_identifier(address);
  UPDATE public.audit_entries SET subject_label = '' WHERE subject_type = 'account' AND subject_id = _user_id::text;
  UPDATE public.audit_entries SET subject_label = '' WHERE subject_type = 'passkey' AND actor_id = _user_id;
  IF account_role <> 'admin' THEN UPDATE public.audit_entries SET actor_name = '' WHERE actor_id = _user_id; END IF;
  RETURN true;
END
$$;

-- Blocked addresses ---------------------------------------------------------------------------------------------------

-- As before (0004), and the first refusal of a window is logged as 'ip_blocked'. `attempts` stops at max_attempts + 2: one
-- more than allowed is the first refusal, two more is any later one.
DROP FUNCTION check_ip_rate_limit;
CREATE FUNCTION check_ip_rate_limit(
  ip_address inet, endpoint text, max_attempts integer DEFAULT 10, window_minutes integer DEFAULT 15, user_agent text DEFAULT NULL
) RETURNS boolean
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
                    ELSE least(a.attempts, $3 + 1) + 1 END,
    started_at = CASE WHEN a.started_at <= clock_timestamp() - make_interval(mins => $4) THEN clock_timestamp()
                      ELSE a.started_at END
  RETURNING a.attempts INTO made;
  IF made = $3 + 1 THEN
    PERFORM app.keep_security_event('ip_blocked', app.risk_of('ip_blocked'), NULL, NULL, $1, $5,
                                    jsonb_build_object('endpoint', $2, 'minutes', $4));
  END IF;
  RETURN made <= $3;
END
$$;

GRANT CREATE ON SCHEMA public, app TO agency_keeper;
ALTER FUNCTION app.take_over_jobs OWNER TO agency_keeper;
ALTER FUNCTION check_ip_rate_limit OWNER TO agency_keeper;
REVOKE CREATE ON SCHEMA public, app FROM agency_keeper;
GRANT EXECUTE ON FUNCTION check_ip_rate_limit TO agency_app;
