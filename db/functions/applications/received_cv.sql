-- Returns true if the asking account received an application with this CV that was not withdrawn. Consultants receive those
-- for all jobs of the agency.
CREATE OR REPLACE FUNCTION app.received_cv(_cv_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT EXISTS (SELECT FROM public.applications AS a JOIN public.jobs AS j ON j.id = a.job_id
                 WHERE a.cv_id = _cv_id AND a.status <> 'withdrawn' 
                   AND (j.user_id = app.actor_id()
                        OR (app.is_consultant(app.actor_id()) AND j.user_id = ANY (app.staff_ids()))))
$$;

ALTER FUNCTION app.received_cv OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.received_cv TO agency_app;
