-- Subqueries instead of joins, as in get_liked_jobs.
CREATE OR REPLACE FUNCTION count_liked_jobs() RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT count(*)::integer FROM public.liked_jobs AS l
  WHERE l.user_id = (SELECT app.actor_id())
    AND (SELECT j.status FROM public.jobs AS j WHERE j.id = l.job_id) <> 'draft'
$$;

ALTER FUNCTION count_liked_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_liked_jobs TO agency_app;
