-- Returns one page of the board. Its order is found without reading whole jobs, so a deep page costs little more than the first. _limit is held
-- to 1..100 and _offset to 0..9900.
CREATE OR REPLACE FUNCTION get_public_jobs(
  _limit integer DEFAULT 100, _offset integer DEFAULT 0, _category text DEFAULT NULL, _location text DEFAULT NULL,
  _search text DEFAULT NULL, _type text DEFAULT NULL, _pay_from numeric DEFAULT NULL, _sort text DEFAULT 'newest'
) RETURNS SETOF public_job
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
  question CONSTANT job_question := app.read_question(
    _location_name => _location, _category => _category, _type => _type, _pay_from => _pay_from, _patterns => app.search_patterns(app.search_words(_search)));
  most CONSTANT integer := least(greatest(coalesce(_limit, 100), 1), 100);
  first CONSTANT integer := least(greatest(coalesce(_offset, 0), 0), 9900);
BEGIN
  RETURN QUERY
    SELECT (listed.job).* FROM (
      SELECT app.public_job(j, (SELECT l.logo FROM employer_logos AS l WHERE l.user_id = j.user_id AND l.company_key = lower(j.company))) AS job
      FROM (SELECT m.id, row_number() OVER () AS position FROM app.find_matches(question, _sort, first + most) AS m LIMIT most OFFSET first) AS page
      JOIN jobs AS j USING (id) ORDER BY page.position OFFSET 0) AS listed;
END
$$;

ALTER FUNCTION get_public_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_public_jobs TO agency_app;
