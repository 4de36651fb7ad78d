-- Returns one page of the jobs behind the figures of app.report_fills, last filled first. _step: as in
-- app.list_reported_applications.
CREATE OR REPLACE FUNCTION app.list_reported_fills(
  _days double precision[], _step integer, _limit integer, _offset integer,
  _from date, _to date, _consultant uuid, _job uuid, _client text, _category text
)
  RETURNS TABLE (id uuid, title text, client text, posted_at timestamptz, filled_at timestamptz, days double precision, total integer)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
BEGIN
  PERFORM app.demand_desk();
  RETURN QUERY
    SELECT f.job_id, f.title, f.client, f.posted_at, f.filled_at, f.days, (count(*) OVER ())::integer
    FROM (
      SELECT o.*, extract(epoch FROM o.filled_at - o.posted_at)::double precision / 86400 AS days
      FROM app.reported_fills(_from, _to, _consultant, _job, _client, _category) AS o
    ) AS f
    WHERE _step IS NULL OR width_bucket(f.days, _days) = _step
    ORDER BY f.filled_at DESC, f.job_id
    LIMIT least(_limit, 100) OFFSET greatest(_offset, 0);
END
$$;

ALTER FUNCTION app.list_reported_fills OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.list_reported_fills TO agency_app;
