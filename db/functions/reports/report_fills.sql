-- Returns how long jobs filled in this period had been posted (app.reported_fills). `within`: as in app.report_waits.
CREATE OR REPLACE FUNCTION app.report_fills(
  _days double precision[], _from date, _to date, _consultant uuid, _job uuid, _client text, _category text,
  OUT total integer, OUT median_days double precision, OUT long_days double precision, OUT within integer[]
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  spans double precision[];
BEGIN
  PERFORM app.demand_desk();
  WITH fills AS MATERIALIZED (
    SELECT extract(epoch FROM f.filled_at - f.posted_at)::double precision / 86400 AS days
    FROM app.reported_fills(_from, _to, _consultant, _job, _client, _category) AS f
  )
  SELECT count(*), percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY f.days),
         (SELECT array_agg(coalesce(b.filled, 0) ORDER BY step)
          FROM generate_series(0, cardinality(_days)) AS step
          LEFT JOIN (SELECT width_bucket(each.days, _days) AS step, count(*)::integer AS filled FROM fills AS each GROUP BY 1) AS b USING (step))
  INTO total, spans, within
  FROM fills AS f;
  median_days := spans[1];
  long_days := spans[2];
END
$$;

ALTER FUNCTION app.report_fills OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.report_fills TO agency_app;
