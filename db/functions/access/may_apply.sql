-- spec: accounts §6: job seekers apply; an account counts only once it is approved. The agency may let them apply while they wait.
CREATE OR REPLACE FUNCTION app.may_apply(_user_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT EXISTS (SELECT FROM public.profiles
                 WHERE id = _user_id AND role = 'job_seeker'
                   AND (status = 'approved' OR (status = 'pending' AND app.may_apply_waiting())))
$$;

ALTER FUNCTION app.may_apply OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.may_apply TO agency_app;
