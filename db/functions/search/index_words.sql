-- Returns the lexemes of the index of jobs (jobs_words): each word, each pair of adjacent words ('people team'), so that phrases are looked
-- up, and each word of the title, marked by a leading space (' driver'). Words contain no spaces, so the kinds cannot be confused.
-- docs/operate/scaling.md has the size; app.index_query searches it.
CREATE OR REPLACE FUNCTION app.index_words(_vector tsvector) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 20000 SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN strip(_vector) || array_to_tsvector(
    ARRAY(SELECT CASE WHEN lead(position) OVER in_order = position + 1 THEN word || ' ' || lead(word) OVER in_order ELSE word END
          FROM unnest(_vector) AS w (word, positions, weights) CROSS JOIN LATERAL unnest(positions) AS position
          WINDOW in_order AS (ORDER BY position))
    || ARRAY(SELECT ' ' || word FROM unnest(ts_filter(_vector, '{a}')) AS w (word, positions, weights)));
END
$$;

GRANT EXECUTE ON FUNCTION app.index_words TO agency_app, agency_reader, agency_keeper;
