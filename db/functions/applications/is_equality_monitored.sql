CREATE OR REPLACE FUNCTION is_equality_monitored() RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM public.settings WHERE equality_monitoring) $$;

ALTER FUNCTION is_equality_monitored OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION is_equality_monitored TO agency_app;
