-- A search walks from the newest job on only where that is short. Alike adverts are often posted together, so the newest
-- thousand say nothing about the jobs behind them: ten of them with a rare word made a search walk the whole board.

DROP FUNCTION app.is_page_walked;

-- Which way to take to one page of a search. A page that the newest thousand fill is walked to without further thought, if it is in
-- that order (_is_newest_first). Otherwise a sample of all open jobs says how far one would walk behind the newest thousand, and how
-- many jobs would be looked up. To read a job costs about as much as to walk past nineteen (measured).
CREATE FUNCTION app.is_page_walked(
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
  -- A small sample settles what is common; its four hits are right within a factor of about two.
  FOREACH size IN ARRAY ARRAY[128, 1024] LOOP
    SELECT * INTO sample
    FROM app.sample_jobs(_conditions, _category, _type, _location_pattern, _pay_from, _patterns, size);
    EXIT WHEN sample.hits >= 4 OR sample.looked_at < size;
  END LOOP;
  open_jobs := sample.looked_at / sample.part;
  -- In another order the newest may lie at the end.
  walked := CASE WHEN _is_newest_first THEN 1000 ELSE 0 END + CASE WHEN sample.hits = 0 THEN open_jobs
    ELSE least(open_jobs, (_rows - CASE WHEN _is_newest_first THEN hits ELSE 0 END)::float8 * sample.looked_at / sample.hits) END;
  RETURN walked < 19 * greatest(looked_up, sample.looked_up / sample.part);
END
$$;

GRANT EXECUTE ON FUNCTION app.is_page_walked TO agency_reader, agency_keeper;

-- As in 0014, and says in which order the page is.
CREATE OR REPLACE FUNCTION get_public_jobs(
  _limit integer DEFAULT 100, _offset integer DEFAULT 0, _category text DEFAULT NULL, _location text DEFAULT NULL,
  _search text DEFAULT NULL, _type text DEFAULT NULL, _pay_from numeric DEFAULT NULL, _sort text DEFAULT 'newest'
) RETURNS SETOF public_job
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  patterns text[] := app.search_patterns(app.search_words(_search));
  pattern text := app.location_pattern(_location);
  conditions text := app.job_conditions(_category, _type, pattern, _pay_from, patterns);
  most integer := least(greatest(coalesce(_limit, 100), 1), 100);
  first integer := least(greatest(coalesce(_offset, 0), 0), 9900);
  ordering text := CASE _sort WHEN 'pay' THEN 'pay_by_year DESC, id DESC' WHEN 'closing' THEN 'closes_at, id'
                              ELSE 'created_at DESC, id DESC' END;
  is_walked boolean := app.is_page_walked(conditions, _category, _type, pattern, _pay_from, patterns, first + most,
                                          _sort IS DISTINCT FROM 'pay' AND _sort IS DISTINCT FROM 'closing');
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT j.id, j.title, j.company, j.location, j.salary, j.type, j.category, j.description, j.requirements, j.created_at,
            j.salary_min, j.salary_max, j.salary_period, j.basis, j.work_mode, j.closes_at, j.updated_at, true
     FROM (SELECT id, row_number() OVER () AS position
           FROM (SELECT id FROM %s ORDER BY %s LIMIT $6 OFFSET $7) AS ordered) AS page
     JOIN public.jobs AS j USING (id) ORDER BY page.position',
    app.job_scan(conditions, ordering, is_walked), ordering)
  USING _category, _type, pattern, _pay_from, patterns, most, first;
END
$$;

-- Replacing a function takes its settings away (0014).
ALTER FUNCTION get_public_jobs SET enable_seqscan = off;
ALTER FUNCTION get_public_jobs SET enable_sort = off;
