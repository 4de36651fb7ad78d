-- The wanted words of a search for its rank: each as a query of its spellings, as it was typed ('nurse' or 'nurses'), and what it counts.
CREATE OR REPLACE FUNCTION app.ranked_words(_words jsonb, OUT wanted tsquery[], OUT exact tsquery[], OUT weights float8[])
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT array_agg(app.words_query(jsonb_build_array(said.value)) ORDER BY n),
         array_agg((SELECT string_agg(format('(%s)', query), '|')::tsquery
                    FROM jsonb_array_elements_text(coalesce(said.value -> 'exact', '[]')) AS spelling
                    CROSS JOIN LATERAL phraseto_tsquery('simple', app.word_text(spelling)) AS query
                    WHERE numnode(query) > 0) ORDER BY n),
         array_agg(coalesce((said.value ->> 'weight')::float8, 1) ORDER BY n)
  FROM jsonb_array_elements(_words) WITH ORDINALITY AS said (value, n)
  WHERE n <= 12 AND said.value -> 'not' IS NULL
$$;

GRANT EXECUTE ON FUNCTION app.ranked_words TO agency_reader;
