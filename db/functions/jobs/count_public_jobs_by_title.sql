-- Replaced by find_public_jobs with _industry; here only while processes of the version before may still ask it (docs/develop/database.md).
--
-- How many of the newest five thousand open jobs are of an industry, by the rule of get_public_jobs_by_title. is_more: there
-- are older ones that were not looked at.
CREATE OR REPLACE FUNCTION count_public_jobs_by_title(
  _category text, _words text[], _either boolean, OUT total integer, OUT is_more boolean
)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  WITH rule AS (
    SELECT '\m(' || string_agg(CASE WHEN length(word) <= 2 THEN word || '\M' ELSE word END, '|') || ')' AS pattern
    FROM unnest(_words) AS word WHERE word ~ '^[[:alnum:]][[:alnum:] ]{0,49}$'
  ), newest AS MATERIALIZED (
    SELECT title, category, closes_at FROM public.jobs
    WHERE status = 'open' ORDER BY created_at DESC, id DESC LIMIT 5001
  )
  SELECT count(*) FILTER (WHERE closes_at > now() AND CASE WHEN _either
           THEN category = _category OR title ~* pattern ELSE category = _category AND title ~* pattern END)::integer,
         (SELECT count(*) > 5000 FROM newest)
  FROM (SELECT * FROM newest LIMIT 5000) AS looked_at, rule
$$;

ALTER FUNCTION count_public_jobs_by_title OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_public_jobs_by_title TO agency_app;
