-- Gives a search so many milliseconds from this moment, which is the start of its statement unless given (app.has_time_left); NULL is no limit. Call it
-- again with NULL at the end: what it sets lasts as long as the transaction.
CREATE OR REPLACE FUNCTION app.begin_search(_milliseconds integer, _moment timestamptz DEFAULT statement_timestamp()) RETURNS void
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM set_config('app.search_time', coalesce(extract(epoch FROM _moment) * 1000 || ' ' || _milliseconds, ''), true),
          set_config('app.is_search_cut', '', true);
END
$$;

GRANT EXECUTE ON FUNCTION app.begin_search TO agency_reader;
