-- Replaced by find_public_jobs; here only while processes of the version before may still ask it (docs/develop/database.md).
--
-- How many open jobs each of several searches finds in one place: one look at the sample for all that are plentiful. On a
-- large board a search that is common elsewhere (one job in 256) and has few in this place is not counted either: to learn that
-- two common things are seldom together one must read all jobs that have one of them. An estimate of 0 says 'few or none'.
CREATE OR REPLACE FUNCTION count_public_jobs_of_each(_searches text[], _location text)
  RETURNS TABLE (search text, total integer, is_estimate boolean)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  pattern text := app.location_pattern(_location);
  place text := app.place_pattern(pattern, app.is_place(pattern));
  nearby text[] := app.names_nearby(pattern);
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
        OR location_text LIKE pattern AND app.is_at_place(location_text, place)
        OR location_text LIKE ANY (nearby) AND EXISTS (
             SELECT FROM unnest(nearby) AS name WHERE app.is_at_place(location_text, app.place_pattern(name, true)))))
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

ALTER FUNCTION count_public_jobs_of_each OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_public_jobs_of_each TO agency_app;
