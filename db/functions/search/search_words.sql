-- 'Leeds HR/a%' → {a%,hr,leeds}: at most eight words of the first hundred characters, as search_text has them.
CREATE OR REPLACE FUNCTION app.search_words(_search text) RETURNS text[]
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce(array_agg(word ORDER BY word), '{}')
  FROM (SELECT DISTINCT word FROM regexp_split_to_table(app.searchable(left(coalesce(_search, ''), 100)), '\s+') AS word
        WHERE word <> '' LIMIT 8) AS words
$$;

GRANT EXECUTE ON FUNCTION app.search_words TO agency_app, agency_reader;
