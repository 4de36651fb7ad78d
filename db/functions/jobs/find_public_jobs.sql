-- Returns one page of a search by words and distance, best match first or in another order: each job with its distance, its
-- title with the words of the search marked (between \uE000 and \uE001), and lines with the words that the title lacks.
-- `total` counts matches up to app.most_counted; `is_more`: there are more. No rows: no match, or none at this offset.
--
-- On a large board, areas with few jobs are looked up whole, so that their search is complete.
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
  SET jit = off SET enable_seqscan = off SET work_mem = '16MB'
AS $$
DECLARE
  query tsquery := app.words_query(_words, _is_some);
  whole tsquery := app.words_query(_words, false);
  ranked record;
  pattern text := app.location_pattern(_location);
  named tsquery := app.location_query(pattern);
  cells integer[] := CASE WHEN _miles IS NOT NULL THEN app.cells_within(_latitude, _longitude, _miles) END;
  facts integer[] := app.found_facts(_category, _type, _work_mode);
  most integer := least(greatest(coalesce(_limit, 100), 1), 100);
  first integer := least(greatest(coalesce(_offset, 0), 0), 9900);
  sort text := CASE WHEN _sort = 'best' AND query IS NULL THEN 'newest' WHEN _sort = 'nearest' AND cells IS NULL THEN 'newest' ELSE _sort END;
  ordering text := CASE sort WHEN 'pay' THEN 'pay_by_year DESC, id DESC' WHEN 'closing' THEN 'closes_at, id' ELSE 'created_at DESC, id DESC' END;
  conditions record;
  is_large CONSTANT boolean := app.most_counted(NULL) < 10000;
  has_few CONSTANT boolean := is_large AND app.has_few_jobs(_areas);
  way text := CASE WHEN is_large AND NOT has_few THEN 'blocks' ELSE 'whole' END;
  blocks text := 'newest';
  cap integer := app.most_counted(first + most);
  wanted integer := CASE WHEN sort = 'nearest' THEN greatest(cap, 1000) ELSE cap END + 1;
  counted integer;
  among_newest integer;
  among_first integer;
  newest_read integer;
  is_common boolean := false;
  was_cut boolean := false;
