-- Whether app.index_query finds no more than the query: it has no phrase of three words or more, and weighs words of titles alone.
CREATE OR REPLACE FUNCTION app.is_index_enough(_query tsquery) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
  RETURN _query::text !~ ' <[0-9]+> | <-> ''(?:[^'']|'''')*'' <-> |'':(?!A[ )]|A$)';

GRANT EXECUTE ON FUNCTION app.is_index_enough TO agency_reader;
