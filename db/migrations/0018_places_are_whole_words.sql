-- A place is looked for where a word begins, not inside of words: 'man' is found in Manchester, 'ondo' in no London. A city that has a
-- page of its own is a word to its end as well: London is not Londonderry. Its page, the board, the figures and the deck all ask so.

-- 'St. Helens' → ' st  helens ': a location, or a part of one, without what may stand beside a word (app.news_words).
CREATE FUNCTION app.place_words(_location_text text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || translate(_location_text, E'.!?"\'+*\u2019', '        ') || ' ';

-- '%leeds%' → '% leeds %', '%man%' → '% man%', for what the function above returns. A test holds the names against content/cities.ts.
CREATE FUNCTION app.place_pattern(_location_pattern text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '% ' || btrim(app.place_words(substr(_location_pattern, 2, length(_location_pattern) - 2)))
    || CASE WHEN _location_pattern = ANY (ARRAY['%belfast%', '%birmingham%', '%cardiff%', '%edinburgh%', '%glasgow%', '%leeds%',
                                               '%liverpool%', '%london%', '%manchester%']) THEN ' %' ELSE '%' END;

-- Most locations say it plainly: what may stand beside a word is taken away only where that found nothing.
CREATE FUNCTION app.is_at_place(_location_text text, _place_pattern text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || _location_text || ' ' LIKE _place_pattern OR app.place_words(_location_text) LIKE _place_pattern;

-- As in 0003. The pattern alone is what the index knows, and comes first because it is cheap; what it finds is then looked at for its
-- words, which reads nothing more: every index that holds the place holds all of it.
CREATE OR REPLACE FUNCTION app.job_conditions(_category text, _type text, _location_pattern text, _pay_from numeric, _patterns text[])
  RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT 'closes_at > now()'
    || CASE WHEN _category IS NULL THEN '' ELSE ' AND category = $1' END
    || CASE WHEN _type IS NULL THEN '' ELSE ' AND type = $2' END
    || CASE WHEN _location_pattern IS NULL THEN ''
            ELSE ' AND location_text LIKE $3 AND app.is_at_place(location_text, app.place_pattern($3))' END
    || CASE WHEN _pay_from IS NULL THEN '' ELSE ' AND pay_by_year >= $4' END
    || coalesce((SELECT string_agg(format(' AND search_text LIKE $5[%s]', n), '' ORDER BY n)
                 FROM generate_series(1, cardinality(_patterns)) AS n), '')
$$;

-- As in 0014, with the words of the place.
CREATE OR REPLACE FUNCTION count_public_jobs_of_each(_searches text[], _location text)
  RETURNS TABLE (search text, total integer, is_estimate boolean)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  pattern text := app.location_pattern(_location);
  place text := app.place_pattern(pattern);
  sample record;
  counted record;
  is_large boolean := app.most_counted(NULL) < 10000;
BEGIN
  FOR sample IN
    WITH sampled AS MATERIALIZED (
      SELECT uuid_hash(id) AS hash, closes_at, location_text, search_text FROM public.jobs
      WHERE status = 'open' AND uuid_hash(id) < -2013265920 ORDER BY uuid_hash(id) LIMIT 8192),
    here AS MATERIALIZED (
      SELECT search_text FROM sampled WHERE closes_at > now() AND (pattern IS NULL
        OR location_text LIKE pattern AND app.is_at_place(location_text, place)))
    SELECT words.said, count(here.search_text) AS hits,
           is_large AND (SELECT count(*) FROM (SELECT search_text FROM sampled LIMIT 1024) AS elsewhere
                         WHERE elsewhere.search_text LIKE ALL (words.patterns)) >= 4 AS is_common,
           (SELECT CASE WHEN count(*) < 8192 THEN 1.0 / 32 ELSE (max(hash)::float8 + 2147483648) / 4294967296 END FROM sampled) AS part
    FROM (SELECT said, coalesce(app.search_patterns(app.search_words(said)), '{}') AS patterns
          FROM unnest(_searches[1:20]) AS said OFFSET 0) AS words
    LEFT JOIN here ON here.search_text LIKE ALL (words.patterns)
    GROUP BY words.said, words.patterns
  LOOP
    search := sample.said;
    is_estimate := sample.is_common OR sample.hits >= app.hits_for_a_figure();
    IF NOT is_estimate THEN
      SELECT * INTO counted FROM public.count_public_jobs(_search => sample.said, _location => _location);
      is_estimate := counted.is_more;
      total := counted.total;
    END IF;
    IF is_estimate THEN
      total := app.rounded_estimate(greatest(sample.hits / sample.part, total));
    END IF;
    RETURN NEXT;
    total := NULL;
  END LOOP;
END
$$;

GRANT EXECUTE ON FUNCTION app.place_words, app.place_pattern, app.is_at_place TO agency_reader;
