-- Returns the jobs filled between two days in London: an application is 'offered', and the first such offer was made in that
-- time. A withdrawn offer fills nothing; a repeated one counts from the second time. A reopened job counts from its first
-- posting. Filtered like app.reported_applications.
CREATE OR REPLACE FUNCTION app.reported_fills(_from date, _to date, _consultant uuid, _job uuid, _client text, _category text)
  RETURNS TABLE (job_id uuid, title text, client text, consultant_id uuid, posted_at timestamptz, filled_at timestamptz)
  LANGUAGE sql STABLE
AS $$
  SELECT j.id, j.title, j.client, app.reported_consultant(j.user_id, (SELECT app.staff_ids())), j.created_at, min(a.status_changed_at)
  FROM public.applications AS a JOIN app.reported_jobs() AS j ON j.id = a.job_id
  WHERE a.status = 'offered'
    AND ((SELECT public.is_admin(app.actor_id())) OR j.user_id = ANY ((SELECT app.staff_ids())::uuid[]))
    AND (_consultant IS NULL OR app.reported_consultant(j.user_id, (SELECT app.staff_ids())) = _consultant)
    AND (_job IS NULL OR j.id = _job) AND (_client IS NULL OR lower(j.client) = lower(_client))
    AND (_category IS NULL OR j.category = _category)
  GROUP BY j.id, j.title, j.client, j.user_id, j.created_at
  HAVING min(a.status_changed_at) >= _from::timestamp AT TIME ZONE 'Europe/London'
     AND min(a.status_changed_at) < (_to + 1)::timestamp AT TIME ZONE 'Europe/London'
$$;

GRANT EXECUTE ON FUNCTION app.reported_fills TO agency_reader;
