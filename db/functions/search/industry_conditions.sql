-- Returns the condition that a job is of an industry (app.industry_rules), as text for EXECUTE with editors' words quoted.
-- '' without an industry; an unpublished industry has no jobs.
CREATE OR REPLACE FUNCTION app.industry_conditions(_industry text) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN _industry IS NULL THEN '' ELSE coalesce(
    (SELECT CASE WHEN is_either THEN format(' AND (category = %L OR title ~* %L)', category, pattern)
                 ELSE format(' AND category = %L AND title ~* %L', category, pattern) END
     FROM app.industry_rules() WHERE slug = _industry), ' AND false') END
$$;

GRANT EXECUTE ON FUNCTION app.industry_conditions TO agency_reader;
