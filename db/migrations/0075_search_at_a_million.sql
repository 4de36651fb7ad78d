-- Words that stand side by side, and those of titles, in the index of jobs (app.index_words). Of a million jobs it takes minutes to make. Who cannot
-- stop for that makes both beforehand by hand, the index CONCURRENTLY (docs/operate/scaling.md).
DO $make$
BEGIN
  IF to_regprocedure('app.index_words(tsvector)') IS NULL THEN
    CREATE FUNCTION app.index_words(_vector tsvector) RETURNS tsvector
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
  END IF;
END
$make$;

GRANT EXECUTE ON FUNCTION app.index_words TO agency_app, agency_reader, agency_keeper;
CREATE INDEX IF NOT EXISTS jobs_words_next ON jobs USING gin
  (app.index_words(search_vector), app.job_facts(created_at, closes_at, pay_by_year, category, type, work_mode, spots), to_tsvector('simple', app.word_text(title)))
  WITH (gin_pending_list_limit = 64) WHERE status = 'open';
DROP INDEX jobs_words;
ALTER INDEX jobs_words_next RENAME TO jobs_words;

-- Their files have other parameters.
DROP FUNCTION IF EXISTS app.found_jobs(text, text, text, text, text, boolean, boolean);
DROP FUNCTION IF EXISTS app.mark_words(text, text, text, tsvector, tsquery, tsquery, text[]);
