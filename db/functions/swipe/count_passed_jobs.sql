CREATE OR REPLACE FUNCTION count_passed_jobs() RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT count(*)::integer FROM public.jobs
  WHERE id = ANY (ARRAY(
      SELECT job_id FROM public.swiped_jobs WHERE user_id = (SELECT app.actor_id()) AND action = 'pass'
      EXCEPT SELECT job_id FROM public.liked_jobs WHERE user_id = (SELECT app.actor_id())))
    AND status = 'open' AND closes_at > now()
$$;

ALTER FUNCTION count_passed_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_passed_jobs TO agency_app;
