-- Counts the jobs posted in each of the last 26 periods of seven days, the last ending today in London. Includes closed
-- jobs, not drafts. On a board of more than 50,000 open jobs estimates from at most about two thousand (is_estimate).
CREATE OR REPLACE FUNCTION count_public_jobs_by_week()
  RETURNS TABLE (first_day date, white_collar integer, blue_collar integer, is_estimate boolean)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  tomorrow constant date := (now() AT TIME ZONE 'Europe/London')::date + 1;
  first constant timestamptz := (tomorrow - 182)::timestamp AT TIME ZONE 'Europe/London';
  is_large constant boolean := app.most_counted(NULL) < 10000;
  part double precision := 1;
BEGIN
  IF is_large THEN
    SELECT least(1, 2048.0 / greatest(count(*), 1)) / 32 INTO part
    FROM public.jobs WHERE status <> 'draft' AND uuid_hash(id) < -2013265920 AND created_at >= first;
  END IF;
  RETURN QUERY
  WITH posted AS (
    SELECT created_at, category FROM public.jobs WHERE NOT is_large AND status = 'open' AND created_at >= first
    UNION ALL
    SELECT created_at, category FROM public.jobs WHERE NOT is_large AND status = 'closed' AND created_at >= first
    UNION ALL
    -- An index has the ids of these jobs, but not their category.
    SELECT created_at, category FROM public.jobs WHERE is_large AND id = ANY (ARRAY(
      SELECT id FROM public.jobs
      WHERE status <> 'draft' AND uuid_hash(id) < -2013265920 AND created_at >= first
        AND uuid_hash(id) < -2147483648 + 4294967296 * part))
  ), counted AS (
    SELECT (tomorrow - 1 - (created_at AT TIME ZONE 'Europe/London')::date) / 7 AS weeks_ago,
           count(*) FILTER (WHERE category = 'white-collar') AS white, count(*) FILTER (WHERE category = 'blue-collar') AS blue
    FROM posted WHERE created_at <= now() GROUP BY 1
  )
  SELECT tomorrow - 7 * (n + 1),
         CASE WHEN is_large THEN app.rounded_estimate(coalesce(white, 0) / part) ELSE coalesce(white, 0)::integer END,
         CASE WHEN is_large THEN app.rounded_estimate(coalesce(blue, 0) / part) ELSE coalesce(blue, 0)::integer END,
         is_large
  FROM generate_series(25, 0, -1) AS n LEFT JOIN counted ON weeks_ago = n ORDER BY n DESC;
END
$$;

ALTER FUNCTION count_public_jobs_by_week OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_public_jobs_by_week TO agency_app;
