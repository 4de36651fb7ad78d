-- How long jobs that were filled in this time had been posted until then (app.reported_fills). `within`: as in app.report_waits.
CREATE OR REPLACE FUNCTION app.report_fills(
  _days double precision[], _from date, _to date, _consultant uuid, _job uuid, _client text, _category text,
  OUT total integer, OUT median_days double precision, OUT long_days double precision, OUT within integer[]
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
BEGIN
  PERFORM app.demand_desk();
  WITH fills AS MATERIALIZED (
    SELECT extract(epoch FROM f.filled_at - f.posted_at) / 86400 AS days
    FROM app.reported_fills(_from, _to, _consultant, _job, _client, _category) AS f
  )
  SELECT count(*), percentile_cont(0.5) WITHIN GROUP (ORDER BY f.days), percentile_cont(0.9) WITHIN GROUP (ORDER BY f.days),
         (SELECT array_agg((SELECT count(*) FROM fills AS b WHERE width_bucket(b.days, _days) = step) ORDER BY step)
          FROM generate_series(0, cardinality(_days)) AS step)
  INTO total, median_days, long_days, within
  FROM fills AS f;
END
$$;

ALTER FUNCTION app.report_fills OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.report_fills TO agency_app;
