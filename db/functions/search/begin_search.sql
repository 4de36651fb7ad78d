-- Limits a search to _milliseconds from its statement's start, or from _moment (app.has_time_left); NULL is no limit.
-- Call it with NULL at the end, because the setting lasts for the transaction.
CREATE OR REPLACE FUNCTION app.begin_search(_milliseconds integer, _moment timestamptz DEFAULT statement_timestamp()) RETURNS void
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM set_config('app.search_time', coalesce(extract(epoch FROM _moment) * 1000 || ' ' || _milliseconds, ''), true),
          set_config('app.is_search_cut', '', true);
END
$$;

GRANT EXECUTE ON FUNCTION app.begin_search TO agency_reader;
