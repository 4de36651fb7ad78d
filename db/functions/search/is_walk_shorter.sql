-- Returns true if walking an index until _rows are found is shorter than looking up words, place or pay and reading each
-- job. Reading a job costs about as much as walking past nineteen (measured).
CREATE OR REPLACE FUNCTION app.is_walk_shorter(_looked_at integer, _hits integer, _looked_up integer, _part double precision, _rows integer)
  RETURNS boolean LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN CASE WHEN _hits = 0 THEN _looked_at ELSE least(_looked_at, _rows::float8 * _looked_at / _hits * _part) END < 19 * _looked_up;

GRANT EXECUTE ON FUNCTION app.is_walk_shorter TO agency_reader;
