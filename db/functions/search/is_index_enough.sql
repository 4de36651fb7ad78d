-- Returns true if app.index_query is exact: no phrase of three words or more, and weights only for titles.
CREATE OR REPLACE FUNCTION app.is_index_enough(_query tsquery) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
  RETURN _query::text !~ ' <[0-9]+> | <-> ''(?:[^'']|'''')*'' <-> |'':(?!A[ )]|A$)';

GRANT EXECUTE ON FUNCTION app.is_index_enough TO agency_reader;
