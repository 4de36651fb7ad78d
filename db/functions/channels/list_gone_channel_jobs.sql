-- Returns jobs that may have left a feed in the last _days, after a given one, by id: closed ones, and open ones that were
-- changed or excluded, or all if the channel was changed while it was on; with the facts that decide it. _limit is held to
-- 1..250.
CREATE OR REPLACE FUNCTION list_gone_channel_jobs(_channel text, _days integer, _limit integer, _after_id uuid DEFAULT NULL)
  RETURNS TABLE (id uuid, created_at timestamptz, gone_at timestamptz, is_open boolean, facts text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  SELECT j.id, j.created_at, g.gone_at, g.is_open,
         app.channel_facts(
           j.user_id = ANY ((SELECT app.staff_ids())::uuid[]), j.work_mode, j.basis, p.name IS NOT NULL OR NOT g.is_open,
           -- A closed job no longer has places.
           coalesce(p.postal_code, CASE WHEN NOT g.is_open THEN substring(upper(j.location) FROM '[A-Z]{1,2}[0-9][A-Z0-9]?\s*[0-9][A-Z]{2}') END),
           j.salary_period IS NOT NULL, length(left(j.description, 100)) + length(left(j.requirements, 100)), j.created_at, l.job_id IS NOT NULL)
  FROM public.job_channels AS c CROSS JOIN public.jobs AS j
    LEFT JOIN public.job_places AS p ON p.job_id = j.id AND p.number = 1 AND p.is_chosen
    LEFT JOIN public.jobs_left_out AS l ON l.channel = c.channel AND l.job_id = j.id
    CROSS JOIN LATERAL (
      SELECT j.status = 'open' AND j.closes_at > now() AS is_open,
             CASE WHEN j.status = 'open' AND j.closes_at > now()
                  THEN greatest(nullif(j.updated_at, j.created_at), l.left_out_at, CASE WHEN c.changed_at > c.on_since THEN c.changed_at END)
                  WHEN j.status = 'open' THEN j.closes_at
                  ELSE least(j.updated_at, j.closes_at) END AS gone_at) AS g
  WHERE c.channel = _channel AND c.is_on AND j.status IN ('open', 'closed') AND j.id > coalesce(_after_id, '00000000-0000-0000-0000-000000000000')
    AND g.gone_at > now() - make_interval(days => _days)
  ORDER BY j.id
  LIMIT least(greatest(coalesce(_limit, 250), 1), 250)
$$;

ALTER FUNCTION list_gone_channel_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION list_gone_channel_jobs TO agency_app;
