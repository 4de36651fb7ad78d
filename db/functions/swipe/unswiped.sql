-- A condition for EXECUTE: one subquery, so that it is read once and kept as a hash. It leaves out the open jobs that the account posted.
CREATE OR REPLACE FUNCTION app.unswiped() RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT 'id NOT IN (SELECT job_id FROM public.swiped_jobs WHERE user_id = (SELECT app.actor_id())
                     UNION ALL SELECT job_id FROM public.liked_jobs WHERE user_id = (SELECT app.actor_id())
                     UNION ALL SELECT j.id FROM public.jobs AS j WHERE j.user_id = (SELECT app.actor_id()) AND j.status = ''open'')'
$$;

GRANT EXECUTE ON FUNCTION app.unswiped TO agency_reader;
