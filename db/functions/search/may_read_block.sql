-- Returns true if a search has time for this block of jobs (app.blocks_of_jobs), which takes _times as long as all blocks
-- before it. The first is always read. Otherwise notes that the search was cut short (app.is_search_cut).
CREATE OR REPLACE FUNCTION app.may_read_block(_block bigint, _times float8) RETURNS boolean
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF _block = 1 OR app.has_time_left(_times) THEN RETURN true; END IF;
  PERFORM set_config('app.is_search_cut', 'yes', true);
  RETURN false;
END
$$;

GRANT EXECUTE ON FUNCTION app.may_read_block TO agency_reader;
