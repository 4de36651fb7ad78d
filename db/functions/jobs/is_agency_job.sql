-- Returns true if the agency decides about a job's applications: a member of staff posted it, or it was deleted.
CREATE OR REPLACE FUNCTION app.is_agency_job(_job_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT coalesce((SELECT j.user_id = ANY (app.staff_ids()) FROM public.jobs AS j WHERE j.id = _job_id), true) $$;

ALTER FUNCTION app.is_agency_job OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.is_agency_job TO agency_app;
