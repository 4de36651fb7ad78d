-- What the index of jobs knows of their words (jobs_words): beside each word each two that stand side by side ('people team'), so that a phrase
-- is looked up and not read for, and with a space before it each word that a title has (' driver'). No word has a space. What it costs is
-- in docs/operate/scaling.md. app.index_query asks it.
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
