-- Returns the next cards of Job Swipe: open jobs of a search that the asking account has neither swiped nor liked, newest
-- first, each with their number up to _cap + 1. One walk serves both, because an account that has swiped a lot walks far.
-- _limit is held to 1..100.
--
-- Finds the same as the board: without words, distance and filters of find_public_jobs, the jobs of get_public_jobs. Ignores
-- swiped jobs in its estimates: they are usually among the newest and a small part of the way.
CREATE OR REPLACE FUNCTION draw_swipe_deck(
  _words jsonb DEFAULT NULL, _is_some boolean DEFAULT false,
  _latitude float8 DEFAULT NULL, _longitude float8 DEFAULT NULL, _miles float8 DEFAULT NULL,
  _category text DEFAULT NULL, _type text DEFAULT NULL, _location text DEFAULT NULL, _pay_from numeric DEFAULT NULL,
  _work_mode text DEFAULT NULL, _posted_after timestamptz DEFAULT NULL,
  _limit integer DEFAULT 20, _cap integer DEFAULT 1000,
  _industry text DEFAULT NULL, _areas integer[] DEFAULT NULL
) RETURNS SETOF swipe_card
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off SET work_mem = '16MB'
AS $$
DECLARE
  newest_first CONSTANT text := 'created_at DESC, id DESC';
  query tsquery := app.words_query(_words, _is_some);
  pattern text := app.location_pattern(_location);
  cells integer[] := CASE WHEN _miles IS NOT NULL THEN app.cells_within(_latitude, _longitude, _miles) END;
  most integer := least(greatest(coalesce(_cap, 1000), 100), 2000) + 1;
  named tsquery := app.location_query(pattern);
  conditions text;
  scan text;
BEGIN
  IF query IS NULL AND cells IS NULL AND _work_mode IS NULL AND _posted_after IS NULL AND _industry IS NULL AND _areas IS NULL THEN
    conditions := app.job_conditions(_category, _type, pattern, _pay_from, NULL);
    scan := format('SELECT id, created_at FROM %s', app.job_scan(
      conditions || ' AND ' || app.unswiped(), newest_first,
      app.is_page_walked(conditions, _category, _type, pattern, _pay_from, NULL, most)));
  ELSE
    SELECT app.found_jobs(CASE WHEN app.most_counted(NULL) < 10000 THEN 'blocks' ELSE 'whole' END, 'newest', known,
                          others || ' AND ' || app.unswiped(), newest_first, query IS NOT NULL, cells IS NOT NULL)
    INTO scan FROM app.found_conditions(_category, _type, pattern, _pay_from, _work_mode, _posted_after, query, cells, named, _industry, _areas);
  END IF;
  RETURN QUERY EXECUTE format(
    'WITH found AS MATERIALIZED (SELECT id, created_at FROM (%s) AS hit ORDER BY %s LIMIT $12)
     SELECT app.public_job(j, (SELECT l.logo FROM public.employer_logos AS l WHERE l.user_id = j.user_id AND l.company_key = lower(j.company))),
            (SELECT count(*)::integer FROM found)
     FROM (SELECT id FROM found ORDER BY %s LIMIT $15) AS deck
     JOIN public.jobs AS j USING (id) ORDER BY j.created_at DESC, j.id DESC', scan, newest_first, newest_first)
  USING _category, _type, pattern, _pay_from, _work_mode, _posted_after, query, _latitude, _longitude, _miles, cells, most,
        app.found_facts(_category, _type, _work_mode), named, least(greatest(coalesce(_limit, 20), 1), 100);
END
$$;

ALTER FUNCTION draw_swipe_deck OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION draw_swipe_deck TO agency_app;
