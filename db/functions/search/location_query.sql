-- Returns a text query that lets the index preselect jobs for a location: the names of a published place and of the towns
-- near it, or the words of adverts that begin with (app.is_part_of_word: contain) each typed word. NULL if there is no such
-- word, or more than fifty. Matches are checked against the location afterwards.
CREATE OR REPLACE FUNCTION app.location_query(_location_pattern text) RETURNS tsquery
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN app.is_place(_location_pattern) THEN (
      SELECT CASE WHEN bool_and(numnode(query) > 0) THEN string_agg(format('(%s)', query), '|')::tsquery END
      FROM unnest(_location_pattern || app.names_nearby(_location_pattern)) AS name
      CROSS JOIN LATERAL plainto_tsquery('app.job_words', app.word_text(btrim(name, '%'))) AS query)
    ELSE (
      SELECT CASE WHEN bool_and(cardinality(begun) BETWEEN 1 AND 50) THEN
        string_agg((SELECT format('(%s)', string_agg(DISTINCT plainto_tsquery('app.job_words', word)::text, '|')) FROM unnest(begun) AS word), '&')::tsquery END
      -- OFFSET 0: evaluate once, not for each word of adverts.
      FROM (SELECT app.is_part_of_word(_location_pattern) AS is_part OFFSET 0) AS part
      CROSS JOIN LATERAL regexp_split_to_table(btrim(app.word_text(btrim(_location_pattern, '%'))), '\s+') AS said
      CROSS JOIN LATERAL (
        SELECT CASE WHEN said ~ '^[[:alnum:]]{2,40}$' THEN CASE WHEN NOT is_part THEN said || '%' WHEN length(said) > 2 THEN '%' || said || '%' END END AS pattern
        OFFSET 0) AS sought
      CROSS JOIN LATERAL (SELECT ARRAY(SELECT word FROM public.advert_words WHERE pattern IS NOT NULL AND word LIKE pattern LIMIT 51) AS begun OFFSET 0) AS known)
    END
$$;

GRANT EXECUTE ON FUNCTION app.location_query TO agency_reader;
