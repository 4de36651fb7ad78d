-- 'Nine Elms, London' → 'london': the part after the last comma.
CREATE OR REPLACE FUNCTION app.city_of(_location text) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN btrim(lower(regexp_replace(_location, '^.*,', '')));

GRANT EXECUTE ON FUNCTION app.city_of TO agency_app, agency_reader;
