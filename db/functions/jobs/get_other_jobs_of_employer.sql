-- Returns up to _limit other open jobs that the owner of the given job posted for the same company, newest first. An agency
-- posts for many companies, so only its newest five hundred jobs are read and pages cost the same however many there are.
CREATE OR REPLACE FUNCTION get_other_jobs_of_employer(_job_id uuid, _limit integer DEFAULT 4) RETURNS SETOF public_job
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  WITH given AS MATERIALIZED (
    SELECT id, user_id, company FROM public.jobs WHERE id = _job_id AND status <> 'draft'
  ),
  others AS MATERIALIZED (
    SELECT n.id FROM given AS g, LATERAL (
      SELECT j.id, j.company, j.status, j.closes_at, j.created_at FROM public.jobs AS j WHERE j.user_id = g.user_id
      ORDER BY j.created_at DESC, j.id DESC LIMIT 500
    ) AS n
    WHERE n.company = g.company AND n.id <> g.id AND n.status = 'open' AND n.closes_at > now()
    ORDER BY n.created_at DESC, n.id DESC LIMIT least(greatest(coalesce(_limit, 4), 1), 20)
  )
  SELECT (app.public_job(n, (SELECT l.logo FROM public.employer_logos AS l WHERE l.user_id = n.user_id AND l.company_key = lower(n.company)))).*
  FROM others JOIN public.jobs AS n USING (id) ORDER BY n.created_at DESC, n.id DESC
$$;

ALTER FUNCTION get_other_jobs_of_employer OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_other_jobs_of_employer TO agency_app;
