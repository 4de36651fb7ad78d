CREATE OR REPLACE FUNCTION app.purge_answered_requests() RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ DELETE FROM public.answered_requests WHERE started_at <= app.deletion_moment() - interval '1 day' $$;

ALTER FUNCTION app.purge_answered_requests OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.purge_answered_requests TO agency_app;
