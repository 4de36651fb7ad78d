-- Returns the filters of a search as facts (app.job_facts), all of which a job must have.
CREATE OR REPLACE FUNCTION app.found_facts(_category text, _type text, _work_mode text) RETURNS integer[]
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN array_remove(ARRAY[
    70000000 + array_position(ARRAY['white-collar', 'blue-collar'], _category),
    70000010 + array_position(ARRAY['Full-time', 'Part-time', 'Contract', 'Temporary'], _type),
    70000020 + array_position(ARRAY['on-site', 'hybrid', 'remote'], _work_mode)], NULL);

GRANT EXECUTE ON FUNCTION app.found_facts TO agency_reader;
