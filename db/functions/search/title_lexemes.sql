-- Translates a query of title words for the index (app.index_words). The index does not know the order of words.
CREATE OR REPLACE FUNCTION app.title_lexemes(_query tsquery) RETURNS tsquery
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN regexp_replace(replace(_query::text, ' <-> ', ' & '), '''([^'']+)''', ''' \1''', 'g')::tsquery;

GRANT EXECUTE ON FUNCTION app.title_lexemes TO agency_reader;
