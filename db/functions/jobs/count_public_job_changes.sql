-- Open jobs by the first ten bits of their ids, 1,024 groups: how many there are, and when one of them last changed. Ids are
-- made by chance, so the groups are alike in size, and a job stays in its group for as long as it exists.
CREATE OR REPLACE FUNCTION count_public_job_changes() RETURNS TABLE (part integer, jobs integer, last_change timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  SELECT get_byte(bytes, 0) * 4 + get_byte(bytes, 1) / 64, count(*)::integer, max(updated_at)
  FROM (SELECT uuid_send(id) AS bytes, updated_at FROM public.jobs WHERE status = 'open' AND closes_at > now() OFFSET 0) AS open
  GROUP BY 1 ORDER BY 1
$$;

ALTER FUNCTION count_public_job_changes OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_public_job_changes TO agency_app;
