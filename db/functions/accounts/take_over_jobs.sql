-- Gives the jobs of an administrator to the administrator who is acting, with one audit entry for each job. The applications
-- for a job belong to the job, so they go with it.
CREATE OR REPLACE FUNCTION app.take_over_jobs(_user_id uuid) RETURNS void
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

ALTER FUNCTION app.take_over_jobs OWNER TO agency_keeper;
