-- Returns the conditions of the list of accounts as text for EXECUTE; values are parameters ($1 status, $2 role, $3
-- pattern).
CREATE OR REPLACE FUNCTION app.account_conditions(_status text, _role text, _pattern text) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN 'true' || CASE WHEN _status IS NULL THEN '' ELSE ' AND status = $1' END
    || CASE WHEN _role IS NULL THEN '' ELSE ' AND role = $2' END
    || CASE WHEN _pattern IS NULL THEN '' ELSE ' AND search_text LIKE $3' END;

GRANT EXECUTE ON FUNCTION app.account_conditions TO agency_keeper;
