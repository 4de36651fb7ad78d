-- Returns true if these areas have at most 2,000 open jobs; false without areas, or if five of the newest hundred jobs are
-- in them. Planned for each call, because the planner must know how common the areas are.
CREATE OR REPLACE FUNCTION app.has_few_jobs(_areas integer[]) RETURNS boolean
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp SET plan_cache_mode = force_custom_plan
AS $$
BEGIN
  IF _areas IS NULL OR (SELECT count(*) >= 5 FROM (
    SELECT areas FROM public.jobs WHERE status = 'open' ORDER BY created_at DESC, id DESC LIMIT 100) AS newest WHERE areas && _areas)
  THEN RETURN false; END IF;
  RETURN (SELECT count(*) <= 2000 FROM (SELECT FROM public.jobs WHERE status = 'open' AND areas && _areas LIMIT 2001) AS few);
END
$$;

GRANT EXECUTE ON FUNCTION app.has_few_jobs TO agency_reader;
