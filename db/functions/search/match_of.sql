-- How well a job matches the words of a search: where they stand (title, employer and place, requirements, description), then how new it is.
CREATE OR REPLACE FUNCTION app.match_of(_vector tsvector, _query tsquery, _created_at timestamptz) RETURNS float8
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
  RETURN ts_rank('{0.05, 0.15, 0.4, 1}', _vector, _query)
    * (1 + 0.1 * exp(-extract(epoch FROM now() - _created_at)::float8 / (30 * 86400)));

GRANT EXECUTE ON FUNCTION app.match_of TO agency_reader;
