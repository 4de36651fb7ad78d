-- Translates '[{"any": ["hgv", "lorry"]}, {"any": ["night shift"]}, {"any": ["agency"], "not": true}]' into a query of
-- search_vector: every entry in any of its spellings; adjacent words for a spelling of several. `parts` are words that
-- contain a typed one, looked for in title, employer and place alone. With _is_some any wanted entry matches.
CREATE OR REPLACE FUNCTION app.words_query(_words jsonb, _is_some boolean DEFAULT false) RETURNS tsquery
  LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  entry record;
  wanted tsquery;
  unwanted tsquery;
BEGIN
  FOR entry IN
    SELECT coalesce((said.value ->> 'not')::boolean, false) AS is_unwanted,
           (SELECT string_agg(format('(%s)', query), '|')::tsquery FROM (
              SELECT phraseto_tsquery('app.job_words', app.word_text(spelling)) AS query
              FROM jsonb_array_elements_text(said.value -> 'any') AS spelling
              UNION ALL
              SELECT string_agg(quote_literal(lexeme) || ':AB', '|')::tsquery
              FROM unnest(to_tsvector('app.job_words', (SELECT string_agg(part, ' ') FROM jsonb_array_elements_text(said.value -> 'parts') AS part)))
            ) AS spellings
            WHERE numnode(query) > 0) AS query
    FROM jsonb_array_elements(_words) WITH ORDINALITY AS said (value, n) WHERE n <= 12
  LOOP
    IF entry.is_unwanted THEN
      unwanted := coalesce(unwanted && !!entry.query, !!entry.query, unwanted);
    ELSE
      wanted := coalesce(CASE WHEN _is_some THEN wanted || entry.query ELSE wanted && entry.query END, entry.query, wanted);
    END IF;
  END LOOP;
  RETURN coalesce(wanted && unwanted, wanted, unwanted);
END
$$;

GRANT EXECUTE ON FUNCTION app.words_query TO agency_app, agency_reader, agency_keeper;
