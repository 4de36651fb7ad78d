-- spec: accounts §9 "Risk levels for suspicious activity".
CREATE OR REPLACE FUNCTION app.risk_of(_type text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
  RETURN CASE
    WHEN _type IN ('malicious_input', 'concurrent_session', 'ip_blocked', 'excessive_form_submissions') THEN 'high'
    WHEN _type IN ('rapid_navigation', 'devtools_opened', 'rate_limit_exceeded') THEN 'medium'
    ELSE 'low' END;

GRANT EXECUTE ON FUNCTION app.risk_of TO agency_keeper;
