-- A query for any of the lexemes of another, in parts of a job alone (app.weighted_query); NULL where there are none.
CREATE OR REPLACE FUNCTION app.any_lexeme(_query tsquery, _weights text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN (SELECT string_agg(lexeme[1] || ':' || _weights, '|')::tsquery FROM regexp_matches(_query::text, '(''(?:[^'']|'''')*'')', 'g') AS lexeme);

GRANT EXECUTE ON FUNCTION app.any_lexeme TO agency_reader;
