-- Returns true if a search ran out of time before reading all jobs (app.may_read_block).
CREATE OR REPLACE FUNCTION app.is_search_cut() RETURNS boolean
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN coalesce(current_setting('app.is_search_cut', true), '') = 'yes';
END
$$;

GRANT EXECUTE ON FUNCTION app.is_search_cut TO agency_reader;
