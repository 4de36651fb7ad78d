-- Returns one page of the board. Finds the page on an index alone and reads only its rows from the table, so a deep page
-- costs little more than the first. _limit is held to 1..100 and _offset to 0..9900.
CREATE OR REPLACE FUNCTION get_public_jobs(
  _limit integer DEFAULT 100, _offset integer DEFAULT 0, _category text DEFAULT NULL, _location text DEFAULT NULL,
  _search text DEFAULT NULL, _type text DEFAULT NULL, _pay_from numeric DEFAULT NULL, _sort text DEFAULT 'newest'
) RETURNS SETOF public_job
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off SET enable_sort = off
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
    'SELECT (listed.job).* FROM (
       SELECT app.public_job(j, (SELECT l.logo FROM public.employer_logos AS l WHERE l.user_id = j.user_id AND l.company_key = lower(j.company))) AS job
       FROM (SELECT id, row_number() OVER () AS position
             FROM (SELECT id FROM %s ORDER BY %s LIMIT $6 OFFSET $7) AS ordered) AS page
       JOIN public.jobs AS j USING (id) ORDER BY page.position OFFSET 0) AS listed',
    app.job_scan(conditions, ordering, is_walked), ordering)
  USING _category, _type, pattern, _pay_from, patterns, most, first;
END
$$;

ALTER FUNCTION get_public_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_public_jobs TO agency_app;
