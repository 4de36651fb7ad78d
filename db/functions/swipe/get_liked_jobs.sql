-- Returns liked jobs of the asking account, newest first, including closed ones. Finds the page on indexes alone and reads
-- only its jobs. Uses subqueries because for joins the planner assumes one application and one draft, and would read all of
-- them for each job.
CREATE OR REPLACE FUNCTION get_liked_jobs(_limit integer DEFAULT 50, _offset integer DEFAULT 0) RETURNS SETOF candidate_job
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  WITH page AS MATERIALIZED (
    SELECT l.id, l.job_id, l.created_at, l.applied, l.applied_at
    FROM public.liked_jobs AS l
    WHERE l.user_id = (SELECT app.actor_id())
      AND (SELECT j.status FROM public.jobs AS j WHERE j.id = l.job_id) <> 'draft'
    ORDER BY l.created_at DESC, l.id DESC
    LIMIT least(greatest(coalesce(_limit, 50), 1), 100) OFFSET least(greatest(coalesce(_offset, 0), 0), 9900)
  ),
  own AS MATERIALIZED (
    SELECT a.id, a.job_id FROM public.applications AS a
    WHERE a.candidate_id = (SELECT app.actor_id()) AND a.job_id = ANY (ARRAY(SELECT job_id FROM page))
  )
  SELECT app.public_job(j, (SELECT l.logo FROM public.employer_logos AS l WHERE l.user_id = j.user_id AND l.company_key = lower(j.company))),
         l.created_at, l.applied, l.applied_at, own.id
  FROM page AS l JOIN public.jobs AS j ON j.id = l.job_id LEFT JOIN own ON own.job_id = l.job_id
  ORDER BY l.created_at DESC, l.id DESC
$$;

ALTER FUNCTION get_liked_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_liked_jobs TO agency_app;
