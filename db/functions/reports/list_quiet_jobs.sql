-- Returns jobs on the board without activity for _days days, longest first: no application or step of one, and not posted,
-- edited or reopened. Confirming that a job is open is no activity. `total` counts all of them.
CREATE OR REPLACE FUNCTION app.list_quiet_jobs(
  _days integer, _limit integer, _offset integer, _consultant uuid, _job uuid, _client text, _category text
)
  RETURNS TABLE (id uuid, title text, client text, consultant text, posted_at timestamptz, active_at timestamptz, applications integer,
                 waiting integer, total integer)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
BEGIN
  PERFORM app.demand_desk();
  RETURN QUERY
    SELECT q.id, q.title, q.client, q.full_name, q.created_at, q.active_at, q.applications, q.waiting, (count(*) OVER ())::integer
    FROM (
      SELECT j.id, j.title, j.client, p.full_name, j.created_at, received.applications, received.waiting,
             greatest(j.created_at, j.updated_at, received.last_at) AS active_at
      FROM app.reported_jobs() AS j JOIN public.profiles AS p ON p.id = j.user_id,
        LATERAL (SELECT count(*)::integer AS applications, greatest(max(a.sent_at), max(a.status_changed_at)) AS last_at,
                        (count(*) FILTER (WHERE a.status IN ('sent', 'viewed')))::integer AS waiting
                 FROM public.applications AS a WHERE a.job_id = j.id) AS received
      WHERE j.status = 'open' AND j.closes_at > now()
        AND greatest(j.created_at, j.updated_at) < now() - make_interval(days => _days)
        AND ((SELECT public.is_admin(app.actor_id())) OR j.user_id = ANY ((SELECT app.staff_ids())::uuid[]))
        AND (_consultant IS NULL OR app.reported_consultant(j.user_id, (SELECT app.staff_ids())) = _consultant)
        AND (_job IS NULL OR j.id = _job) AND (_client IS NULL OR lower(j.client) = lower(_client))
        AND (_category IS NULL OR j.category = _category)
    ) AS q
    WHERE q.active_at < now() - make_interval(days => _days)
    ORDER BY q.active_at, q.id
    LIMIT least(_limit, 10000) OFFSET greatest(_offset, 0);
END
$$;

ALTER FUNCTION app.list_quiet_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.list_quiet_jobs TO agency_app;
