-- The title of a job with the words of a search marked, and the line of it that has them where the title has none; NULL without words.
CREATE OR REPLACE FUNCTION app.mark_words(_job public.jobs, _query tsquery, OUT title text, OUT text text)
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  marks CONSTANT text := E'StartSel=\uE000, StopSel=\uE001, ';
BEGIN
  IF _query IS NULL THEN RETURN; END IF;
  title := ts_headline('app.job_words', _job.title, _query, marks || 'HighlightAll=true');
  IF to_tsvector('app.job_words', app.word_text(_job.title)) @@ _query THEN RETURN; END IF;
  text := ts_headline('app.job_words', left(_job.requirements, 2000) || E'\n' || left(_job.description, 3000), _query,
                      marks || 'MaxFragments=1, MaxWords=22, MinWords=12');
  IF strpos(text, E'\uE000') = 0 THEN text := NULL; END IF;
END
$$;

GRANT EXECUTE ON FUNCTION app.mark_words TO agency_reader;
