-- Whose figures a job belongs to: the member of staff who has it. The nil id for jobs of employers and for jobs that were deleted.
CREATE OR REPLACE FUNCTION app.reported_consultant(_owner uuid, _staff uuid[]) RETURNS uuid
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE WHEN _owner = ANY (_staff) THEN _owner ELSE '00000000-0000-0000-0000-000000000000'::uuid END
$$;

GRANT EXECUTE ON FUNCTION app.reported_consultant TO agency_reader;
