-- Returns true if a page of a search should be found by walking along its order, false by a lookup. A page that the newest
-- thousand fill is walked at once in that order (_is_newest_first). Otherwise a sample of all open jobs estimates the length
-- of the walk and the number of jobs to look up. Reading a job costs about as much as walking past nineteen (measured).
--
-- The newest thousand alone say nothing about older jobs, because similar adverts are often posted together: ten with a rare
-- word once made a search walk the whole board.
CREATE OR REPLACE FUNCTION app.is_page_walked(
  _conditions text, _category text, _type text, _location_pattern text, _pay_from numeric, _patterns text[], _rows integer,
  _is_newest_first boolean DEFAULT true
) RETURNS boolean LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  hits integer;
  looked_up integer;
  size integer;
  sample record;
  open_jobs double precision;
  walked double precision;
BEGIN
  IF num_nonnulls(_location_pattern, _pay_from, _patterns) = 0 THEN RETURN true; END IF;
  EXECUTE format(
    'SELECT count(*) FILTER (WHERE %s), count(*) FILTER (WHERE %s)
     FROM (SELECT closes_at, category, type, pay_by_year, location_text, search_text FROM public.jobs
           WHERE status = ''open'' ORDER BY created_at DESC, id DESC LIMIT 1000) AS newest',
    _conditions, app.lookup_conditions(_location_pattern, _pay_from, _patterns))
  INTO hits, looked_up USING _category, _type, _location_pattern, _pay_from, _patterns;
  IF hits >= _rows AND _is_newest_first THEN RETURN true; END IF;
  IF looked_up = 0 THEN RETURN false; END IF;
  -- A sample of 128 is enough for common searches. With four hits the estimate is right within a factor of about two.
  FOREACH size IN ARRAY ARRAY[128, 1024] LOOP
    SELECT * INTO sample
    FROM app.sample_jobs(_conditions, _category, _type, _location_pattern, _pay_from, _patterns, size);
    EXIT WHEN sample.hits >= 4 OR sample.looked_at < size;
  END LOOP;
  open_jobs := sample.looked_at / sample.part;
  -- The newest may be at the end of another order.
  walked := CASE WHEN _is_newest_first THEN 1000 ELSE 0 END + CASE WHEN sample.hits = 0 THEN open_jobs
    ELSE least(open_jobs, (_rows - CASE WHEN _is_newest_first THEN hits ELSE 0 END)::float8 * sample.looked_at / sample.hits) END;
  RETURN walked < 19 * greatest(looked_up, sample.looked_up / sample.part);
END
$$;

GRANT EXECUTE ON FUNCTION app.is_page_walked TO agency_reader, agency_keeper;
