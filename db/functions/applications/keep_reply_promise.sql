-- Fixes the date of the promised reply when an application is sent, by the days of the job or the agency; editing the job
-- moves no date. The first decision that the candidate hears of, or email from the desk, is the reply. Opening an
-- application is not.
--
-- An application that staff made promises no reply.
--
-- Only the candidate ends a promise, by withdrawing or erasing their data. It remains if the job or the candidate's account
-- is deleted.
CREATE OR REPLACE FUNCTION app.keep_reply_promise() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF TG_TABLE_NAME = 'application_letters' THEN
    UPDATE public.reply_promises SET replied_at = NEW.written_at
    WHERE application_id = NEW.application_id AND replied_at IS NULL AND ended_at IS NULL;
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    IF NEW.source = 'desk' THEN RETURN NULL; END IF;
    INSERT INTO public.reply_promises (application_id, job_id, owner_id, is_agency, due_at)
    SELECT NEW.id, j.id, j.user_id, j.user_id = ANY (app.staff_ids()),
           ((NEW.sent_at AT TIME ZONE 'Europe/London')::date + 1
            + coalesce(j.reply_days, (SELECT s.reply_days FROM public.settings AS s), 7)::integer)::timestamp
             AT TIME ZONE 'Europe/London' - interval '1 millisecond'
    FROM public.jobs AS j WHERE j.id = NEW.job_id
    ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE public.reply_promises SET ended_at = now()
    WHERE application_id = OLD.id AND replied_at IS NULL AND ended_at IS NULL AND app.is_system();
    RETURN NULL;
  END IF;
  IF NEW.status = 'withdrawn' THEN
    UPDATE public.reply_promises SET ended_at = NEW.status_changed_at
    WHERE application_id = NEW.id AND replied_at IS NULL AND ended_at IS NULL;
  ELSIF NEW.status NOT IN ('sent', 'viewed') THEN
    UPDATE public.reply_promises SET replied_at = NEW.status_changed_at WHERE application_id = NEW.id AND replied_at IS NULL;
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.keep_reply_promise OWNER TO agency_keeper;
