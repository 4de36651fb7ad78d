CREATE OR REPLACE FUNCTION app.is_open_job(_job_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM public.jobs WHERE id = _job_id AND status = 'open' AND closes_at > now()) $$;

ALTER FUNCTION app.is_open_job OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.is_open_job TO agency_app;
