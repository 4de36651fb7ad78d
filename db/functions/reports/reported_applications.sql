-- Returns the applications that reports count: sent between two London dates and matching the filters. Consultants get only those for
-- the agency's own jobs. `is_hired`: a placement was recorded. `job_id` is the nil id for a deleted job, and `consultant_id` for a job
-- without a consultant.
--
-- No settings and no SECURITY DEFINER, so that PostgreSQL inlines it into each figure.
CREATE OR REPLACE FUNCTION app.reported_applications(
  _from date, _to date, _consultant uuid, _job uuid, _client text, _category text
)
  RETURNS TABLE (id uuid, job_id uuid, consultant_id uuid, client text, category text, source text, status text, sent_at timestamptz,
                 replied_at timestamptz, shortlisted_at timestamptz, interview_at timestamptz, offered_at timestamptz, is_hired boolean)
  LANGUAGE sql STABLE
AS $$
  SELECT a.id, coalesce(j.id, '00000000-0000-0000-0000-000000000000'), app.reported_consultant(j.user_id, (SELECT app.staff_ids())),
         coalesce(j.client, a.job_company), j.category, a.source, a.status, a.sent_at,
         a.replied_at, a.shortlisted_at, a.interview_at, a.offered_at, p.id IS NOT NULL
  FROM public.applications AS a
  LEFT JOIN app.reported_jobs() AS j ON j.id = a.job_id
  LEFT JOIN public.placements AS p ON p.application_id = a.id
  WHERE a.sent_at >= _from::timestamp AT TIME ZONE 'Europe/London'
    AND a.sent_at < (_to + 1)::timestamp AT TIME ZONE 'Europe/London'
    AND ((SELECT public.is_admin(app.actor_id())) OR j.user_id = ANY ((SELECT app.staff_ids())::uuid[]))
    AND (_consultant IS NULL OR app.reported_consultant(j.user_id, (SELECT app.staff_ids())) = _consultant)
    AND (_job IS NULL OR coalesce(j.id, '00000000-0000-0000-0000-000000000000') = _job)
    AND (_client IS NULL OR lower(coalesce(j.client, a.job_company)) = lower(_client))
    AND (_category IS NULL OR j.category = _category)
$$;

GRANT EXECUTE ON FUNCTION app.reported_applications TO agency_reader;
