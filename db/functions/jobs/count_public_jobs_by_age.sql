-- Counts for a search the open jobs, those posted in the last 30 days, and those of the 30 days before. The latter two
-- include closed jobs, or the older ones would always seem fewer. A sample as small as the map's
-- (count_public_jobs_by_place) decides common searches, so the figures agree; one eight times larger is used if that says
-- too little.
CREATE OR REPLACE FUNCTION count_public_jobs_by_age(
  _search text, _location text DEFAULT NULL, OUT total integer, OUT recent integer, OUT earlier integer, OUT is_estimate boolean
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  patterns text[] := app.search_patterns(app.search_words(_search));
  pattern text := app.location_pattern(_location);
  conditions text := app.job_conditions(NULL, NULL, pattern, NULL, patterns);
  enough constant integer := app.hits_for_a_figure();
  posted constant text := replace(conditions, 'closes_at > now()', 'created_at > now() - interval ''60 days''');
  by_age constant text := 'SELECT count(*) FILTER (WHERE created_at > now() - interval ''30 days''),
                                  count(*) FILTER (WHERE created_at <= now() - interval ''30 days'') FROM ';
  sample record;
  counted record;
  looked_at integer;
  most integer;
BEGIN
  is_estimate := false;
  FOREACH most IN ARRAY ARRAY[2048, 16384] LOOP
    SELECT * INTO sample FROM app.sample_jobs(conditions, NULL, NULL, pattern, NULL, patterns, most);
    EXIT WHEN sample.hits >= enough;
  END LOOP;
  IF sample.hits >= enough THEN
    total := app.rounded_estimate(sample.hits / sample.part);
    is_estimate := true;
  ELSE
    SELECT * INTO counted FROM public.count_public_jobs(_search => _search, _location => _location);
    is_estimate := counted.is_more;
    total := CASE WHEN is_estimate THEN app.rounded_estimate(greatest(sample.hits / sample.part, counted.total))
                  ELSE counted.total END;
  END IF;
  EXECUTE by_age || '(SELECT created_at, location_text, search_text FROM public.jobs
                      WHERE status <> ''draft'' AND uuid_hash(id) < -2013265920 AND created_at > now() - interval ''60 days''
                      ORDER BY created_at OFFSET 0) AS j WHERE ' || posted
  INTO recent, earlier USING NULL::text, NULL::text, pattern, NULL::numeric, patterns;
  IF recent + earlier >= enough THEN
    recent := app.rounded_estimate(recent * 32);
    earlier := app.rounded_estimate(earlier * 32);
    is_estimate := true;
    RETURN;
  END IF;
  -- Walk all postings of an ordinary board; look words up on a larger one.
  SELECT count(*) INTO looked_at FROM (
    SELECT 1 FROM public.jobs WHERE status <> 'draft' AND created_at > now() - interval '60 days' LIMIT 20001) AS counted;
  EXECUTE by_age || CASE WHEN looked_at <= 20000
    THEN '(SELECT created_at, location_text, search_text FROM public.jobs
           WHERE status <> ''draft'' AND created_at > now() - interval ''60 days'' ORDER BY created_at OFFSET 0) AS j WHERE ' || posted
    ELSE format('(SELECT created_at FROM public.jobs WHERE status = ''open'' AND %1$s AND title <> ''''
                  UNION ALL SELECT created_at FROM public.jobs WHERE status <> ''open'' AND status <> ''draft'' AND %1$s AND title <> '''') AS j',
                posted) END
  INTO recent, earlier USING NULL::text, NULL::text, pattern, NULL::numeric, patterns;
END
$$;

ALTER FUNCTION count_public_jobs_by_age OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_public_jobs_by_age TO agency_app;
