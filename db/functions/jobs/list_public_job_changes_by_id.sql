-- Returns at most _limit (1..10,000) open jobs by id, from one id to before another (NULL: to the end).
CREATE OR REPLACE FUNCTION list_public_job_changes_by_id(_from uuid, _before uuid, _limit integer DEFAULT 5000)
  RETURNS TABLE (id uuid, updated_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  SELECT j.id, j.updated_at FROM public.jobs AS j
  WHERE j.status = 'open' AND j.closes_at > now() AND j.id >= _from AND (_before IS NULL OR j.id < _before)
  ORDER BY j.id LIMIT least(greatest(coalesce(_limit, 5000), 1), 10000)
$$;

ALTER FUNCTION list_public_job_changes_by_id OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION list_public_job_changes_by_id TO agency_app;
