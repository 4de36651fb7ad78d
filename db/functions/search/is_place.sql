-- Returns true if a location is the name of a published place, which matches as a whole word: Lincoln is not in
-- Lincolnshire.
CREATE OR REPLACE FUNCTION app.is_place(_location_pattern text) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT EXISTS (SELECT FROM public.content_items WHERE place_pattern = _location_pattern)
$$;

GRANT EXECUTE ON FUNCTION app.is_place TO agency_reader;
