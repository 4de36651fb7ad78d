-- Runs daily. No backup is kept for a year (docs/operate/backup.md), so after that none holds an erased person.
CREATE OR REPLACE FUNCTION app.purge_backups() RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT app.demand_system();
  DELETE FROM public.backups WHERE taken_at <= app.deletion_moment() - interval '1 year';
  DELETE FROM public.erasures WHERE erased_at <= app.deletion_moment() - interval '1 year';
$$;

ALTER FUNCTION app.purge_backups OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.purge_backups TO agency_app;
