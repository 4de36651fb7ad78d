-- Returns a query for all of these lexemes; NULLs are left out.
CREATE OR REPLACE FUNCTION app.all_of(_lexemes text[]) RETURNS tsquery
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
  RETURN (SELECT string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''', ' & ')::tsquery FROM unnest(_lexemes) AS lexeme);

GRANT EXECUTE ON FUNCTION app.all_of TO agency_reader;
