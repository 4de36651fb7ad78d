-- Counts the matches of a search by words and distance for each filter value: category, type, kind of place, industries,
-- steps of £5,000 of yearly pay from 3 (under £20,000) to 16 (£80,000 and more; NULL without a figure), and the shortest of
-- 1, 3, 7, 14 and 30 days since posting. Returns no rows, so the page shows no counts, for more than 5,000 matches, or on a
-- large board for more than five hundred or for conditions that no index has.
CREATE OR REPLACE FUNCTION count_found_jobs_by_choice(
  _words jsonb DEFAULT NULL, _is_some boolean DEFAULT false,
  _latitude float8 DEFAULT NULL, _longitude float8 DEFAULT NULL, _miles float8 DEFAULT NULL, _location text DEFAULT NULL,
  _milliseconds integer DEFAULT NULL, _areas integer[] DEFAULT NULL
) RETURNS TABLE (category text, type text, work_mode text, industries text[], pay_step integer, posted_within integer, total integer)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off SET work_mem = '16MB'
AS $$
DECLARE
  query tsquery := app.words_query(_words, _is_some);
  pattern text := app.location_pattern(_location);
  named tsquery := app.location_query(pattern);
  cells integer[] := CASE WHEN _miles IS NOT NULL THEN app.cells_within(_latitude, _longitude, _miles) END;
  is_large CONSTANT boolean := app.most_counted(NULL) < 10000;
  has_few CONSTANT boolean := is_large AND app.has_few_jobs(_areas);
  most integer := least(app.most_counted(NULL), 5000);
BEGIN
  IF is_large AND num_nonnulls(query, cells, named, _areas) = 0 THEN RETURN; END IF;
  PERFORM app.begin_search(CASE WHEN is_large AND NOT has_few THEN _milliseconds END);
  RETURN QUERY EXECUTE format(
    'WITH found AS MATERIALIZED (SELECT * FROM (%s) AS found LIMIT $12),
          rules AS MATERIALIZED (SELECT * FROM app.industry_rules())
     SELECT j.category, j.type, j.work_mode,
            ARRAY(SELECT slug FROM rules WHERE app.is_of_industry(j.category, j.title, rules.category, is_either, pattern)),
            CASE WHEN pay_by_year > 0 THEN least(greatest(floor(pay_by_year / 5000), 3), 16)::integer END,
            (SELECT min(days) FROM unnest(ARRAY[1, 3, 7, 14, 30]) AS days WHERE j.created_at >= now() - make_interval(days => days)),
            count(*)::integer
     FROM found AS j WHERE (SELECT count(*) FROM found) < $12 AND NOT app.is_search_cut() GROUP BY 1, 2, 3, 4, 5, 6',
    (SELECT app.found_jobs(CASE WHEN is_large AND NOT has_few THEN 'blocks' ELSE 'whole' END, 'newest',
                           CASE WHEN has_few THEN format('status = ''open'' AND areas && %L::integer[]', _areas) ELSE known END,
                           CASE WHEN has_few THEN known || ' AND ' || others ELSE others END, 'created_at DESC, id DESC', query IS NOT NULL,
                           cells IS NOT NULL, ', title, category, type, work_mode, pay_by_year')
     FROM app.found_conditions(NULL, NULL, pattern, NULL, NULL, NULL, query, cells, named, NULL, _areas)))
  USING NULL::text, NULL::text, pattern, NULL::numeric, NULL::text, NULL::timestamptz, query, _latitude, _longitude, _miles, cells, most + 1,
        NULL::integer[], named;
  PERFORM app.begin_search(NULL);
END
$$;

ALTER FUNCTION count_found_jobs_by_choice OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_found_jobs_by_choice TO agency_app;
