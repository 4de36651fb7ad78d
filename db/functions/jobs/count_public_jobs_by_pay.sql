-- Replaced by count_found_jobs_by_choice; here only while processes of the version before may still ask it (docs/develop/database.md).
--
-- How the pay of what a search finds is spread, whatever least pay it asks for: under £20,000 a year, in twelve steps of £5,000, and
-- from £80,000; and how many name no pay. What is plentiful is told from a sample. NULL where the board is large, and what is found
-- is neither plentiful nor quickly looked up: a picture is not worth the wait.
CREATE OR REPLACE FUNCTION count_public_jobs_by_pay(
  _category text DEFAULT NULL, _location text DEFAULT NULL, _search text DEFAULT NULL, _type text DEFAULT NULL,
  OUT bins integer[], OUT unpaid integer, OUT is_estimate boolean
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  patterns text[] := app.search_patterns(app.search_words(_search));
  pattern text := app.location_pattern(_location);
  conditions text := app.job_conditions(_category, _type, pattern, NULL, patterns);
  sample_size integer := 1024;
  sample record;
  is_walked boolean;
  found text;
  counts double precision[];
BEGIN
  LOOP
    SELECT * INTO sample FROM app.sample_jobs(conditions, _category, _type, pattern, NULL, patterns, sample_size);
    EXIT WHEN sample.hits >= 128 OR sample_size >= 4096 OR sample.looked_at < sample_size;
    sample_size := 4096;
  END LOOP;
  is_estimate := sample.hits >= 2 * app.hits_for_a_figure();
  IF is_estimate THEN
    found := format('(SELECT closes_at, category, type, pay_by_year, location_text, search_text
                      FROM public.jobs WHERE status = ''open'' AND uuid_hash(id) < -2013265920
                      ORDER BY uuid_hash(id) LIMIT %s) AS sample WHERE %s', sample_size, conditions);
  ELSE
    is_walked := num_nonnulls(pattern, patterns) = 0 OR sample.looked_at < 19 * sample.looked_up;
    IF app.most_counted(NULL) < 10000 AND (is_walked OR sample.looked_up / sample.part > 5000) THEN RETURN; END IF;
    found := app.job_scan(conditions, 'created_at DESC, id DESC', is_walked);
  END IF;
  -- Bin 0 lies below the first step, 13 from the last one on, 14 is of jobs that name no pay.
  EXECUTE format(
    'SELECT array_agg(coalesce(jobs, 0) ORDER BY n)
     FROM generate_series(0, 14) AS n LEFT JOIN (
       SELECT CASE WHEN pay_by_year = 0 THEN 14 ELSE width_bucket(pay_by_year, 20000, 80000, 12) END AS n, count(*)::float8 AS jobs
       FROM %s GROUP BY 1) AS counted USING (n)', found)
  INTO counts USING _category, _type, pattern, NULL::numeric, patterns;
  counts := ARRAY(SELECT CASE WHEN is_estimate THEN app.rounded_estimate(jobs / sample.part) ELSE jobs END
                  FROM unnest(counts) WITH ORDINALITY AS listed (jobs, n) ORDER BY n);
  bins := counts[1:14];
  unpaid := counts[15];
END
$$;

ALTER FUNCTION count_public_jobs_by_pay OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_public_jobs_by_pay TO agency_app;
