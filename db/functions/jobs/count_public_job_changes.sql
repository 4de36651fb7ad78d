-- Counts open jobs and their last change by the first ten bits of their random ids: 1,024 groups of similar size, in which a
-- job stays.
CREATE OR REPLACE FUNCTION count_public_job_changes() RETURNS TABLE (part integer, jobs integer, last_change timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  SELECT get_byte(bytes, 0) * 4 + get_byte(bytes, 1) / 64, count(*)::integer, max(updated_at)
  FROM (SELECT uuid_send(id) AS bytes, updated_at FROM public.jobs WHERE status = 'open' AND closes_at > now() OFFSET 0) AS open
  GROUP BY 1 ORDER BY 1
$$;

ALTER FUNCTION count_public_job_changes OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_public_job_changes TO agency_app;
