-- Returns the rank of a job for the wanted words of a search (app.ranked_words). Each word counts by its place: title, employer and place,
-- requirements, description; a title with the word as typed counts twice. Short titles rank above long, near above far, new above old, and
-- jobs with all words (_all) above all others.
CREATE OR REPLACE FUNCTION app.rank_match(
  _vector tsvector, _created_at timestamptz, _nearness float8, _all tsquery, _wanted tsquery[], _in_title tsquery[], _in_employer tsquery[],
  _in_requirements tsquery[], _exact tsquery[], _weights float8[]
) RETURNS float8
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  -- Unpacks it once.
  vector CONSTANT tsvector := _vector || ''::tsvector;
  rank float8 := 0;
BEGIN
  FOR n IN 1 .. cardinality(_wanted) LOOP
    rank := rank + _weights[n] * (
      CASE WHEN vector @@ _in_title[n] THEN 1 WHEN vector @@ _in_employer[n] THEN 0.4 WHEN vector @@ _in_requirements[n] THEN 0.2
           WHEN vector @@ _wanted[n] THEN 0.06 ELSE 0 END
      + CASE WHEN vector @@ _exact[n] THEN 1 ELSE 0 END);
  END LOOP;
  RETURN CASE WHEN vector @@ _all THEN 100 ELSE 0 END
    + rank * (1 + 0.3 / greatest(length(ts_filter(vector, '{a}')), 1)) * (1 - 0.5 * coalesce(_nearness, 0))
           * (1 + 0.1 * exp(-extract(epoch FROM now() - _created_at)::float8 / (30 * 86400)));
END
$$;

GRANT EXECUTE ON FUNCTION app.rank_match TO agency_reader;
