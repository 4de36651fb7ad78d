-- Returns the jobs that the calling account has swiped or liked.
CREATE OR REPLACE FUNCTION app.swiped_jobs() RETURNS uuid[]
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT ARRAY(
    SELECT job_id FROM public.swiped_jobs WHERE user_id = (SELECT app.actor_id())
    UNION SELECT job_id FROM public.liked_jobs WHERE user_id = (SELECT app.actor_id()))
$$;

GRANT EXECUTE ON FUNCTION app.swiped_jobs TO agency_reader;
