-- Serves the daily task; the site cannot name another time.
CREATE OR REPLACE FUNCTION app.drop_needless_warnings(_months integer) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT app.demand_system(); SELECT app.drop_needless_warnings_as_of(_months, app.deletion_moment()) $$;

ALTER FUNCTION app.drop_needless_warnings OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.drop_needless_warnings TO agency_app;
