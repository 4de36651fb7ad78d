-- Returns how long candidates waited for a first reply (_until => 'reply') or the shortlist ('shortlist'). Each application
-- is reached, withdrawn (before that), turned_down (without it) or waiting. Waits are elapsed time, unaffected by changes of
-- the clocks. `within` counts the reached ones by the steps of _days, the last for longer waits.
CREATE OR REPLACE FUNCTION app.report_waits(
  _until text, _days double precision[], _from date, _to date, _consultant uuid, _job uuid, _client text, _category text,
  OUT total integer, OUT reached integer, OUT withdrawn integer, OUT turned_down integer, OUT waiting integer,
  OUT median_days double precision, OUT long_days double precision, OUT within integer[]
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  spans double precision[];
BEGIN
  PERFORM app.demand_desk();
  WITH waits AS MATERIALIZED (
    SELECT r.status, extract(epoch FROM CASE _until WHEN 'reply' THEN r.replied_at ELSE r.shortlisted_at END - r.sent_at)::double precision / 86400 AS days
    FROM app.reported_applications(_from, _to, _consultant, _job, _client, _category) AS r
  )
  SELECT count(*), count(w.days), count(*) FILTER (WHERE w.days IS NULL AND w.status = 'withdrawn'),
         count(*) FILTER (WHERE w.days IS NULL AND w.status = 'not_taken_forward'),
         count(*) FILTER (WHERE w.days IS NULL AND w.status NOT IN ('withdrawn', 'not_taken_forward')),
         percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY w.days),
         (SELECT array_agg(coalesce(b.reached, 0) ORDER BY step)
          FROM generate_series(0, cardinality(_days)) AS step
          LEFT JOIN (SELECT width_bucket(each.days, _days) AS step, count(*)::integer AS reached FROM waits AS each GROUP BY 1) AS b USING (step))
  INTO total, reached, withdrawn, turned_down, waiting, spans, within
  FROM waits AS w;
  median_days := spans[1];
  long_days := spans[2];
END
$$;

ALTER FUNCTION app.report_waits OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.report_waits TO agency_app;
