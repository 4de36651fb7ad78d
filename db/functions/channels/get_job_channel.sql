-- Returns whether a channel is on, whose jobs it gets, and a version that changes with each job, place and choice in its
-- feed: an open job that changes is the latest change, and a removed one lowers the count.
CREATE OR REPLACE FUNCTION get_job_channel(_channel text) RETURNS TABLE (jobs text, version text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  SELECT c.jobs, md5(concat_ws(' ',
    c.changed_at,
    (SELECT count(*) || ' ' || coalesce(max(j.updated_at)::text, '') FROM public.jobs AS j WHERE j.status = 'open' AND j.closes_at > now()),
    (SELECT coalesce(sum(hashtext(p.job_id::text || p.name || coalesce(p.county, '') || coalesce(p.postal_code, '') || p.country_code)::bigint), 0)
     FROM public.job_places AS p WHERE p.number = 1),
    (SELECT count(*) || ' ' || coalesce(max(l.left_out_at)::text, '') FROM public.jobs_left_out AS l WHERE l.channel = c.channel)))
  FROM public.job_channels AS c WHERE c.channel = _channel AND c.is_on
$$;

ALTER FUNCTION get_job_channel OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_job_channel TO agency_app;
