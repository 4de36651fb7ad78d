-- A query for words that stand in one part of a job alone: 'A' title, 'B' employer and place, 'C' requirements and kind, 'D' description. Weights that the query has are replaced.
CREATE OR REPLACE FUNCTION app.weighted_query(_query tsquery, _weight text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN regexp_replace(_query::text, '(''[^'']*'')(?::[A-D]+)?', '\1:' || _weight, 'g')::tsquery;

GRANT EXECUTE ON FUNCTION app.weighted_query TO agency_reader;
