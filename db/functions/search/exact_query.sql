-- The wanted words of a search as they were typed, any of which will do: for the rank of titles that have just these.
CREATE OR REPLACE FUNCTION app.exact_query(_words jsonb) RETURNS tsquery
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT string_agg(format('(%s)', query), '|')::tsquery
  FROM jsonb_array_elements(_words) WITH ORDINALITY AS said (value, n)
  CROSS JOIN LATERAL jsonb_array_elements_text(said.value -> 'exact') AS spelling
  CROSS JOIN LATERAL phraseto_tsquery('simple', app.word_text(spelling)) AS query
  WHERE n <= 12 AND said.value -> 'not' IS NULL AND numnode(query) > 0
$$;

GRANT EXECUTE ON FUNCTION app.exact_query TO agency_reader;
