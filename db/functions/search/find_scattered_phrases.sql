-- None any more: the index knows which words stand side by side (app.index_words). The version before this asks for them.
CREATE OR REPLACE FUNCTION find_scattered_phrases(_phrases text[]) RETURNS text[]
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  RETURN ARRAY[]::text[];

ALTER FUNCTION find_scattered_phrases OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION find_scattered_phrases TO agency_app;
