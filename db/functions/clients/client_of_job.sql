-- Whose job it is: chosen for a job of the agency, and of an employer's job the client that the account belongs to. Row-level
-- security of the asker decides.
CREATE OR REPLACE FUNCTION app.client_of_job(_job_id uuid) RETURNS uuid
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT coalesce(j.client_id, c.id) FROM public.jobs AS j LEFT JOIN public.clients AS c ON c.account_id = j.user_id
  WHERE j.id = _job_id
$$;

GRANT EXECUTE ON FUNCTION app.client_of_job TO agency_app;
