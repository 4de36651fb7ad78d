-- Returns ids and last changes of open jobs for the sitemap, whose protocol allows 50,000 URLs a file.
CREATE OR REPLACE FUNCTION list_public_job_changes(_limit integer DEFAULT 50000, _offset integer DEFAULT 0)
  RETURNS TABLE (id uuid, updated_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT id, updated_at FROM public.jobs WHERE status = 'open' AND closes_at > now()
  ORDER BY created_at DESC, id DESC
  LIMIT least(greatest(coalesce(_limit, 50000), 1), 50000) OFFSET greatest(coalesce(_offset, 0), 0)
$$;

ALTER FUNCTION list_public_job_changes OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION list_public_job_changes TO agency_app;
