-- Returns the next closing date at which the board changes; NULL if no job is open. Includes a date that has just passed,
-- because results read a moment earlier may still show that job.
CREATE OR REPLACE FUNCTION get_next_public_job_closing() RETURNS timestamptz
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT min(closes_at) FROM public.jobs WHERE status = 'open' AND closes_at > now() - interval '5 seconds' $$;

ALTER FUNCTION get_next_public_job_closing OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_next_public_job_closing TO agency_app;
