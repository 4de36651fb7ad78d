-- Returns one page of the applications behind a figure, newest first: by progress (_part), by waiting time (_step, as in
-- app.report_waits), and by source (_source; 'unknown': not recorded then). `total` counts all of them.
CREATE OR REPLACE FUNCTION app.list_reported_applications(
  _part text, _until text, _days double precision[], _step integer, _source text, _limit integer, _offset integer,
  _from date, _to date, _consultant uuid, _job uuid, _client text, _category text
)
  RETURNS TABLE (id uuid, full_name text, job_title text, client text, status text, sent_at timestamptz, days double precision,
                 total integer)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
BEGIN
  PERFORM app.demand_desk();
  RETURN QUERY
    SELECT a.id, app.shown_name(a.id, a.status, a.full_name), a.job_title, page.client, a.status, a.sent_at, page.days, page.total
    FROM (
      SELECT r.id, r.client, r.sent_at, r.days, (count(*) OVER ())::integer AS total
      FROM (
        SELECT o.*, CASE WHEN _until = 'shortlist' THEN o.shortlisted_at ELSE o.replied_at END AS reached_at,
               extract(epoch FROM CASE WHEN _until = 'shortlist' THEN o.shortlisted_at ELSE o.replied_at END - o.sent_at)
                 ::double precision / 86400 AS days
        FROM app.reported_applications(_from, _to, _consultant, _job, _client, _category) AS o
      ) AS r
      WHERE (_source IS NULL OR coalesce(r.source, 'unknown') = _source)
        AND (_step IS NULL OR width_bucket(r.days, _days) = _step)
        AND CASE _part
          WHEN 'sent' THEN true
          WHEN 'reached' THEN r.reached_at IS NOT NULL
          WHEN 'waiting' THEN r.reached_at IS NULL AND r.status NOT IN ('withdrawn', 'not_taken_forward')
          WHEN 'withdrawn_before' THEN r.reached_at IS NULL AND r.status = 'withdrawn'
          WHEN 'turned_down_before' THEN r.reached_at IS NULL AND r.status = 'not_taken_forward'
          WHEN 'replied' THEN r.replied_at IS NOT NULL
          WHEN 'shortlisted' THEN r.shortlisted_at IS NOT NULL
          WHEN 'interview' THEN r.interview_at IS NOT NULL
          WHEN 'offered' THEN r.offered_at IS NOT NULL
          WHEN 'hired' THEN r.is_hired
          WHEN 'offered_now' THEN r.status = 'offered' AND NOT r.is_hired
          WHEN 'turned_down' THEN r.status = 'not_taken_forward'
          WHEN 'withdrawn' THEN r.status = 'withdrawn'
          ELSE false END
      ORDER BY r.sent_at DESC, r.id DESC
      LIMIT least(_limit, 100) OFFSET greatest(_offset, 0)
    ) AS page JOIN public.applications AS a ON a.id = page.id
    ORDER BY page.sent_at DESC, page.id DESC;
END
$$;

ALTER FUNCTION app.list_reported_applications OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.list_reported_applications TO agency_app;
