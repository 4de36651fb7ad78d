-- Returns a text query that lets the index preselect jobs for a location, by its names (app.names_of_place): those of a published place and of
-- the towns near it, or the words of adverts that begin with each typed word, or contain it. NULL if there is no such word, or more than fifty; the lexeme
-- '~', which no job has, if no location has these letters.
-- Matches are checked against the location afterwards (app.is_match).
CREATE OR REPLACE FUNCTION app.location_query(_patterns text[], _places text[]) RETURNS tsquery
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET enable_indexscan = off
AS $$
  -- app.place_pattern ends the names of places with a space.
  SELECT CASE WHEN _places[1] LIKE '% \%' THEN (
      SELECT CASE WHEN bool_and(numnode(query) > 0) THEN string_agg(format('(%s)', query), '|')::tsquery END
      FROM unnest(_patterns) AS name
      CROSS JOIN LATERAL plainto_tsquery('app.job_words', app.word_text(btrim(name, '%'))) AS query)
    ELSE coalesce((
      SELECT CASE WHEN bool_and(cardinality(begun) BETWEEN 1 AND 50 AND queries.is_exact) THEN string_agg(format('(%s)', queries.text), '&')::tsquery END
      FROM regexp_split_to_table(btrim(app.word_text(btrim(_patterns[1], '%'))), '\s+') AS said
      CROSS JOIN LATERAL (
        SELECT CASE WHEN said ~ '^[[:alnum:]]{2,40}$' THEN CASE WHEN _places[1] <> _patterns[1] THEN said || '%' WHEN length(said) > 2 THEN '%' || said || '%' END END AS pattern
        OFFSET 0) AS sought
      -- OFFSET 0: evaluate once, not for each word of adverts.
      CROSS JOIN LATERAL (SELECT ARRAY(SELECT word FROM public.advert_words WHERE pattern IS NOT NULL AND word LIKE pattern LIMIT 51) AS begun OFFSET 0) AS known
      -- A word such as 'of' has no lexeme.
      CROSS JOIN LATERAL (
        SELECT bool_and(numnode(query) > 0) AS is_exact, string_agg(DISTINCT query::text, '|') AS text
        FROM unnest(begun) AS word CROSS JOIN LATERAL plainto_tsquery('app.job_words', word) AS query) AS queries),
      CASE WHEN _patterns[1] ~ '[[:alnum:]]{3}' AND NOT EXISTS (
        SELECT FROM public.jobs WHERE status = 'open' AND location_text LIKE _patterns[1] AND title <> '') THEN '''~'''::tsquery END)
    END
$$;

GRANT EXECUTE ON FUNCTION app.location_query TO agency_reader;
