-- Counts a view of a job that is open to the public.
CREATE OR REPLACE FUNCTION count_job_view(_job_id uuid) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  INSERT INTO public.job_views AS v (job_id, day, views)
  SELECT id, (now() AT TIME ZONE 'Europe/London')::date, 1 FROM public.jobs
  WHERE id = _job_id AND status = 'open' AND closes_at > now()
  ON CONFLICT (job_id, day) DO UPDATE SET views = v.views + 1
$$;

ALTER FUNCTION count_job_view OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION count_job_view TO agency_app;
