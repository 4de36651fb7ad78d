-- Each skill is listed once, and none is empty.
CREATE OR REPLACE FUNCTION app.are_skills(_skills text[]) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce(bool_and(skill IS NOT NULL AND skill = btrim(skill) AND length(skill) BETWEEN 1 AND 50)
                  AND count(*) = count(DISTINCT lower(skill)), true)
  FROM unnest(_skills) AS skill
$$;

GRANT EXECUTE ON FUNCTION app.are_skills TO agency_app, agency_reader, agency_keeper;
