-- Records events of jobs, if there is a webhook. The site records jobs that close by date each minute
-- (app/features/core/webhooks).
CREATE OR REPLACE FUNCTION app.note_job_events() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.webhooks WHERE off_since IS NULL) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.webhook_events (type, subject_id, data)
    SELECT 'job.posted', id, jsonb_build_object('id', id) FROM new_jobs WHERE status = 'open' AND closes_at > now()
    ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO public.webhook_events (type, subject_id, data)
    SELECT 'job.closed', id, jsonb_build_object('id', id) FROM old_jobs WHERE status = 'open' AND closes_at > now()
    ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO public.webhook_events (type, subject_id, data)
    SELECT CASE WHEN NOT was_open THEN 'job.posted' WHEN is_open THEN 'job.changed' ELSE 'job.closed' END, id, jsonb_build_object('id', id)
    FROM (SELECT n.id, o.updated_at IS DISTINCT FROM n.updated_at AS is_changed,
                 o.status = 'open' AND o.closes_at > now() AS was_open, n.status = 'open' AND n.closes_at > now() AS is_open
          FROM new_jobs AS n JOIN old_jobs AS o USING (id)) AS changed
    WHERE was_open <> is_open OR (is_open AND is_changed)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.note_job_events OWNER TO agency_keeper;
