-- What a search of a large board looks jobs up by beside their words, as numbers in the same index (jobs_words): the cells of its places
-- (app.cell_of), when it was posted, in steps of 1, 8, 64 and 512 hours, its pay in thousands of pounds, the day it closes, and its choices.
-- Its cost, and a setting that keeps it from being taken apart, tell the planner to use that index. `_spots`: latitude and longitude of up to eight places in turn.
CREATE OR REPLACE FUNCTION app.job_facts(
  _created_at timestamptz, _closes_at timestamptz, _pay_by_year numeric, _category text, _type text, _work_mode text, _spots float8[]
) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 2000 SET search_path = pg_catalog, pg_temp
  RETURN array_remove(ARRAY[
    app.cell_of(_spots[1], _spots[2]), app.cell_of(_spots[3], _spots[4]), app.cell_of(_spots[5], _spots[6]), app.cell_of(_spots[7], _spots[8]),
    app.cell_of(_spots[9], _spots[10]), app.cell_of(_spots[11], _spots[12]), app.cell_of(_spots[13], _spots[14]), app.cell_of(_spots[15], _spots[16]),
    10000000 + app.hours_since_1970(_created_at), 20000000 + app.hours_since_1970(_created_at) / 8,
    30000000 + app.hours_since_1970(_created_at) / 64, 40000000 + app.hours_since_1970(_created_at) / 512,
    50000000 + least(floor(_pay_by_year / 1000), 9999)::integer, 60000000 + app.hours_since_1970(_closes_at) / 24,
    70000000 + array_position(ARRAY['white-collar', 'blue-collar'], _category),
    70000010 + array_position(ARRAY['Full-time', 'Part-time', 'Contract', 'Temporary'], _type),
    70000020 + array_position(ARRAY['on-site', 'hybrid', 'remote'], _work_mode)], NULL);

GRANT EXECUTE ON FUNCTION app.job_facts TO agency_app, agency_reader, agency_keeper;
