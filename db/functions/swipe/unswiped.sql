-- Returns a condition for EXECUTE as one subquery, which PostgreSQL reads once into a hash. Also excludes open jobs that the
-- account posted.
CREATE OR REPLACE FUNCTION app.unswiped() RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT 'id NOT IN (SELECT job_id FROM public.swiped_jobs WHERE user_id = (SELECT app.actor_id())
                     UNION ALL SELECT job_id FROM public.liked_jobs WHERE user_id = (SELECT app.actor_id())
                     UNION ALL SELECT j.id FROM public.jobs AS j WHERE j.user_id = (SELECT app.actor_id()) AND j.status = ''open'')'
$$;

GRANT EXECUTE ON FUNCTION app.unswiped TO agency_reader;
