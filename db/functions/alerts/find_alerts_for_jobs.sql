-- Returns the confirmed alerts that match these jobs: the condition of the board (app.is_match) for each job. One index
-- finds candidate alerts by the keys of a job (app.alert_keys), which is read and unpacked once. Its locations and industries are compared by name.
CREATE OR REPLACE FUNCTION app.find_alerts_for_jobs(_job_ids uuid[]) RETURNS TABLE (alert_id uuid, job_id uuid)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  job record;
  places record;
  vector tsvector;
  locations text[];
  job_locations text[];
  job_industries text[];
  job_keys text[];
  cells integer[];
BEGIN
  -- Looks up each place name of the alerts once.
  SELECT array_agg(said) AS said, array_agg(name.pattern) AS patterns, array_agg(name.place) AS names INTO places
  FROM (SELECT DISTINCT location AS said FROM public.job_alerts WHERE state = 'confirmed' AND location IS NOT NULL) AS asked
  CROSS JOIN LATERAL app.names_of_place(said) AS name;
  FOR job IN
    SELECT j.id, j.title, j.closes_at, j.search_vector, j.category, j.type, j.work_mode, j.pay_by_year, j.location_text, j.areas, j.spots, n.added_at
    FROM public.jobs AS j LEFT JOIN public.unmatched_jobs AS n ON n.job_id = j.id
    WHERE j.id = ANY (_job_ids) AND j.status = 'open' AND j.closes_at > now() AND j.title <> ''
  LOOP
    vector := job.search_vector || ''::tsvector;
    SELECT coalesce(array_agg(DISTINCT said), '{}') INTO job_locations
    FROM unnest(places.said, places.patterns, places.names) AS name (said, pattern, place)
    WHERE job.location_text LIKE pattern AND app.is_at_place(job.location_text, place);
    cells := ARRAY(SELECT DISTINCT app.cell_of(job.spots[n], job.spots[n + 1]) FROM generate_series(1, cardinality(job.spots), 2) AS n);
    job_industries := app.industries_of(job.category, job.title);
    job_keys := tsvector_to_array(vector)
      || ARRAY(SELECT lexeme || ' ' || square FROM unnest(tsvector_to_array(vector)) AS lexeme
               CROSS JOIN (SELECT DISTINCT app.square_of(cell) AS square FROM unnest(cells) AS cell) AS squares)
      || ARRAY(SELECT ' cell ' || cell FROM unnest(cells) AS cell) || ARRAY(SELECT ' area ' || area FROM unnest(job.areas) AS area) || ARRAY(SELECT ' at ' || said FROM unnest(job_locations) AS said)
      || ARRAY(SELECT ' industry ' || slug FROM unnest(job_industries) AS slug)
      || ARRAY[' category ' || job.category, ' type ' || job.type, ' mode ' || job.work_mode, ' any'];
    RETURN QUERY
    SELECT a.id, job.id FROM public.job_alerts AS a
    WHERE a.state = 'confirmed' AND a.keys && job_keys
      AND (a.industry IS NULL OR a.industry = ANY (job_industries))
      AND (a.location IS NULL OR a.location = ANY (job_locations))
      AND app.is_match(app.question_of_alert(a), job.closes_at, NULL, job.pay_by_year, NULL, NULL, job.category, job.type, job.work_mode, NULL, job.areas, job.spots, vector)
      -- A visitor who confirms an alert has already seen earlier jobs.
      AND (job.added_at IS NULL OR a.confirmed_at <= job.added_at);
  END LOOP;
END
$$;

ALTER FUNCTION app.find_alerts_for_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.find_alerts_for_jobs TO agency_app;
