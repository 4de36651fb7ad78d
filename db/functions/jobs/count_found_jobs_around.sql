-- Counts in one statement the jobs that a search by words finds within _miles miles of each of these points. `n` numbers
-- the points; points without a job have no row. On a large board the newest 3,000 matches are counted, and `is_more` says
-- that there are others.
CREATE OR REPLACE FUNCTION count_found_jobs_around(
  _latitudes float8[], _longitudes float8[], _miles float8, _words jsonb DEFAULT NULL, _is_some boolean DEFAULT false,
  _category text DEFAULT NULL, _type text DEFAULT NULL, _pay_from numeric DEFAULT NULL, _work_mode text DEFAULT NULL,
  _posted_after timestamptz DEFAULT NULL, _industry text DEFAULT NULL, _milliseconds integer DEFAULT NULL
) RETURNS TABLE (n bigint, total integer, is_more boolean)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET plan_cache_mode = force_generic_plan SET work_mem = '16MB'
AS $$
DECLARE
  question CONSTANT job_question := app.read_question(
    _words, _is_some, _category => _category, _type => _type, _pay_from => _pay_from, _work_mode => _work_mode,
    _posted_after => _posted_after, _industry => _industry);
  is_large CONSTANT boolean := app.most_counted(NULL) < 10000;
  most CONSTANT integer := CASE WHEN is_large THEN 3000 ELSE 50000 END;
BEGIN
  PERFORM app.begin_search(CASE WHEN is_large THEN _milliseconds END);
  RETURN QUERY
    WITH found AS MATERIALIZED (SELECT m.id, j.spots FROM app.find_matches(question, 'newest', most + 1) AS m JOIN jobs AS j USING (id)),
    places AS MATERIALIZED (
      SELECT DISTINCT found.id, spots[at] AS latitude, spots[at + 1] AS longitude
      FROM found CROSS JOIN LATERAL generate_series(1, cardinality(spots), 2) AS at)
    SELECT point.n, count(DISTINCT places.id)::integer, (SELECT count(*) > most FROM found) OR app.is_search_cut()
    FROM unnest(_latitudes, _longitudes) WITH ORDINALITY AS point (latitude, longitude, n)
    -- A degree of latitude is 69 miles.
    JOIN places ON places.latitude BETWEEN point.latitude - _miles / 69 AND point.latitude + _miles / 69
      AND app.miles_between(point.latitude, point.longitude, places.latitude, places.longitude) <= _miles
    GROUP BY point.n;
  PERFORM app.begin_search(NULL);
END
$$;

ALTER FUNCTION count_found_jobs_around OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_found_jobs_around TO agency_app;
