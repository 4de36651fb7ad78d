CREATE OR REPLACE FUNCTION clear_failed_login_attempts(identifier text, lockout_type text DEFAULT 'email') RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  DELETE FROM public.login_failures AS f WHERE f.identifier = app.login_identifier($1) AND f.lockout_type = $2
$$;

ALTER FUNCTION clear_failed_login_attempts OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION clear_failed_login_attempts TO agency_app;
