-- 'Bredbury, Greater Manchester': the town next to a point, for people who search from where they are.
CREATE OR REPLACE FUNCTION name_near(_latitude float8, _longitude float8, OUT name text, OUT county text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT name, county FROM public.gazetteer
  WHERE kind = 'town' AND proper_name IS NULL AND latitude BETWEEN _latitude - 0.5 AND _latitude + 0.5 AND longitude BETWEEN _longitude - 0.9 AND _longitude + 0.9
  ORDER BY app.miles_between(latitude, longitude, _latitude, _longitude), population DESC LIMIT 1
$$;

ALTER FUNCTION name_near OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION name_near TO agency_app;
