-- Returns true if this attempt may go on. Refused attempts do not lengthen the window. IPv6 counts by /64, one household.
CREATE OR REPLACE FUNCTION check_ip_rate_limit(
  ip_address inet, endpoint text, max_attempts integer DEFAULT 10, window_minutes integer DEFAULT 15, user_agent text DEFAULT NULL
) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
#variable_conflict use_column
DECLARE
  who CONSTANT inet := CASE WHEN family($1) = 6 THEN network(set_masklen($1, 64))::inet ELSE host($1)::inet END;
  made integer;
BEGIN
  INSERT INTO public.ip_attempts AS a VALUES (who, $2, 1, clock_timestamp())
  ON CONFLICT (ip, endpoint) DO UPDATE SET
    attempts = CASE WHEN a.started_at <= clock_timestamp() - make_interval(mins => $4) THEN 1
                    ELSE least(a.attempts, $3 + 1) + 1 END,
    started_at = CASE WHEN a.started_at <= clock_timestamp() - make_interval(mins => $4) THEN clock_timestamp()
                      ELSE a.started_at END
  RETURNING a.attempts INTO made;
  IF made = $3 + 1 THEN
    PERFORM app.keep_security_event('ip_blocked', app.risk_of('ip_blocked'), NULL, NULL, $1, $5,
                                    jsonb_build_object('endpoint', $2, 'minutes', $4));
  END IF;
  RETURN made <= $3;
END
$$;

ALTER FUNCTION check_ip_rate_limit OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION check_ip_rate_limit TO agency_app;
