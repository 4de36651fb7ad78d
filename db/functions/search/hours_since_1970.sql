-- Returns whole hours since 1970, bounded to what fits into a fact (app.job_facts).
CREATE OR REPLACE FUNCTION app.hours_since_1970(_at timestamptz) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN least(greatest(floor(date_part('epoch', _at - timestamptz '1970-01-01 00:00:00+00') / 3600), 0), 8999999)::integer;

GRANT EXECUTE ON FUNCTION app.hours_since_1970 TO agency_app, agency_reader, agency_keeper;
