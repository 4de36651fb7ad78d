-- A condition for EXECUTE: one subquery, so that it is read once and kept as a hash.
CREATE OR REPLACE FUNCTION app.unswiped() RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT 'id NOT IN (SELECT job_id FROM public.swiped_jobs WHERE user_id = (SELECT app.actor_id())
                     UNION ALL SELECT job_id FROM public.liked_jobs WHERE user_id = (SELECT app.actor_id()))'
$$;

GRANT EXECUTE ON FUNCTION app.unswiped TO agency_reader;
