-- What the words of a job have to hold for it to be in a place of ours, or near it (app.or_nearby); NULL where any part of a word will do.
-- The location settles it: this makes it quick.
CREATE OR REPLACE FUNCTION app.location_query(_location_pattern text) RETURNS tsquery
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN bool_and(numnode(query) > 0) THEN string_agg(format('(%s)', query), '|')::tsquery END
  FROM unnest(_location_pattern || app.names_nearby(_location_pattern)) AS name
  CROSS JOIN LATERAL plainto_tsquery('app.job_words', app.word_text(btrim(name, '%'))) AS query
  WHERE app.is_place(_location_pattern)
$$;

GRANT EXECUTE ON FUNCTION app.location_query TO agency_reader;
