-- Returns the last day of use (in London) of an account that will have been unused for _months
-- at _now plus _days_ahead days.
CREATE OR REPLACE FUNCTION app.unused_until(_months integer, _now timestamptz, _days_ahead integer DEFAULT 0) RETURNS date
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
  RETURN ((_now AT TIME ZONE 'Europe/London')::date + _days_ahead - make_interval(months => _months))::date;

GRANT EXECUTE ON FUNCTION app.unused_until TO agency_keeper;
