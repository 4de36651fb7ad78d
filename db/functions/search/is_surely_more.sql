-- Returns true if more than _cap matches are certain: six standard deviations of the sample, one error in a thousand million
-- answers.
CREATE OR REPLACE FUNCTION app.is_surely_more(_hits integer, _part double precision, _cap integer) RETURNS boolean
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN (_hits - 6 * sqrt(_hits)) / _part > _cap;

GRANT EXECUTE ON FUNCTION app.is_surely_more TO agency_reader;
