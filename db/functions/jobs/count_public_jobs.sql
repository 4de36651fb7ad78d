-- Counts the jobs that a search finds, up to _cap + 1, which means 'more than _cap'.
CREATE OR REPLACE FUNCTION count_public_jobs(
  _category text DEFAULT NULL, _location text DEFAULT NULL, _search text DEFAULT NULL, _type text DEFAULT NULL,
  _pay_from numeric DEFAULT NULL, _needed integer DEFAULT NULL, OUT total integer, OUT is_more boolean
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  question CONSTANT job_question := app.read_question(
    _location_name => _location, _category => _category, _type => _type, _pay_from => _pay_from, _patterns => app.search_patterns(app.search_words(_search)));
  cap CONSTANT integer := app.most_counted(_needed);
BEGIN
  -- A walk in the order of closing passes no expired job.
  SELECT least(count(*), cap), count(*) > cap INTO total, is_more
  FROM app.find_matches(question, CASE WHEN question.is_walked THEN 'closing' ELSE 'newest' END, cap + 1);
END
$$;

ALTER FUNCTION count_public_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_public_jobs TO agency_app;
