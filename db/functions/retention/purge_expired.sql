-- Runs daily.
CREATE OR REPLACE FUNCTION app.purge_expired() RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT app.purge_as_of(app.deletion_moment()) $$;

ALTER FUNCTION app.purge_expired OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.purge_expired TO agency_app;
