-- Queues jobs that were opened, or whose past closing date was extended, for comparison with the alerts.
CREATE OR REPLACE FUNCTION app.note_opened_jobs() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF EXISTS (SELECT FROM public.job_alerts WHERE state = 'confirmed') THEN
    INSERT INTO public.unmatched_jobs (job_id)
    SELECT n.id FROM new_jobs AS n JOIN old_jobs AS o USING (id)
    WHERE n.status = 'open' AND n.closes_at > now() AND NOT (o.status = 'open' AND o.closes_at > now())
    ORDER BY n.id ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.note_opened_jobs OWNER TO agency_keeper;
