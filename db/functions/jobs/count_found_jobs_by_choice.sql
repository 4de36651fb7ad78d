-- Counts the matches of a search by words and distance for each filter value: category, type, kind of place, industries,
-- steps of £5,000 of yearly pay from 3 (under £20,000) to 16 (£80,000 and more; NULL without a figure), and the shortest of
-- 1, 3, 7, 14 and 30 days since posting. Returns no rows, so the page shows no counts, for more than 5,000 matches, or on a
-- large board for more than five hundred or for a search without words and place.
CREATE OR REPLACE FUNCTION count_found_jobs_by_choice(
  _words jsonb DEFAULT NULL, _is_some boolean DEFAULT false,
  _latitude float8 DEFAULT NULL, _longitude float8 DEFAULT NULL, _miles float8 DEFAULT NULL, _location text DEFAULT NULL,
  _milliseconds integer DEFAULT NULL, _areas integer[] DEFAULT NULL
) RETURNS TABLE (category text, type text, work_mode text, industries text[], pay_step integer, posted_within integer, total integer)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET plan_cache_mode = force_generic_plan SET work_mem = '16MB'
AS $$
DECLARE
  question CONSTANT job_question := app.read_question(_words, _is_some, _latitude, _longitude, _miles, _areas, _location);
  is_large CONSTANT boolean := app.most_counted(NULL) < 10000;
  most CONSTANT integer := least(app.most_counted(NULL), 5000);
BEGIN
  IF is_large AND num_nonnulls(_words, question.miles, question.areas) = 0 THEN RETURN; END IF;
  PERFORM app.begin_search(CASE WHEN is_large THEN _milliseconds END);
  RETURN QUERY
    WITH found AS MATERIALIZED (SELECT * FROM app.find_matches(question, 'newest', most + 1)),
    rules AS MATERIALIZED (SELECT * FROM app.industry_rules())
    SELECT j.category, j.type, j.work_mode,
           ARRAY(SELECT slug FROM rules WHERE app.is_of_industry(j.category, j.title, rules.category, is_either, pattern)),
           CASE WHEN j.pay_by_year > 0 THEN least(greatest(floor(j.pay_by_year / 5000), 3), 16)::integer END,
           (SELECT min(days) FROM unnest(ARRAY[1, 3, 7, 14, 30]) AS days WHERE j.created_at >= now() - make_interval(days => days)),
           count(*)::integer
    FROM found JOIN jobs AS j USING (id) WHERE (SELECT count(*) FROM found) <= most AND NOT app.is_search_cut() GROUP BY 1, 2, 3, 4, 5, 6;
  PERFORM app.begin_search(NULL);
END
$$;

ALTER FUNCTION count_found_jobs_by_choice OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_found_jobs_by_choice TO agency_app;
