-- 'Leeds, UK' → '%leeds%'.
CREATE OR REPLACE FUNCTION app.location_pattern(_location text) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN app.contains_pattern(
    nullif(btrim(app.searchable(
      regexp_replace(left(_location, 100), ',\s*(uk|united kingdom|england|scotland|wales)\s*$', '', 'i'))), ''));

-- The app writes the table whose generated column calls this.
GRANT EXECUTE ON FUNCTION app.location_pattern TO agency_app, agency_reader, agency_keeper;
