-- How many jobs a search by words and distance finds of each choice beside the board: category, type, kind of place, industries, steps of £5,000 of pay by
-- the year from 3 (under £20,000) to 16 (£80,000 and more), NULL without a stated figure, and the least of 1, 3, 7, 14 and 30 days
-- within which they were posted. No rows where more than 5,000 are found: then the page shows no counts.
CREATE OR REPLACE FUNCTION count_found_jobs_by_choice(
  _words jsonb DEFAULT NULL, _is_some boolean DEFAULT false,
  _latitude float8 DEFAULT NULL, _longitude float8 DEFAULT NULL, _miles float8 DEFAULT NULL, _location text DEFAULT NULL
) RETURNS TABLE (category text, type text, work_mode text, industries text[], pay_step integer, posted_within integer, total integer)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  query tsquery := app.words_query(_words, _is_some);
  pattern text := app.location_pattern(_location);
  cells integer[] := CASE WHEN _miles IS NOT NULL THEN app.cells_within(_latitude, _longitude, _miles) END;
  way text := app.find_way(query, cells, 'newest');
BEGIN
  IF way NOT IN ('words', 'circle') THEN RETURN; END IF;
  RETURN QUERY EXECUTE format(
    'WITH found AS MATERIALIZED (SELECT id FROM (%s) AS found LIMIT 5001),
          rules AS MATERIALIZED (SELECT * FROM app.industry_rules())
     SELECT j.category, j.type, j.work_mode,
            ARRAY(SELECT slug FROM rules WHERE app.is_of_industry(j.category, j.title, rules.category, is_either, pattern)),
            CASE WHEN pay_by_year > 0 THEN least(greatest(floor(pay_by_year / 5000), 3), 16)::integer END,
            (SELECT min(days) FROM unnest(ARRAY[1, 3, 7, 14, 30]) AS days WHERE j.created_at >= now() - make_interval(days => days)),
            count(*)::integer
     FROM found JOIN public.jobs AS j USING (id) WHERE (SELECT count(*) FROM found) <= 5000 GROUP BY 1, 2, 3, 4, 5, 6',
    app.found_jobs(way, app.found_conditions(NULL, NULL, pattern, NULL, NULL, NULL, query), 'created_at DESC, id DESC', cells IS NOT NULL))
  USING NULL::text, NULL::text, pattern, NULL::numeric, NULL::text, NULL::timestamptz, query, _latitude, _longitude, _miles, cells;
END
$$;

ALTER FUNCTION count_found_jobs_by_choice OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_found_jobs_by_choice TO agency_app;
