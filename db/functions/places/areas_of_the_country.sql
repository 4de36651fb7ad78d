-- The United Kingdom as an area (gazetteer.lies_in).
CREATE OR REPLACE FUNCTION app.areas_of_the_country() RETURNS integer[]
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT coalesce((SELECT lies_in FROM public.gazetteer WHERE key = 'united kingdom' AND kind = 'area' LIMIT 1), '{}')
$$;

ALTER FUNCTION app.areas_of_the_country OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.areas_of_the_country TO agency_app, agency_keeper;
