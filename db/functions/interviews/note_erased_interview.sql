-- Queues an email to the interviewer that the time is free again; nothing of the candidate remains.
CREATE OR REPLACE FUNCTION app.note_erased_interview() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  INSERT INTO public.erased_interviews (uid, sequence, interviewer_id, starts_at, ends_at)
  SELECT OLD.uid, OLD.sequence + 1, OLD.interviewer_id, OLD.starts_at, OLD.ends_at
  WHERE OLD.ends_at > now() AND EXISTS (SELECT FROM public.profiles WHERE id = OLD.interviewer_id);
  RETURN OLD;
END
$$;

ALTER FUNCTION app.note_erased_interview OWNER TO agency_keeper;
