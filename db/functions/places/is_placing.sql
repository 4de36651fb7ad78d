-- Returns true while jobs are looked up again in batches (app.place_batch), which changes only their coordinates.
CREATE OR REPLACE FUNCTION app.is_placing() RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
  RETURN coalesce(current_setting('app.is_placing', true), '') = 'yes';

GRANT EXECUTE ON FUNCTION app.is_placing TO agency_app, agency_reader, agency_keeper;
