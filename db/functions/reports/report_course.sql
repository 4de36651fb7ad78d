-- Counts the applications of each day, week (from Monday) or month (_unit) in London, including empty ones: with a reply,
-- without one yet, and withdrawn before it. The period may cut the first and the last.
CREATE OR REPLACE FUNCTION app.report_course(
  _unit text, _from date, _to date, _consultant uuid, _job uuid, _client text, _category text
)
  RETURNS TABLE (begins date, replied integer, waiting integer, withdrawn integer)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
BEGIN
  PERFORM app.demand_desk();
  RETURN QUERY
    SELECT step::date, count(r.replied_at)::integer,
           count(*) FILTER (WHERE r.replied_at IS NULL AND r.status <> 'withdrawn')::integer,
           count(*) FILTER (WHERE r.replied_at IS NULL AND r.status = 'withdrawn')::integer
    FROM generate_series(date_trunc(_unit, _from::timestamp), _to::timestamp, ('1 ' || _unit)::interval) AS step
    LEFT JOIN app.reported_applications(_from, _to, _consultant, _job, _client, _category) AS r
      ON date_trunc(_unit, r.sent_at AT TIME ZONE 'Europe/London') = step
    GROUP BY step ORDER BY step;
END
$$;

ALTER FUNCTION app.report_course OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.report_course TO agency_app;
