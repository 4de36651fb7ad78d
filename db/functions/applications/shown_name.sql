-- Returns the name of an applicant as staff and employers may read it.
CREATE OR REPLACE FUNCTION app.shown_name(_application_id uuid, _status text, _full_name text) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN app.is_unnamed(_application_id, _status) THEN 'Candidate ' || upper(right(_application_id::text, 4)) ELSE _full_name END
$$;

GRANT EXECUTE ON FUNCTION app.shown_name TO agency_app, agency_reader;
