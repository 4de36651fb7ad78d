-- Returns passed jobs of the asking account that can be brought back, latest first: neither closed nor liked since.
CREATE OR REPLACE FUNCTION get_passed_jobs(_limit integer DEFAULT 50, _offset integer DEFAULT 0) RETURNS SETOF candidate_job
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  WITH page AS MATERIALIZED (
    SELECT s.job_id, s.created_at
    FROM public.swiped_jobs AS s JOIN public.jobs AS j ON j.id = s.job_id
    WHERE s.user_id = (SELECT app.actor_id()) AND s.action = 'pass' AND j.status = 'open' AND j.closes_at > now()
      AND NOT EXISTS (SELECT FROM public.liked_jobs AS l WHERE l.user_id = s.user_id AND l.job_id = s.job_id)
    ORDER BY s.created_at DESC, s.job_id
    LIMIT least(greatest(coalesce(_limit, 50), 1), 100) OFFSET least(greatest(coalesce(_offset, 0), 0), 9900)
  )
  SELECT app.public_job(j, (SELECT l.logo FROM public.employer_logos AS l WHERE l.user_id = j.user_id AND l.company_key = lower(j.company))),
         s.created_at, false, NULL::timestamptz, NULL::uuid
  FROM page AS s JOIN public.jobs AS j ON j.id = s.job_id
  ORDER BY s.created_at DESC, s.job_id
$$;

ALTER FUNCTION get_passed_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_passed_jobs TO agency_app;
