-- Returns the number of open jobs and the median of their yearly pay, by the middle of each stated range. Exact up to 5,000
-- open jobs, estimated from a sample beyond.
CREATE OR REPLACE FUNCTION get_public_board_figures(
  OUT open_jobs integer, OUT is_estimate boolean, OUT median_pay double precision, OUT paid integer
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  sample record;
  is_sampled boolean;
BEGIN
  SELECT total, is_more INTO open_jobs, is_estimate FROM public.count_public_jobs();
  IF is_estimate THEN
    SELECT * INTO sample FROM app.sample_jobs(app.read_question(), 4096);
    open_jobs := app.rounded_estimate(greatest(sample.hits / sample.part, open_jobs));
  END IF;
  is_sampled := is_estimate OR open_jobs > 5000;
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY pay), count(pay)::integer INTO median_pay, paid
  FROM (
    SELECT app.middle_pay_per_year(salary_min, salary_max, salary_period)::float8 AS pay
    FROM public.jobs WHERE NOT is_sampled AND status = 'open' AND closes_at > now()
    UNION ALL
    SELECT app.middle_pay_per_year(salary_min, salary_max, salary_period)::float8
    FROM public.jobs WHERE is_sampled AND id = ANY (ARRAY(
      SELECT id FROM public.jobs WHERE status = 'open' AND closes_at > now() AND uuid_hash(id) < -2013265920
      ORDER BY uuid_hash(id) LIMIT 1024))
  ) AS pays;
END
$$;

ALTER FUNCTION get_public_board_figures OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_public_board_figures TO agency_app;
