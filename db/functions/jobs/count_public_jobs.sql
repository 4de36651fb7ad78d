-- Counts the jobs that a search finds, up to _cap + 1, which means 'more than _cap'.
CREATE OR REPLACE FUNCTION count_public_jobs(
  _category text DEFAULT NULL, _location text DEFAULT NULL, _search text DEFAULT NULL, _type text DEFAULT NULL,
  _pay_from numeric DEFAULT NULL, _needed integer DEFAULT NULL, OUT total integer, OUT is_more boolean
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off SET enable_sort = off
AS $$
DECLARE
  patterns text[] := app.search_patterns(app.search_words(_search));
  pattern text := app.location_pattern(_location);
  conditions text := app.job_conditions(_category, _type, pattern, _pay_from, patterns);
  cap integer := app.most_counted(_needed);
  size integer := 1024;
  sample record;
  is_walked boolean := true;
BEGIN
  IF num_nonnulls(_category, _type, pattern, _pay_from, patterns) > 0 THEN
    LOOP
      SELECT * INTO sample FROM app.sample_jobs(conditions, _category, _type, pattern, _pay_from, patterns, size);
      IF app.is_surely_more(sample.hits, sample.part, cap) THEN
        total := cap;
        is_more := true;
        RETURN;
      END IF;
      -- Take a larger sample if it may decide the question for less than counting costs.
      size := size * 4;
      EXIT WHEN size > 16384 OR sample.looked_at < size / 4
        OR NOT app.is_surely_more(sample.hits * 4, sample.part * 4, cap)
        OR size > 19 * least(cap, sample.hits / sample.part) * sample.looked_up / greatest(sample.hits, 1);
    END LOOP;
    is_walked := num_nonnulls(pattern, _pay_from, patterns) = 0
      OR app.is_walk_shorter(sample.looked_at, sample.hits, sample.looked_up, sample.part, cap + 1);
  END IF;
  -- Walk open jobs by closing date, which skips the growing number of expired ones.
  EXECUTE format('SELECT count(*)::integer FROM (SELECT 1 FROM %s LIMIT $6) AS counted', CASE WHEN is_walked
    THEN format('(SELECT closes_at, category, type, pay_by_year, location_text, search_text FROM public.jobs
                  WHERE status = ''open'' AND closes_at > now() ORDER BY closes_at, id OFFSET 0) AS walked WHERE %s', conditions)
    ELSE app.job_scan(conditions, '', false) END)
  INTO total USING _category, _type, pattern, _pay_from, patterns, cap + 1;
  is_more := total > cap;
  total := least(total, cap);
END
$$;

ALTER FUNCTION count_public_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_public_jobs TO agency_app;
