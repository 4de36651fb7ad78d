-- Like app.find_places, for each place that a job's location lists; a part without a place has a row without a match. A
-- known place is kept if other words are around its name.
CREATE OR REPLACE FUNCTION find_places_of(_location text)
  RETURNS TABLE (part text, match text, name text, county text, is_among boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT parts.part, f.match, f.name, f.county, f.basis = 'among'
  FROM unnest(app.location_parts(_location)) WITH ORDINALITY AS parts (part, n)
  LEFT JOIN LATERAL public.find_places(parts.part) WITH ORDINALITY AS f (match, name, county, postcode, basis, latitude, longitude, said, covers, population, i) ON true
  ORDER BY parts.n, f.i
$$;

ALTER FUNCTION find_places_of OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION find_places_of TO agency_app;
