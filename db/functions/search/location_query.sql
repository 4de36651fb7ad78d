-- What the words of a job have to hold for it to be in a place of ours, or near it (app.or_nearby), or where its location has words that begin
-- as these; NULL where one of them is in no advert, so that it may be a part of any. The location settles it: this makes it quick.
CREATE OR REPLACE FUNCTION app.location_query(_location_pattern text) RETURNS tsquery
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN app.is_place(_location_pattern) THEN (
      SELECT CASE WHEN bool_and(numnode(query) > 0) THEN string_agg(format('(%s)', query), '|')::tsquery END
      FROM unnest(_location_pattern || app.names_nearby(_location_pattern)) AS name
      CROSS JOIN LATERAL plainto_tsquery('app.job_words', app.word_text(btrim(name, '%'))) AS query)
    ELSE (
      SELECT CASE WHEN bool_and(EXISTS (SELECT FROM public.advert_words AS kept WHERE kept.word = said)) THEN
        string_agg(quote_literal((SELECT left(said, max(n)) FROM generate_series(1, length(said)) AS n WHERE left(stem, n) = left(said, n))) || ':*', '&')::tsquery END
      FROM regexp_split_to_table(btrim(app.word_text(btrim(_location_pattern, '%'))), '\s+') AS said
      CROSS JOIN LATERAL (SELECT (ts_lexize('app.english_stems', said))[1] AS stem OFFSET 0) AS stemmed)
    END
$$;

GRANT EXECUTE ON FUNCTION app.location_query TO agency_reader;
