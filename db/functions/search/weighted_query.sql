-- Restricts a query to one part of a job: 'A' title, 'B' employer and place, 'C' requirements and kind, 'D' description.
-- Replaces its weights.
CREATE OR REPLACE FUNCTION app.weighted_query(_query tsquery, _weight text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN regexp_replace(_query::text, '(''[^'']*'')(?::[A-D]+)?', '\1:' || _weight, 'g')::tsquery;

GRANT EXECUTE ON FUNCTION app.weighted_query TO agency_reader;
