-- Which jobs count as jobs of an industry, as editors say it: a part of the board, and what words of a title begin with. Kept in the row, as
-- its texts are long.
CREATE OR REPLACE FUNCTION app.industry_rule(_published jsonb) RETURNS jsonb
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
  RETURN jsonb_build_object(
    'category', _published -> 'category',
    'words', _published -> 'words',
    'isEither', coalesce(_published -> 'isEither', 'false'));

GRANT EXECUTE ON FUNCTION app.industry_rule TO agency_app;
