-- The title of a job with the words of a search marked, and the line of it that has them where the title has none; NULL without words. Such a
-- line is looked for near the first of the stems (of _query) that the advert has as it is, because to look through it all takes long.
CREATE OR REPLACE FUNCTION app.mark_words(_job public.jobs, _query tsquery, _stems text[], OUT title text, OUT text text)
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  marks CONSTANT text := E'StartSel=\uE000, StopSel=\uE001, ';
  whole text;
  plain text;
  stem text;
  place integer := 0;
BEGIN
  IF _query IS NULL THEN RETURN; END IF;
  title := ts_headline('app.job_words', _job.title, _query, marks || 'HighlightAll=true');
  IF to_tsvector('app.job_words', app.word_text(_job.title)) @@ _query THEN RETURN; END IF;
  whole := left(_job.requirements, 2000) || E'\n' || left(_job.description, 3000);
  plain := ' ' || translate(lower(whole), E'\n-/(,."', '       ');
  FOREACH stem IN ARRAY _stems LOOP
    place := strpos(plain, ' ' || stem);
    EXIT WHEN place > 0;
  END LOOP;
  IF place > 0 THEN whole := substr(whole, greatest(place - 100, 1), 400); END IF;
  IF place > 101 THEN whole := regexp_replace(whole, '^\S*\s', ''); END IF;
  text := ts_headline('app.job_words', whole, _query, marks || 'MaxFragments=1, MaxWords=22, MinWords=12');
  IF strpos(text, E'\uE000') = 0 THEN text := NULL; END IF;
END
$$;

GRANT EXECUTE ON FUNCTION app.mark_words TO agency_reader;
