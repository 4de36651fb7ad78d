-- Returns a query for any lexeme of another, in some parts of a job (app.weighted_query); NULL without lexemes.
CREATE OR REPLACE FUNCTION app.any_lexeme(_query tsquery, _weights text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN (SELECT string_agg(lexeme[1] || ':' || _weights, '|')::tsquery FROM regexp_matches(_query::text, '(''(?:[^'']|'''')*'')', 'g') AS lexeme);

GRANT EXECUTE ON FUNCTION app.any_lexeme TO agency_reader;
