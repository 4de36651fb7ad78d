-- Returns true if a search has time for this block of jobs (app.begin_search), which takes about as long as all blocks before it, because
-- they double. The first is always read. Otherwise notes that the search was cut short (app.is_search_cut).
CREATE OR REPLACE FUNCTION app.may_read_block(_block bigint) RETURNS boolean
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  began_and_most CONSTANT float8[] := string_to_array(nullif(current_setting('app.search_time', true), ''), ' ')::float8[];
BEGIN
  IF _block = 1 OR coalesce((extract(epoch FROM clock_timestamp()) * 1000 - began_and_most[1]) * 2 <= began_and_most[2], true) THEN RETURN true; END IF;
  PERFORM set_config('app.is_search_cut', 'yes', true);
  RETURN false;
END
$$;

GRANT EXECUTE ON FUNCTION app.may_read_block TO agency_reader;
