-- How well a job matches the words of a search: where they stand (title, employer and place, requirements, description), whether the title
-- has them as they were typed, then how near (_reach: 0 in the place, 1 at the end of the circle) and how new it is. A job that has all of them comes before any that lacks one.
CREATE OR REPLACE FUNCTION app.match_of(
  _vector tsvector, _some tsquery, _exact tsquery, _all tsquery, _reach float8, _created_at timestamptz
) RETURNS float8
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
  RETURN CASE WHEN _vector @@ _all THEN 10 ELSE 0 END
    + (ts_rank('{0.05, 0.15, 0.4, 1}', _vector, _some) + coalesce(ts_rank('{0, 0, 0, 1}', _vector, _exact), 0))
      * (1 - 0.3 * coalesce(_reach, 0)) * (1 + 0.1 * exp(-extract(epoch FROM now() - _created_at)::float8 / (30 * 86400)));

GRANT EXECUTE ON FUNCTION app.match_of TO agency_reader;
