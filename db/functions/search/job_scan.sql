-- Returns the scan of a search, as text for EXECUTE. Under row-level security the planner may not use statistics of words
-- (LIKE is not leakproof), so this decides. Common matches are found by walking the index of the order, which stops when the
-- page is full; rare ones by the trigram index and sorting (app.is_page_walked decides).
--
-- A lookup must read the jobs: the planner overestimates LIKE and would rather scan an index with the words from end to end.
-- No title is empty, but none of these indexes knows it, hence `title <> ''`. A search without words and place is looked up
-- by pay, and a walk down the best paid ends at the minimum.
CREATE OR REPLACE FUNCTION app.job_scan(_conditions text, _ordering text, _is_common boolean) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE
    WHEN _is_common THEN format(walk, CASE WHEN has_pay AND _ordering LIKE 'pay%' THEN 'AND pay_by_year >= $4' END, _ordering, _conditions)
    WHEN has_pay AND _conditions !~ '\$[35]' THEN format('(SELECT id, created_at, closes_at, pay_by_year FROM %s OFFSET 0) AS found',
      format(walk, 'AND pay_by_year >= $4', 'pay_by_year DESC, id DESC', _conditions))
    ELSE format('(SELECT id, created_at, closes_at, pay_by_year FROM public.jobs
                  WHERE status = ''open'' AND %s AND title <> '''' OFFSET 0) AS found', _conditions)
  END
  FROM (SELECT strpos(_conditions, '$4') > 0 AS has_pay,
               '(SELECT id, created_at, closes_at, pay_by_year, category, type, location_text, search_text
                 FROM public.jobs WHERE status = ''open'' %s ORDER BY %s OFFSET 0) AS walked WHERE %s' AS walk) AS known
$$;

GRANT EXECUTE ON FUNCTION app.job_scan TO agency_reader;
