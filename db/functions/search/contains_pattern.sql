CREATE OR REPLACE FUNCTION app.contains_pattern(_text text) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN '%' || regexp_replace(_text, '([\\%_])', '\\\1', 'g') || '%';

GRANT EXECUTE ON FUNCTION app.contains_pattern TO agency_app, agency_reader, agency_keeper;
