-- How many jobs were posted in each of the last 26 times seven days, the last of which ends with today in London. Jobs that have
-- closed since count, too, as on their own pages; drafts do not. On a board of more than 50,000 open jobs they are told from one job
-- of 32 (is_estimate).
CREATE OR REPLACE FUNCTION count_public_jobs_by_week()
  RETURNS TABLE (first_day date, white_collar integer, blue_collar integer, is_estimate boolean)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  tomorrow constant date := (now() AT TIME ZONE 'Europe/London')::date + 1;
  first constant timestamptz := (tomorrow - 182)::timestamp AT TIME ZONE 'Europe/London';
  is_large constant boolean := app.most_counted(NULL) < 10000;
BEGIN
  RETURN QUERY
  WITH posted AS (
    SELECT created_at, category FROM public.jobs WHERE NOT is_large AND status = 'open' AND created_at >= first
    UNION ALL
    SELECT created_at, category FROM public.jobs WHERE NOT is_large AND status = 'closed' AND created_at >= first
    UNION ALL
    SELECT created_at, category FROM public.jobs
    WHERE is_large AND status <> 'draft' AND uuid_hash(id) < -2013265920 AND created_at >= first
  ), counted AS (
    SELECT (tomorrow - 1 - (created_at AT TIME ZONE 'Europe/London')::date) / 7 AS weeks_ago,
           count(*) FILTER (WHERE category = 'white-collar') AS white, count(*) FILTER (WHERE category = 'blue-collar') AS blue
    FROM posted WHERE created_at <= now() GROUP BY 1
  )
  SELECT tomorrow - 7 * (n + 1),
         CASE WHEN is_large THEN app.rounded_estimate(32 * coalesce(white, 0)) ELSE coalesce(white, 0)::integer END,
         CASE WHEN is_large THEN app.rounded_estimate(32 * coalesce(blue, 0)) ELSE coalesce(blue, 0)::integer END,
         is_large
  FROM generate_series(25, 0, -1) AS n LEFT JOIN counted ON weeks_ago = n ORDER BY n DESC;
END
$$;

ALTER FUNCTION count_public_jobs_by_week OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_public_jobs_by_week TO agency_app;
