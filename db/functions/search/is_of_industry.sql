-- Returns true if a job is of an industry (app.industry_rules).
CREATE OR REPLACE FUNCTION app.is_of_industry(_category text, _title text, _of_category text, _is_either boolean, _pattern text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN _is_either THEN _category = _of_category OR _title ~* _pattern ELSE _category = _of_category AND _title ~* _pattern END;

GRANT EXECUTE ON FUNCTION app.is_of_industry TO agency_reader;
