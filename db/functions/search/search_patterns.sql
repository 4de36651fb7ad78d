-- Returns patterns that find a word anywhere, and the singular of a plural ('engineers'). A word of one or two letters (HR,
-- IT) must begin a word, because such letters are inside many.
CREATE OR REPLACE FUNCTION app.search_patterns(_words text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT array_agg(app.contains_pattern(CASE
      WHEN word ~ '^[[:alnum:]]{1,2}$' THEN ' ' || word
      WHEN word ~ '^[[:alpha:]]{3,}[^s]s$' THEN left(word, -1)
      ELSE word END) ORDER BY n)
  FROM unnest(_words) WITH ORDINALITY AS words (word, n)
$$;

GRANT EXECUTE ON FUNCTION app.search_patterns TO agency_app, agency_reader;
