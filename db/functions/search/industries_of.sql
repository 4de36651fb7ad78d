-- Returns the slugs of a job's industries.
CREATE OR REPLACE FUNCTION app.industries_of(_category text, _title text) RETURNS text[]
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce(array_agg(slug ORDER BY slug), '{}') FROM app.industry_rules()
  WHERE app.is_of_industry(_category, _title, category, is_either, pattern)
$$;

GRANT EXECUTE ON FUNCTION app.industries_of TO agency_reader;
