-- Counts the applications of this period by source (app.stamp_application_source) and progress. Null: sent before the source
-- was recorded.
CREATE OR REPLACE FUNCTION app.report_sources(_from date, _to date, _consultant uuid, _job uuid, _client text, _category text)
  RETURNS TABLE (source text, sent integer, shortlisted integer, hired integer)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
BEGIN
  PERFORM app.demand_desk();
  RETURN QUERY
    SELECT r.source, count(*)::integer, count(r.shortlisted_at)::integer, count(*) FILTER (WHERE r.is_hired)::integer
    FROM app.reported_applications(_from, _to, _consultant, _job, _client, _category) AS r
    GROUP BY r.source ORDER BY 2 DESC, 1;
END
$$;

ALTER FUNCTION app.report_sources OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.report_sources TO agency_app;
