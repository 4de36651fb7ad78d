-- Tells whether at most 2,000 open jobs are in these areas; false without areas. If five of the newest hundred jobs are in them, the areas have more, and are not counted.
CREATE OR REPLACE FUNCTION app.has_few_jobs(_areas integer[]) RETURNS boolean
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  has_few boolean;
BEGIN
  IF _areas IS NULL OR (SELECT count(*) >= 5 FROM (
    SELECT areas FROM public.jobs WHERE status = 'open' ORDER BY created_at DESC, id DESC LIMIT 100) AS newest WHERE areas && _areas)
  THEN RETURN false; END IF;
  -- The planner knows how common a constant is.
  EXECUTE format('SELECT count(*) <= 2000 FROM (SELECT FROM public.jobs WHERE status = ''open'' AND areas && %L::integer[] LIMIT 2001) AS few', _areas) INTO has_few;
  RETURN has_few;
END
$$;

GRANT EXECUTE ON FUNCTION app.has_few_jobs TO agency_reader;
