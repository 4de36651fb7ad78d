CREATE OR REPLACE FUNCTION app.account_pattern(_search text) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN app.contains_pattern(nullif(btrim(app.searchable(left(_search, 100))), ''));

GRANT EXECUTE ON FUNCTION app.account_pattern TO agency_keeper;