BEGIN
  -- Leaves half of the time for a separate count.
  PERFORM app.begin_search(CASE WHEN way = 'blocks' THEN _milliseconds / CASE WHEN sort IN ('pay', 'closing') THEN 2 ELSE 1 END END);
  -- Ranked jobs all come first.
  IF sort = 'best' AND first >= 500 THEN sort := 'newest'; END IF;
  SELECT * INTO ranked FROM app.ranked_words(_words);
  -- A search of unwanted words alone ranks all jobs alike.
  IF sort = 'best' AND ranked.wanted IS NULL THEN sort := 'newest'; END IF;
  SELECT * INTO conditions FROM app.found_conditions(_category, _type, pattern, _pay_from, _work_mode, _posted_after, query, cells, named, _industry, _areas);
  IF has_few THEN
    conditions.others := conditions.known || ' AND ' || conditions.others;
    conditions.known := format('status = ''open'' AND areas && %L::integer[]', _areas);
  END IF;
  IF way = 'blocks' AND sort IN ('pay', 'closing') THEN
    -- Few matches are all found on the way to the newest; of many, read the first in their own order.
    EXECUTE format('SELECT count(*), count(*) FILTER (WHERE block = 1) FROM (%s) AS found',
                   app.found_jobs(way, blocks, conditions.known, conditions.others, 'created_at DESC, id DESC', query IS NOT NULL, cells IS NOT NULL))
    INTO counted, among_newest
    USING _category, _type, pattern, _pay_from, _work_mode, _posted_after, query, _latitude, _longitude, _miles, cells, wanted, facts, named;
    was_cut := app.is_search_cut();
    PERFORM app.begin_search(_milliseconds / 2, clock_timestamp());
    IF counted > cap OR was_cut THEN
      blocks := sort;
      wanted := first + most;
      -- Blocks of a thousand pounds, or of a day, grow with the board; a walk does not. It goes as far as app.found_jobs
      -- says, and a word that is common among the newest may be rare among the best paid.
      IF among_newest >= (SELECT CASE WHEN reltuples > 250000 THEN 87 ELSE 333 END FROM pg_class WHERE oid = 'public.jobs_newest'::regclass) THEN
        EXECUTE format('SELECT count(*) FROM (%s) AS found',
                       app.found_jobs('first', sort, conditions.known, conditions.others, ordering, query IS NOT NULL, cells IS NOT NULL))
        INTO among_first
        USING _category, _type, pattern, _pay_from, _work_mode, _posted_after, query, _latitude, _longitude, _miles, cells, wanted, facts, named;
        way := CASE WHEN among_first >= greatest(7, wanted / 30.0) THEN 'walk' ELSE 'blocks' END;
      END IF;
    ELSE
      counted := NULL;
    END IF;
  END IF;
  IF way = 'blocks' AND sort = 'newest' AND _industry IS NOT NULL AND num_nonnulls(query, cells, named, _areas) = 0 THEN
    -- Other words begin with its words, and looking up a common prefix takes as long as the board has such words. If the
    -- newest jobs fill the page and a sample proves that there are more than are counted, skip the lookup. The first 250
    -- show what is rare.
    FOREACH newest_read IN ARRAY ARRAY[250, 2000] LOOP
      EXECUTE format(
        'SELECT count(*) FROM (SELECT FROM (SELECT * FROM public.jobs WHERE status = ''open'' ORDER BY created_at DESC, id DESC LIMIT $13) AS newest
                               WHERE %s LIMIT $12) AS hits', conditions.others)
      INTO among_newest
      USING _category, _type, pattern, _pay_from, _work_mode, _posted_after, NULL, NULL, NULL, NULL, NULL, first + most, newest_read;
      EXIT WHEN among_newest = 0 OR among_newest = first + most;
    END LOOP;
    IF among_newest = first + most THEN
      EXECUTE format(
        'SELECT app.is_surely_more(count(*) FILTER (WHERE %s)::integer, (max(hash)::float8 + 2147483648) / 4294967296, $12)
         FROM (SELECT *, uuid_hash(id) AS hash FROM public.jobs WHERE status = ''open'' AND uuid_hash(id) < -2013265920
               ORDER BY uuid_hash(id) LIMIT 1024) AS sample', conditions.others)
      INTO is_common
      USING _category, _type, pattern, _pay_from, _work_mode, _posted_after, NULL, NULL, NULL, NULL, NULL, cap;
    END IF;
    IF is_common THEN
      way := 'walk';
      wanted := first + most;
      counted := cap + 1;
    END IF;
  END IF;
  RETURN QUERY EXECUTE format(
    'WITH found AS MATERIALIZED (%s),
     %s
     page AS (SELECT id, miles, row_number() OVER () AS position, (SELECT count(*) FROM found) AS hits, $30 OR app.is_search_cut() AS is_cut
              FROM (SELECT id, miles FROM %s LIMIT $22 OFFSET $23) AS ordered)
     SELECT app.public_job(j, (SELECT l.logo FROM public.employer_logos AS l WHERE l.user_id = j.user_id AND l.company_key = lower(j.company))),
            page.miles, marks.title, marks.text, least(coalesce($24, page.hits), $25)::integer,
            coalesce($24, page.hits) > $25 OR page.is_cut, page.is_cut
     FROM page JOIN public.jobs AS j USING (id)
     CROSS JOIN LATERAL (SELECT CASE WHEN $7 IS NOT NULL THEN ARRAY[j.search_vector] END AS v OFFSET 0) AS unpacked
     CROSS JOIN LATERAL app.mark_words(j.title, j.requirements, j.description, $7, $26, v[1] @@ $28, NOT v[1] @@ $27 AND v[1] @@ $29) AS marks
     ORDER BY page.position',
    app.found_jobs(way, blocks, conditions.known, conditions.others, ordering, query IS NOT NULL, cells IS NOT NULL,
                   CASE WHEN sort = 'best' THEN ', search_vector' ELSE '' END),
    CASE WHEN sort IN ('best', 'nearest') THEN format(
      'numbered AS (SELECT *, row_number() OVER (ORDER BY %s) AS age FROM found), ranked AS (SELECT id, miles, age, %s AS rank FROM numbered),', ordering,
      CASE sort WHEN 'best' THEN format('CASE WHEN age <= 500 THEN %s END', app.match_text(cardinality(ranked.wanted), _is_some)) ELSE '0' END) END,
    CASE sort WHEN 'best' THEN 'ranked ORDER BY rank DESC NULLS LAST, age' WHEN 'nearest' THEN 'ranked ORDER BY miles, age' ELSE 'found ORDER BY ' || ordering END)
  USING _category, _type, pattern, _pay_from, _work_mode, _posted_after, query, _latitude, _longitude, _miles, cells, wanted, facts, named,
        ranked.wanted, ranked.in_title, ranked.in_employer, ranked.in_requirements, ranked.exact, ranked.weights, whole, most, first, counted, cap,
        ARRAY(SELECT stem[1] FROM regexp_matches(coalesce(query::text, ''), '''([^'']+)''', 'g') AS stem ORDER BY length(stem[1]) DESC),
        app.weighted_query(query, 'A'), app.any_lexeme(query, 'A'), app.any_lexeme(query, 'CD'), was_cut;
  IF NOT FOUND AND (was_cut OR app.is_search_cut()) THEN RAISE EXCEPTION 'The search is too wide' USING ERRCODE = 'AG001'; END IF;
  PERFORM app.begin_search(NULL);
END
$$;

ALTER FUNCTION find_public_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION find_public_jobs TO agency_app;
