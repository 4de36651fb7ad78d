-- Which jobs a search reads, as text for EXECUTE. Because row-level security is on, the planner may not use what it
-- knows of how often a word occurs (LIKE is not leakproof), so it is not left to guess. What is common is found by walking the
-- index of the order asked for, which may stop as soon as the page is full; what is rare is found by the trigram index and
-- sorted afterwards (app.is_page_walked decides).
--
-- A lookup must read the jobs themselves: the planner believes that LIKE finds much, and would rather walk an index that holds
-- the words from end to end. No title is empty, but none of these indexes knows it, hence `title <> ''`. A search with neither
-- words nor place is looked up by its pay, and a walk down the best paid ends where pay falls below the minimum.
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
