-- Returns one page of a search by words and distance, best match first or in another order: each job with its distance, its
-- title with the words of the search marked (between \uE000 and \uE001), and lines with the words that the title lacks.
-- `total` counts matches up to app.most_counted; `is_more`: there are more. No rows: no match, or none at this offset.
--
-- Only the newest five hundred matches are ranked, and the newest thousand sorted by distance. The rest follow by date.
CREATE OR REPLACE FUNCTION find_public_jobs(
  _words jsonb DEFAULT NULL, _is_some boolean DEFAULT false,
  _latitude float8 DEFAULT NULL, _longitude float8 DEFAULT NULL, _miles float8 DEFAULT NULL,
  _category text DEFAULT NULL, _type text DEFAULT NULL, _location text DEFAULT NULL, _pay_from numeric DEFAULT NULL,
  _work_mode text DEFAULT NULL, _posted_after timestamptz DEFAULT NULL,
  _sort text DEFAULT 'best', _limit integer DEFAULT 100, _offset integer DEFAULT 0,
  _industry text DEFAULT NULL, _milliseconds integer DEFAULT NULL, _areas integer[] DEFAULT NULL
) RETURNS TABLE (job public_job, miles float8, marked_title text, marked_text text, total integer, is_more boolean, is_cut boolean)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET plan_cache_mode = force_generic_plan SET work_mem = '16MB'
AS $$
DECLARE
  question CONSTANT job_question := app.read_question(
    _words, _is_some, _latitude, _longitude, _miles, _areas, _location, _category, _type, _work_mode, _pay_from, _posted_after, _industry);
  query CONSTANT tsquery := app.words_query(_words, _is_some);
  all_words CONSTANT tsquery := CASE WHEN _is_some THEN app.words_query(_words) END;
  all_in_title CONSTANT tsquery := app.weighted_query(query, 'A');
  any_in_title CONSTANT tsquery := app.any_lexeme(query, 'A');
  any_in_text CONSTANT tsquery := app.any_lexeme(query, 'CD');
  stems CONSTANT text[] := ARRAY(
    SELECT stem[1] FROM regexp_matches(coalesce(query::text, ''), '''([^'']+)''', 'g') AS stem ORDER BY length(stem[1]) DESC);
  ranked CONSTANT record := app.ranked_words(_words);
  most CONSTANT integer := least(greatest(coalesce(_limit, 100), 1), 100);
  first CONSTANT integer := least(greatest(coalesce(_offset, 0), 0), 9900);
  -- Ranked jobs come first, and a search of unwanted words alone ranks all jobs alike.
  sort CONSTANT text := CASE WHEN _sort = 'best' AND (ranked.wanted IS NULL OR first >= 500) OR _sort = 'nearest' AND _miles IS NULL
                             THEN 'newest' ELSE _sort END;
  is_ordered CONSTANT boolean := sort IN ('pay', 'closing');
  is_large CONSTANT boolean := app.most_counted(NULL) < 10000;
  cap CONSTANT integer := app.most_counted(first + most);
  matches job_match[];
  hits integer;
  was_cut boolean := false;
  -- The matches are in the order of the page.
  is_sorted boolean := sort = 'newest';
BEGIN
  -- Leaves half of the time for the order.
  PERFORM app.begin_search(CASE WHEN is_large THEN _milliseconds / CASE WHEN is_ordered THEN 2 ELSE 1 END END);
  matches := ARRAY(SELECT m FROM app.find_matches(question, 'newest', CASE sort WHEN 'nearest' THEN greatest(cap, 1000) ELSE cap END + 1) AS m);
  hits := cardinality(matches);
  was_cut := app.is_search_cut();
  -- Few matches are all among these; of more, the first are read in their own order.
  IF is_ordered AND (hits > cap OR was_cut) THEN
    PERFORM app.begin_search(CASE WHEN is_large THEN _milliseconds / 2 END, clock_timestamp());
    matches := ARRAY(SELECT m FROM app.find_matches(question, sort, first + most) AS m);
    was_cut := was_cut OR app.is_search_cut();
    is_sorted := true;
  END IF;
  RETURN QUERY
    WITH found AS MATERIALIZED (SELECT * FROM unnest(CASE WHEN is_sorted THEN matches[first + 1:first + most] ELSE matches END) WITH ORDINALITY AS m (id, title, category, type, work_mode, created_at, closes_at, pay_by_year, spots, miles, age)),
    ranks AS (
      SELECT found.*, CASE WHEN sort = 'best' AND age <= 500 THEN (
        SELECT app.rank_match(j.search_vector, j.created_at, found.miles / _miles, all_words,
                              ranked.wanted, ranked.in_title, ranked.in_employer, ranked.in_requirements, ranked.exact, ranked.weights)
        FROM jobs AS j WHERE j.id = found.id) END AS rank
      FROM found),
    page AS (
      SELECT ordered.*, row_number() OVER () AS position FROM (
        SELECT ranks.id, ranks.miles FROM ranks
        ORDER BY rank DESC NULLS LAST, CASE sort WHEN 'nearest' THEN ranks.miles END, CASE sort WHEN 'pay' THEN pay_by_year END DESC,
                 CASE sort WHEN 'closing' THEN closes_at END, CASE sort WHEN 'closing' THEN ranks.id END, CASE sort WHEN 'pay' THEN ranks.id END DESC, age
        LIMIT most OFFSET CASE WHEN is_sorted THEN 0 ELSE first END) AS ordered)
    SELECT app.public_job(j, (SELECT l.logo FROM employer_logos AS l WHERE l.user_id = j.user_id AND l.company_key = lower(j.company))),
           page.miles, marks.title, marks.text, least(hits, cap), hits > cap OR was_cut, was_cut
    FROM page JOIN jobs AS j USING (id)
    CROSS JOIN LATERAL (SELECT CASE WHEN query IS NOT NULL THEN ARRAY[j.search_vector] END AS v OFFSET 0) AS unpacked
    CROSS JOIN LATERAL app.mark_words(j.title, j.requirements, j.description, query, stems, v[1] @@ any_in_title, NOT v[1] @@ all_in_title AND v[1] @@ any_in_text) AS marks
    ORDER BY page.position;
  IF NOT FOUND AND was_cut THEN RAISE EXCEPTION 'The search is too wide' USING ERRCODE = 'AG001'; END IF;
  PERFORM app.begin_search(NULL);
END
$$;

ALTER FUNCTION find_public_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION find_public_jobs TO agency_app;
