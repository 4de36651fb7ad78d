-- Returns the places of an open job in the order of its location.
CREATE OR REPLACE FUNCTION get_public_job_places(_job_id uuid)
  RETURNS TABLE (name text, county text, postal_code text, is_chosen boolean, country_code text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT p.name, p.county, p.postal_code, p.is_chosen, p.country_code FROM public.job_places AS p WHERE p.job_id = _job_id ORDER BY p.number
$$;

ALTER FUNCTION get_public_job_places OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_public_job_places TO agency_app;
