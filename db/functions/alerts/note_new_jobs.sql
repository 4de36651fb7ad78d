-- Queues posted jobs for comparison with the alerts. Writes nothing if there are no alerts.
CREATE OR REPLACE FUNCTION app.note_new_jobs() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF EXISTS (SELECT FROM public.job_alerts WHERE state = 'confirmed') THEN
    INSERT INTO public.unmatched_jobs (job_id)
    SELECT id FROM new_jobs WHERE status = 'open' AND closes_at > now() ORDER BY id ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.note_new_jobs OWNER TO agency_keeper;
