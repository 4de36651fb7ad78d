-- Serves the daily task; the site cannot name another time.
CREATE OR REPLACE FUNCTION app.warn_unused(_months integer, _limit integer) RETURNS SETOF uuid
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT app.demand_system(); SELECT app.warn_unused_as_of(_months, _limit, app.deletion_moment()) $$;

ALTER FUNCTION app.warn_unused OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.warn_unused TO agency_app;
