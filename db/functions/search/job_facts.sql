-- Returns the facts of a job that a large board is searched by, as numbers in the same index (jobs_words): the cells of its
-- places (app.cell_of), posting time in steps of 1, 8, 64 and 512 hours, pay in thousands of pounds, closing day, and filter
-- values. Its cost makes the planner use that index. `_spots`: latitude and longitude of up to eight places in turn.
CREATE OR REPLACE FUNCTION app.job_facts(
  _created_at timestamptz, _closes_at timestamptz, _pay_by_year numeric, _category text, _type text, _work_mode text, _spots float8[]
) RETURNS integer[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 2000
AS $$
DECLARE
  posted CONSTANT integer := app.hours_since_1970(_created_at);
  facts integer[] := ARRAY[
    10000000 + posted, 20000000 + posted / 8, 30000000 + posted / 64, 40000000 + posted / 512,
    50000000 + least(floor(_pay_by_year / 1000), 9999)::integer, 60000000 + app.hours_since_1970(_closes_at) / 24,
    70000000 + CASE _category WHEN 'white-collar' THEN 1 ELSE 2 END,
    70000010 + CASE _type WHEN 'Full-time' THEN 1 WHEN 'Part-time' THEN 2 WHEN 'Contract' THEN 3 ELSE 4 END,
    70000020 + CASE _work_mode WHEN 'on-site' THEN 1 WHEN 'hybrid' THEN 2 ELSE 3 END];
BEGIN
  FOR n IN 1 .. coalesce(cardinality(_spots), 0) BY 2 LOOP
    facts := facts || app.cell_of(_spots[n], _spots[n + 1]);
  END LOOP;
  RETURN facts;
END
$$;

GRANT EXECUTE ON FUNCTION app.job_facts TO agency_app, agency_reader, agency_keeper;
