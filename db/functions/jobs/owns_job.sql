CREATE OR REPLACE FUNCTION app.owns_job(_job_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM public.jobs WHERE id = _job_id AND user_id = app.actor_id()) $$;

ALTER FUNCTION app.owns_job OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.owns_job TO agency_app;
