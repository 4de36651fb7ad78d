-- Returns the conditions for a lookup: words and place, or pay if a search has neither.
CREATE OR REPLACE FUNCTION app.lookup_conditions(_location_pattern text, _pay_from numeric, _patterns text[]) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
  RETURN app.job_conditions(NULL, NULL, _location_pattern,
                            CASE WHEN _location_pattern IS NULL AND _patterns IS NULL THEN _pay_from END, _patterns);

GRANT EXECUTE ON FUNCTION app.lookup_conditions TO agency_reader;
