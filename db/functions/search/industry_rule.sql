-- Returns an editor's rule for the jobs of an industry: a category and beginnings of title words. Stored in the row, because
-- its texts are long.
CREATE OR REPLACE FUNCTION app.industry_rule(_published jsonb) RETURNS jsonb
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
  RETURN jsonb_build_object(
    'category', _published -> 'category',
    'words', _published -> 'words',
    'isEither', coalesce(_published -> 'isEither', 'false'));

GRANT EXECUTE ON FUNCTION app.industry_rule TO agency_app;
