CREATE OR REPLACE FUNCTION log_suspicious_activity(
  activity_type text, details jsonb DEFAULT '{}', risk_level text DEFAULT NULL,
  user_id uuid DEFAULT NULL, ip_address inet DEFAULT NULL, user_agent text DEFAULT NULL
) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT app.keep_security_event($1, coalesce($3, app.risk_of($1)), $4, NULL, $5, $6, $2) $$;

ALTER FUNCTION log_suspicious_activity OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION log_suspicious_activity TO agency_app;
