-- Which jobs count as jobs of an industry, as editors say it: a part of the board, and what words of a title begin with. Kept in the row, as
-- its texts are long.
CREATE FUNCTION app.industry_rule(_published jsonb) RETURNS jsonb
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
  RETURN jsonb_build_object(
    'category', _published -> 'category',
    'words', _published -> 'words',
    'isEither', coalesce(_published -> 'isEither', 'false'));
GRANT EXECUTE ON FUNCTION app.industry_rule TO agency_app;

ALTER TABLE content_items ADD COLUMN industry_rule jsonb GENERATED ALWAYS AS (
  CASE WHEN collection = 'industries' AND published IS NOT NULL THEN app.industry_rule(published) END) STORED;
CREATE INDEX content_items_industry ON content_items (slug) WHERE industry_rule IS NOT NULL;
GRANT SELECT (slug, industry_rule) ON content_items TO agency_reader;

ALTER TABLE job_alerts ADD COLUMN industry text;

-- They take an industry, too.
DROP FUNCTION IF EXISTS find_public_jobs(jsonb, boolean, float8, float8, float8, text, text, text, numeric, text, timestamptz, text, integer, integer);
DROP FUNCTION IF EXISTS count_found_jobs_by_choice(jsonb, boolean, float8, float8, float8, text);
DROP FUNCTION IF EXISTS app.found_conditions(text, text, text, numeric, text, timestamptz, tsquery);
DROP FUNCTION IF EXISTS app.alert_keys(jsonb, float8, float8, float8, text, text, text, text);
