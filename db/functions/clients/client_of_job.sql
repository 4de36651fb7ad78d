-- Returns the client of a job: the chosen one of an agency job, or the client linked to an employer's account. The caller's
-- row-level security applies.
CREATE OR REPLACE FUNCTION app.client_of_job(_job_id uuid) RETURNS uuid
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT coalesce(j.client_id, c.id) FROM public.jobs AS j LEFT JOIN public.clients AS c ON c.account_id = j.user_id
  WHERE j.id = _job_id
$$;

GRANT EXECUTE ON FUNCTION app.client_of_job TO agency_app;
