-- Replaced by count_found_jobs_by_choice; here only while processes of the version before may still ask it (docs/develop/database.md).
--
-- How many open jobs of a place and words there are of each category and type, in steps of £5,000 of pay by the year: from
-- 3 (under £20,000) to 16 (£80,000 and more), NULL without a stated figure. One walk tells every choice beside the board.
-- Where more than 5,000 jobs are open a walk would cost more than the page: then no rows, and the page shows no counts.
CREATE OR REPLACE FUNCTION count_public_jobs_by_choice(_location text DEFAULT NULL, _search text DEFAULT NULL)
  RETURNS TABLE (category text, type text, pay_step integer, total integer)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  patterns text[] := app.search_patterns(app.search_words(_search));
  pattern text := app.location_pattern(_location);
BEGIN
  IF (SELECT reltuples > 5000 FROM pg_class WHERE oid = 'public.jobs_newest'::regclass) THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE
    'SELECT walked.category, walked.type,
            CASE WHEN pay_by_year IS NOT NULL THEN least(greatest(floor(pay_by_year / 5000), 3), 16)::integer END,
            count(*)::integer
     FROM (SELECT closes_at, category, type, pay_by_year, location_text, search_text FROM public.jobs
           WHERE status = ''open'' AND closes_at > now() ORDER BY closes_at, id OFFSET 0) AS walked
     WHERE ' || app.job_conditions(NULL, NULL, pattern, NULL, patterns) || ' GROUP BY 1, 2, 3'
  USING NULL::text, NULL::text, pattern, NULL::numeric, patterns;
END
$$;

ALTER FUNCTION count_public_jobs_by_choice OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_public_jobs_by_choice TO agency_app;
