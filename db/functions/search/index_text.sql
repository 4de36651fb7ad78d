-- Returns the condition that the index of jobs matches the query in this parameter, as text for EXECUTE.
CREATE OR REPLACE FUNCTION app.index_text(_parameter integer) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN format('app.index_words(search_vector) @@ app.index_query($%s)', _parameter);

GRANT EXECUTE ON FUNCTION app.index_text TO agency_reader;
