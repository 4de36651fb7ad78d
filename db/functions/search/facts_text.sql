-- Returns the facts of a job in its index, as text for EXECUTE.
CREATE OR REPLACE FUNCTION app.facts_text() RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN 'app.job_facts(created_at, closes_at, pay_by_year, category, type, work_mode, spots)';

GRANT EXECUTE ON FUNCTION app.facts_text TO agency_reader;
