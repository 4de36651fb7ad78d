-- Returns the member of staff who has a job; the nil id for employers' and deleted jobs.
CREATE OR REPLACE FUNCTION app.reported_consultant(_owner uuid, _staff uuid[]) RETURNS uuid
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE WHEN _owner = ANY (_staff) THEN _owner ELSE '00000000-0000-0000-0000-000000000000'::uuid END
$$;

GRANT EXECUTE ON FUNCTION app.reported_consultant TO agency_reader;
