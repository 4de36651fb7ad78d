-- Returns a job for as long as it exists, even closed or expired (is_open is then false); drafts never.
CREATE OR REPLACE FUNCTION get_public_job_by_id(_job_id uuid) RETURNS SETOF public_job
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT (app.public_job(jobs, (SELECT l.logo FROM public.employer_logos AS l WHERE l.user_id = jobs.user_id AND l.company_key = lower(jobs.company)))).*
  FROM public.jobs WHERE id = _job_id AND status <> 'draft'
$$;

ALTER FUNCTION get_public_job_by_id OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_public_job_by_id TO agency_app;
