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
  query CONSTANT tsquery := question.query;
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
  is_large CONSTANT boolean := app.most_counted(NULL) < 10000;
  cap CONSTANT integer := app.most_counted(first + most);
  matches job_match[];
  hits integer;
  was_cut boolean;
BEGIN
  PERFORM app.begin_search(CASE WHEN is_large THEN _milliseconds END);
  matches := ARRAY(SELECT m FROM app.find_matches(question, sort, CASE sort WHEN 'nearest' THEN greatest(cap, 1000) ELSE cap END + 1) AS m);
  hits := cardinality(matches);
  was_cut := app.is_search_cut();
  -- Ranking reads five hundred, distance sorts all; other orders need only the page.
  matches := CASE sort WHEN 'nearest' THEN matches WHEN 'best' THEN matches[:greatest(first + most, 500)] ELSE matches[first + 1:first + most] END;
  RETURN QUERY
    WITH page AS (
      SELECT ordered.*, row_number() OVER () AS position FROM (
        SELECT m.id, m.miles FROM unnest(matches) WITH ORDINALITY AS m (id, miles, n)
        ORDER BY CASE WHEN sort = 'best' AND m.n <= 500 THEN (
          SELECT app.rank_match(j.search_vector, j.created_at, m.miles / _miles, all_words,
                                ranked.wanted, ranked.in_title, ranked.in_employer, ranked.in_requirements, ranked.exact, ranked.weights)
          FROM jobs AS j WHERE j.id = m.id) END DESC NULLS LAST, CASE sort WHEN 'nearest' THEN m.miles END, m.n
        LIMIT most OFFSET CASE WHEN sort IN ('best', 'nearest') THEN first ELSE 0 END) AS ordered)
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
