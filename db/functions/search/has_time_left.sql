-- Returns true if a search has time for a step that takes _times as long as all before it (app.begin_search).
CREATE OR REPLACE FUNCTION app.has_time_left(_times float8) RETURNS boolean
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  began_and_most CONSTANT float8[] := string_to_array(nullif(current_setting('app.search_time', true), ''), ' ')::float8[];
BEGIN
  RETURN coalesce((extract(epoch FROM clock_timestamp()) * 1000 - began_and_most[1]) * (1 + _times) <= began_and_most[2], true);
END
$$;

GRANT EXECUTE ON FUNCTION app.has_time_left TO agency_reader;
