-- Returns at most four words of a text that match a search, as the text spells them, each once.
CREATE OR REPLACE FUNCTION app.found_words(_text text, _query tsquery) RETURNS text[]
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce((array_agg(word ORDER BY n))[1:4], '{}')
  FROM (SELECT lower(marked[1]) AS word, min(n) AS n
        FROM regexp_matches(
          ts_headline('app.job_words', left(_text, 5000), _query, E'StartSel=\x02, StopSel=\x03, HighlightAll=true'),
          E'\x02([^\x03]+)\x03', 'g') WITH ORDINALITY AS found (marked, n)
        WHERE _query IS NOT NULL GROUP BY 1) AS words
$$;

GRANT EXECUTE ON FUNCTION app.found_words TO agency_reader;
