-- Returns the promises of an advert: when its owner last confirmed that it is open, and within how many days applications
-- get a reply.
CREATE OR REPLACE FUNCTION get_public_job_promises(_job_id uuid, OUT confirmed_at timestamptz, OUT reply_days integer)
  RETURNS SETOF record
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT j.confirmed_at, coalesce(j.reply_days, (SELECT s.reply_days FROM public.settings AS s), 7)::integer
  FROM public.jobs AS j WHERE j.id = _job_id AND j.status = 'open' AND j.closes_at > now()
$$;

ALTER FUNCTION get_public_job_promises OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_public_job_promises TO agency_app;
