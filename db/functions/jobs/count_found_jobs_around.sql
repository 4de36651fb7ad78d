-- Counts in one statement the jobs that a search by words finds within _miles miles of each of these points. `n` numbers
-- the points; points without a job have no row. On a large board the newest 3,000 matches are counted, and `is_more` says
-- that there are others.
CREATE OR REPLACE FUNCTION count_found_jobs_around(
  _latitudes float8[], _longitudes float8[], _miles float8, _words jsonb DEFAULT NULL, _is_some boolean DEFAULT false,
  _category text DEFAULT NULL, _type text DEFAULT NULL, _pay_from numeric DEFAULT NULL, _work_mode text DEFAULT NULL,
  _posted_after timestamptz DEFAULT NULL, _industry text DEFAULT NULL, _milliseconds integer DEFAULT NULL
) RETURNS TABLE (n bigint, total integer, is_more boolean)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off SET work_mem = '16MB'
AS $$
DECLARE
  query tsquery := app.words_query(_words, _is_some);
  is_large CONSTANT boolean := app.most_counted(NULL) < 10000;
  most CONSTANT integer := CASE WHEN is_large THEN 3000 ELSE 50000 END;
BEGIN
  PERFORM app.begin_search(CASE WHEN is_large THEN _milliseconds END);
  RETURN QUERY EXECUTE format(
    'WITH found AS MATERIALIZED (SELECT * FROM (%s) AS hit LIMIT $12),
          places AS MATERIALIZED (
            SELECT DISTINCT found.id, spots[at] AS latitude, spots[at + 1] AS longitude
            FROM found CROSS JOIN LATERAL generate_series(1, cardinality(spots), 2) AS at)
     SELECT point.n, count(DISTINCT places.id)::integer, (SELECT count(*) >= $12 FROM found) OR app.is_search_cut()
     FROM unnest($15, $16) WITH ORDINALITY AS point (latitude, longitude, n)
     -- A degree of latitude is 69 miles.
     JOIN places ON places.latitude BETWEEN point.latitude - $10 / 69 AND point.latitude + $10 / 69
       AND app.miles_between(point.latitude, point.longitude, places.latitude, places.longitude) <= $10
     GROUP BY point.n',
    (SELECT app.found_jobs(CASE WHEN is_large THEN 'blocks' ELSE 'whole' END, 'newest', known, others, 'created_at DESC, id DESC', query IS NOT NULL,
                           false, ', spots')
     FROM app.found_conditions(_category, _type, NULL, _pay_from, _work_mode, _posted_after, query, NULL, NULL, _industry)))
  USING _category, _type, NULL::text, _pay_from, _work_mode, _posted_after, query, NULL::float8, NULL::float8, _miles, NULL::integer[], most + 1,
        app.found_facts(_category, _type, _work_mode), NULL::tsquery, _latitudes, _longitudes;
  PERFORM app.begin_search(NULL);
END
$$;

ALTER FUNCTION count_found_jobs_around OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_found_jobs_around TO agency_app;
