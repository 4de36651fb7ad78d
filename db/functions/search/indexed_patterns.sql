-- Returns the three longest patterns that the index of texts (jobs_search) can look up: they have the beginning of a word or three letters.
CREATE OR REPLACE FUNCTION app.indexed_patterns(_patterns text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN ARRAY(SELECT pattern FROM unnest(_patterns) AS pattern WHERE pattern ~ '[[:alnum:]]{3}|^% [[:alnum:]]' ORDER BY length(pattern) DESC LIMIT 3);

GRANT EXECUTE ON FUNCTION app.indexed_patterns TO agency_reader;
