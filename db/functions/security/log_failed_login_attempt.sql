CREATE OR REPLACE FUNCTION log_failed_login_attempt(email_attempted text, client_ip inet DEFAULT NULL, user_agent_string text DEFAULT NULL)
  RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT app.keep_security_event('failed_login', 'low', NULL, app.login_identifier($1), $2, $3, '{}') $$;

ALTER FUNCTION log_failed_login_attempt OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION log_failed_login_attempt TO agency_app;
