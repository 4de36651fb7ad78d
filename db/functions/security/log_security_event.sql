CREATE OR REPLACE FUNCTION log_security_event(
  event_type text, event_details jsonb DEFAULT '{}', user_id uuid DEFAULT NULL, ip_address inet DEFAULT NULL, user_agent text DEFAULT NULL
) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT app.keep_security_event($1, app.risk_of($1), $3, NULL, $4, $5, $2) $$;

ALTER FUNCTION log_security_event OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION log_security_event TO agency_app;
