-- Returns jobs as reports count them. The client is that of app.client_of_job, by name; without one, the job's company, so
-- that a company and a client of one name are one.
--
-- No settings and no SECURITY DEFINER, so that PostgreSQL inlines it into each figure.
CREATE OR REPLACE FUNCTION app.reported_jobs()
  RETURNS TABLE (id uuid, user_id uuid, title text, client text, category text, status text, created_at timestamptz,
                 updated_at timestamptz, closes_at timestamptz)
  LANGUAGE sql STABLE
AS $$
  SELECT j.id, j.user_id, j.title, coalesce(chosen.name, linked.name, j.company), j.category, j.status, j.created_at, j.updated_at,
         j.closes_at
  FROM public.jobs AS j
  LEFT JOIN public.clients AS chosen ON chosen.id = j.client_id
  LEFT JOIN public.clients AS linked ON linked.account_id = j.user_id AND j.client_id IS NULL
$$;

GRANT EXECUTE ON FUNCTION app.reported_jobs TO agency_reader;
