-- Returns the wanted words of a search for ranking: queries of each word's spellings anywhere and in title, employer or
-- requirements alone; as typed ('nurse' or 'nurses') in a title; and their weights.
CREATE OR REPLACE FUNCTION app.ranked_words(
  _words jsonb, OUT wanted tsquery[], OUT in_title tsquery[], OUT in_employer tsquery[], OUT in_requirements tsquery[], OUT exact tsquery[],
  OUT weights float8[]
)
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT array_agg(query ORDER BY n), array_agg(app.weighted_query(query, 'A') ORDER BY n), array_agg(app.weighted_query(query, 'B') ORDER BY n),
         array_agg(app.weighted_query(query, 'C') ORDER BY n), array_agg(app.weighted_query(exact, 'A') ORDER BY n), array_agg(weight ORDER BY n)
  FROM (
    SELECT n, app.words_query(jsonb_build_array(said.value)) AS query, coalesce((said.value ->> 'weight')::float8, 1) AS weight,
           (SELECT string_agg(format('(%s)', spelt), '|')::tsquery
            FROM jsonb_array_elements_text(coalesce(said.value -> 'exact', '[]')) AS spelling
            CROSS JOIN LATERAL phraseto_tsquery('simple', app.word_text(spelling)) AS spelt
            WHERE numnode(spelt) > 0) AS exact
    FROM jsonb_array_elements(_words) WITH ORDINALITY AS said (value, n)
    WHERE n <= 12 AND said.value -> 'not' IS NULL) AS words
$$;

GRANT EXECUTE ON FUNCTION app.ranked_words TO agency_reader;
