-- spec: accounts §6 "job_seeker / signed-in user": every approved account may apply. The agency may let candidates apply
-- before approval.
CREATE OR REPLACE FUNCTION app.may_apply(_user_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT EXISTS (SELECT FROM public.profiles
                 WHERE id = _user_id
                   AND (status = 'approved' OR (role = 'job_seeker' AND status = 'pending' AND app.may_apply_waiting())))
$$;

ALTER FUNCTION app.may_apply OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.may_apply TO agency_app;
